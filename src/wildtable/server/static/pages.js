// Pages around the table: buttons that copy a link, and the form for a new table, which shows as many seats as are chosen.

import { byId, findAll } from "./dom.js";

const CONFIRMED = 2000;

/** @param {HTMLElement} button */
function enableCopying(button) {
  /** @type {HTMLInputElement} */
  const field = byId(button.dataset.copy ?? "");
  button.hidden = false;
  field.addEventListener("focus", () => field.select());
  button.addEventListener("click", () => void copy(button, field));
}

/**
 * @param {HTMLElement} button
 * @param {HTMLInputElement} field
 */
async function copy(button, field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy");
  }
  const text = button.firstChild;
  if (!(text instanceof Text)) return;
  const before = text.data;
  text.data = button.dataset.done ?? before;
  setTimeout(() => (text.data = before), CONFIRMED);
}

/** @param {HTMLFormElement} form */
function showChosenSeats(form) {
  const rows = findAll("[data-seat]", form);
  const fit = () => {
    const seats = Number(new FormData(form).get("seats"));
    const taken = findAll("option[data-takes]:checked", form).reduce((sum, one) => sum + Number(one.dataset.takes), 0);
    for (const [number, row] of rows.entries()) row.classList.toggle("beyond", number >= seats - taken);
  };
  form.addEventListener("change", fit);
  addEventListener("pageshow", fit);
  fit();
}

findAll("[data-copy]").forEach(enableCopying);
/** @type {HTMLFormElement[]} */
const forms = findAll("[data-table-form]");
forms.forEach(showChosenSeats);
