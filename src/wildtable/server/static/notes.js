// Notes: the browser's notifications, for who has allowed them and is looking elsewhere. They come from the open page, through
// its worker, since phones let nobody else show them; no service outside takes part.

const CHOICE = "notes";
const ICON = document.querySelector("link[rel=apple-touch-icon]").href;

let last = Promise.resolve();

export function areWanted() {
  return isAble() && Notification.permission === "granted" && localStorage.getItem(CHOICE) !== "off";
}

// Only a click may lead here: it may make the browser ask.
export async function want(choice) {
  localStorage.setItem(CHOICE, choice);
  if (choice === "on" && isAble() && Notification.permission === "default") await Notification.requestPermission();
}

// One note for each table: a new one takes the place of the old.
export function show(address, title, body, silent = false) {
  const note = { body, silent, tag: address, data: address, icon: ICON, renotify: true };
  if (document.hidden) next((worker) => worker.showNotification(title, note));
}

export function clear(address) {
  next(async (worker) => {
    for (const note of await worker.getNotifications({ tag: address })) note.close();
  });
}

// One after the other: a note must outlive the clearing of the one before.
function next(work) {
  if (areWanted()) last = last.then(() => navigator.serviceWorker.ready).then(work).catch(() => {});
}

function isAble() {
  return "Notification" in window && "serviceWorker" in navigator;
}
