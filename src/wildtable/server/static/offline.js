// The offline page: says whether the device is offline or only the server, and reloads when the connection is back.

import { byId } from "./dom.js";

if (!navigator.onLine) {
  const why = byId("why");
  why.textContent = why.dataset.unconnected ?? "";
}

addEventListener("online", () => location.reload());
