// The worker that explains when the server cannot be reached. Nothing waits for it.

const { lang, dataset } = document.documentElement;

addEventListener("load", () => {
  navigator.serviceWorker?.register(`/worker.js?theme=${dataset.theme ?? ""}&language=${lang}`).catch(() => {});
});
