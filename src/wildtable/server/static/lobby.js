// The lobby: its lists follow the server, and who got a table goes there.

import { Connection } from "./connection.js";
import { byId, find } from "./dom.js";
import { swapRegions } from "./regions.js";

/** @import { LobbyData, WithData } from "./types.d.ts" */

/** @type {WithData<LobbyData>} */
const lobby = byId("lobby");

function goIfReady() {
  if (find("[data-ready]")) location.assign("/lobby");
}

const connection = new Connection(lobby, {
  onDrawing: ({ regions }) => {
    swapRegions(regions);
    goIfReady();
  },
  onNotice: (text) => (byId("notice").textContent = text),
  onWaiting: () => undefined,
  onConnected: goIfReady,
});
lobby.dataset.live = connection.isLive ? "yes" : "no";
