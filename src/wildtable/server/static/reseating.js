// Another seat, or another number of seats, is another page: its parts replace those of this one, without loading it anew.

import { byId, findAll } from "./dom.js";
import { rememberRegions, swapRegions } from "./regions.js";

/** What of the page besides its regions depends on the seat. */
const PARTS = ["content", "leave"];

/**
 * Fetch the page of the table as its server draws it now, and show it. Return whether that succeeded.
 * @param {HTMLElement} table
 */
export async function adoptPage(table) {
  const answer = await fetch(location.href, { headers: { accept: "text/html" } }).catch(() => null);
  const page = answer?.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : null;
  const fresh = page?.getElementById(table.id);
  if (!page || !fresh) return false;
  for (const { name, value } of fresh.attributes) table.setAttribute(name, value);
  for (const id of PARTS) byId(id).replaceChildren(...(page.getElementById(id)?.childNodes ?? []));
  rememberRegions();
  const regions = findAll("[data-region]", page).map((region) => [region.dataset.region ?? "", region.innerHTML]);
  swapRegions(/** @type {import("./types.d.ts").Regions} */ (Object.fromEntries(regions)));
  return true;
}
