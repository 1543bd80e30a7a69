// This browser's part in a deal: it commits before the game starts, and reveals when the commitments of all are fixed.

import { find } from "./dom.js";
import { fixDeal, nameGame, noteFor, readNotes, saveNote } from "./notes.js";

/**
 * @import { Connection } from "./connection.js"
 * @import { Deal } from "./types.d.ts"
 */

export class DealPart {
  #sent = "";

  /**
   * @param {Pick<Connection, "isLive" | "send">} connection
   * @param {string} table
   */
  constructor(connection, table) {
    this.connection = connection;
    this.table = table;
  }

  /** Do what the page asks for. A new connection asks again, as the server may not have got what was sent. */
  async take({ again = false } = {}) {
    if (!this.connection.isLive) return;
    if (again) this.#sent = "";
    const { record = "", dealt = "", seat = "" } = find("[data-record]")?.dataset ?? {};
    const { deal, chance } = find("[data-deal], [data-chance]")?.dataset ?? {};
    if (dealt && seat) this.#nameGame(record, dealt, Number(seat));
    if (deal) this.#reveal(/** @type {Deal} */ (JSON.parse(deal)), record);
    else if (chance) await this.#commit(chance);
  }

  /** @param {string} commitment */
  async #commit(commitment) {
    if (this.#sent === commitment) return;
    this.#sent = commitment;
    const { own } = await noteFor(this.table, commitment);
    if (this.connection.isLive) this.connection.send({ do: "commit", text: own }, () => (document.body.dataset.committed = own));
  }

  /**
   * @param {Deal} deal
   * @param {string} record
   */
  #reveal(deal, record) {
    const note = fixDeal(this.table, deal, record, Date.now());
    if (!note || this.#sent === note.own) return;
    this.#send(note.own, note.bytes);
  }

  /**
   * Once the game is there, ask again for an acknowledgement that was lost: seats change in a rematch, and the page with them.
   * @param {string} record
   * @param {string} dealt
   * @param {number} seat
   */
  #nameGame(record, dealt, seat) {
    const note = nameGame(this.table, record, dealt, seat, Date.now());
    if (note && !note.acknowledged) this.#send(note.own, note.bytes);
  }

  /**
   * @param {string} own
   * @param {string} bytes
   */
  #send(own, bytes) {
    this.#sent = own;
    this.connection.send({ do: "reveal", text: bytes }, () => {
      const note = readNotes().find((one) => one.own === own);
      if (note) saveNote({ ...note, acknowledged: true });
    });
  }
}
