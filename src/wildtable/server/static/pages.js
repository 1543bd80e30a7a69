// Pages around the table: buttons that copy or send a link, and the form for a new table, which shows as many seats as are chosen.

import { findAll } from "./dom.js";
import { enableCopying, enableSharing } from "./sharing.js";

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
findAll("[data-share]").forEach(enableSharing);
/** @type {HTMLFormElement[]} */
const forms = findAll("[data-table-form]");
forms.forEach(showChosenSeats);
