// The worker that explains when the server cannot be reached. Nothing waits for it.

addEventListener("load", () => {
  navigator.serviceWorker?.register(`/worker.js?language=${document.documentElement.lang}`).catch(() => {});
});
