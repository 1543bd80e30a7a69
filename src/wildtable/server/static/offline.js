// Why the server cannot be reached, as far as a browser knows; when the connection is back, so is the page that was wanted.

if (!navigator.onLine) {
  const why = document.getElementById("why");
  why.textContent = why.dataset.unconnected;
}

addEventListener("online", () => location.reload());
