// Pages around the table: buttons that copy or send a link, and the form for a new table, which shows as many seats as are chosen.

import { findAll } from "./dom.js";
import { enableCopying, enableSharing } from "./sharing.js";

/** @param {HTMLFormElement} form */
function showChosenSeats(form) {
  const rows = findAll("[data-seat]", form);
  const fit = () => {
    const people = Number(new FormData(form).get("people"));
    for (const [number, row] of rows.entries()) row.classList.toggle("beyond", number >= people);
  };
  form.addEventListener("change", fit);
  addEventListener("pageshow", fit);
  fit();
}

findAll("[data-copy]").forEach(enableCopying);
findAll("[data-share]").forEach(enableSharing);
/** @type {HTMLFormElement[]} */
const forms = findAll("[data-table-form]");
forms.forEach(showChosenSeats);
