// The socket of a table, or of the lobby: regions and events come in, requests go out. A request is resent until the server has acknowledged it.

import { randomHex } from "./hashes.js";
import { applyPatch } from "./patches.js";

/**
 * @import { Change, LobbyData, Regions, Reply, Request, Snapshot, WithData } from "./types.d.ts"
 * @typedef {(Omit<Change, "regions"> | Omit<Snapshot, "regions">) & { regions: Regions }} Drawing
 * @typedef {{
 *   onDrawing: (message: Drawing) => void,
 *   onNotice: (text: string) => void,
 *   onWaiting: (isAnswerPending: boolean) => void,
 *   onConnected: () => void,
 *   onMoved: () => void,
 * }} Handlers
 */

/** What the page sends by itself; players are told nothing of it. */
const UNSEEN = new Set(["commit", "reveal", "hold", "release"]);
const RESENT = new Set(["answer", "withdraw", "undo", "back"]);
const [FORBIDDEN, MOVED, TOO_MUCH, CROWDED] = [4403, 4409, 4429, 4503];
const DELAYS = new Map([[TOO_MUCH, 5000], [CROWDED, 10_000]]);
const DOUBTFUL = 30_000;

export class Connection {
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {Map<string, { request: Request, done?: () => void }>} */
  #pending = new Map();
  /**
   * The regions as the server sent them, which changes are patches of. The page itself has them as the browser writes them, so what
   * the server has not sent yet it sends whole.
   * @type {Regions}
   */
  #sent = {};
  #attempts = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #retry;
  #isOffline = false;
  #hiddenSince = Infinity;

  /**
   * @param {WithData<LobbyData>} table
   * @param {Handlers} handlers
   */
  constructor(table, handlers) {
    this.table = table;
    this.handlers = handlers;
    this.epoch = table.dataset.epoch;
    this.number = Number(table.dataset.number);
    const check = (/** @type {Event} */ event) => this.#check(event.type === "online");
    document.addEventListener("visibilitychange", check);
    addEventListener("online", check);
    addEventListener("pageshow", check);
    this.#connect();
  }

  get isLive() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /**
   * Send a request; `done` is called when the server has taken it.
   * @param {Omit<Request, "id">} content
   * @param {() => void} [done]
   */
  send(content, done) {
    const request = { ...content, id: randomHex(12) };
    this.#pending.set(request.id, { request, done });
    if (this.isLive) this.#transmit(request);
    else this.handlers.onNotice(this.table.dataset.kept);
    this.#tellWaiting();
  }

  /** Connect again with the page that another seat has, whose data the table has now. */
  rejoin() {
    const { epoch, number } = this.table.dataset;
    [this.epoch, this.number, this.#sent] = [epoch, Number(number), {}];
    this.#connect();
  }

  #connect() {
    clearTimeout(this.#retry);
    const { socket: path, language } = this.table.dataset;
    const address = new URL(path, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.search = String(new URLSearchParams({ epoch: this.epoch, number: String(this.number), language }));
    const socket = new WebSocket(address);
    const stale = this.#socket;
    this.#socket = socket;
    stale?.close();
    let hasReceived = false;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      const message = /** @type {Change | Snapshot | Reply} */ (JSON.parse(/** @type {string} */ (event.data)));
      this.#receive(message);
      if ("snapshot" in message && hasReceived) this.#resend();
      hasReceived = true;
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
  }

  #opened() {
    this.#attempts = 0;
    this.table.dataset.live = "yes";
    if (this.#isOffline) this.handlers.onNotice("");
    this.#isOffline = false;
    this.#resend();
    this.handlers.onConnected();
  }

  /**
   * Send again what was not acknowledged, under the same id, so that it cannot count twice. A snapshot in the middle of a connection
   * means that the server dropped its queue for this page, and acknowledgements may have been in it.
   */
  #resend() {
    for (const { request } of this.#pending.values()) if (RESENT.has(request.do)) this.#transmit(request);
  }

  /** @param {Request} request */
  #transmit(request) {
    this.#socket?.send(JSON.stringify(request));
  }

  /** @param {number} code */
  #lost(code) {
    this.#socket = null;
    this.table.dataset.live = "no";
    for (const [id, { request }] of this.#pending) if (!RESENT.has(request.do)) this.#pending.delete(id);
    if (code === MOVED) {
      this.handlers.onMoved();
      return;
    }
    if (code === FORBIDDEN) {
      this.handlers.onNotice(this.table.dataset.elsewhere); // the page is not at the server's address; retrying is no use
      return;
    }
    const delay = DELAYS.get(code) ?? Math.min(250 * 2 ** this.#attempts, 10_000);
    this.#attempts += 1;
    if (this.#attempts > 1 || code === CROWDED) {
      this.#isOffline = true;
      this.handlers.onNotice(code === CROWDED ? this.table.dataset.crowded : this.table.dataset.offline);
    }
    this.#retry = setTimeout(() => this.#connect(), delay * (0.5 + Math.random()));
  }

  /**
   * Reconnect at once when the page or the network comes back, and replace a connection that may be dead.
   * @param {boolean} isNetworkBack
   */
  #check(isNetworkBack) {
    const isHidden = document.visibilityState === "hidden";
    if (isHidden) this.#hiddenSince = Date.now();
    const isDoubtful = isNetworkBack || Date.now() - this.#hiddenSince > DOUBTFUL;
    if (isHidden || (this.#socket !== null && !isDoubtful)) return;
    this.#hiddenSince = Infinity;
    this.#attempts = 0;
    this.#connect();
  }

  /** @param {Change | Snapshot | Reply} message */
  #receive(message) {
    if ("snapshot" in message) {
      [this.epoch, this.number, this.#sent] = [message.epoch, message.snapshot, message.regions];
      this.handlers.onDrawing(message);
      return;
    }
    if ("change" in message) {
      this.number = message.change;
      this.handlers.onDrawing({ ...message, regions: this.#patch(message.regions) });
      return;
    }
    const sent = this.#pending.get(message.re ?? "");
    this.#pending.delete(message.re ?? "");
    this.#tellWaiting();
    if (!sent || !UNSEEN.has(sent.request.do)) {
      this.handlers.onNotice(message.ok ? "" : ((message.refusal ?? message.error)?.text ?? ""));
    }
    if (message.ok) sent?.done?.();
  }

  /**
   * Return the whole regions that changed.
   * @param {Change["regions"]} patches
   */
  #patch(patches) {
    const before = this.#sent;
    const regions = Object.fromEntries(Object.entries(patches).map(([name, patch]) => [name, applyPatch(before[name] ?? "", patch)]));
    this.#sent = { ...before, ...regions };
    return regions;
  }

  #tellWaiting() {
    this.handlers.onWaiting([...this.#pending.values()].some(({ request }) => request.do === "answer"));
  }
}
