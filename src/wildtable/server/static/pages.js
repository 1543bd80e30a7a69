// What a script adds to the pages around the table: links are copied, and a new table has as many places as seats.
for (const button of document.querySelectorAll("[data-copy]")) {
  const field = document.getElementById(button.dataset.copy);
  button.hidden = false;
  field.addEventListener("focus", () => field.select());
  button.addEventListener("click", async () => {
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      document.execCommand("copy");
    }
    const [text] = button.childNodes;
    const before = text.data;
    text.data = button.dataset.done;
    setTimeout(() => (text.data = before), 2000);
  });
}

for (const form of document.querySelectorAll("[data-table-form]")) {
  const places = [...form.querySelectorAll("[data-seat]")];
  const fit = () => {
    const seats = Number(form.elements.seats.value);
    const taken = [...form.querySelectorAll("option[data-takes]:checked")].reduce((sum, one) => sum + Number(one.dataset.takes), 0);
    for (const [number, place] of places.entries()) {
      place.classList.toggle("beyond", number >= seats - taken);
    }
  };
  form.addEventListener("change", fit);
  addEventListener("pageshow", fit);
  fit();
}
