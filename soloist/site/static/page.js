// On every page of the site: keeps the app awake while somebody looks, asks that matches are kept for good, hands out
// files, and says politely when a new version is ready.

const AWAKE = 10_000; // milliseconds; browsers put a service worker to sleep after half a minute
const LOOK = 3_600_000; // for a new version
const LONG_ENOUGH = 60_000; // for a file to be saved
const texts = JSON.parse(document.querySelector('meta[name="soloist-site"]').content);

navigator.serviceWorker.controller?.postMessage("start");
setInterval(() => document.hidden || navigator.serviceWorker.controller?.postMessage("here"), AWAKE);
if (document.getElementById("app")) navigator.storage?.persist?.();

navigator.serviceWorker.ready.then((registration) => {
  if (registration.waiting) offer(registration);
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming.addEventListener("statechange", () => coming.state === "installed" && offer(registration));
  });
  setInterval(() => registration.update().catch(() => {}), LOOK); // without a network there is nothing new
});

function offer(registration) {
  if (document.querySelector(".site-note")) return;
  const note = document.createElement("section");
  note.className = "site-note";
  note.setAttribute("role", "status");
  const said = document.createElement("p");
  said.textContent = texts.ready;
  note.append(said, button(texts.update, () => update(registration)), button(texts.later, () => note.remove()));
  document.body.append(note);
}

function button(label, press) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "button button-large";
  made.textContent = label;
  made.addEventListener("click", press);
  return made;
}

// The old one keeps everything and lets go of the database before the new one comes.
function update(registration) {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  registration.active?.postMessage("leave");
  registration.waiting?.postMessage("come");
}

// Browsers ask the network for a file to be saved, not the service worker.
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[download]");
  if (!link || link.protocol === "blob:") return;
  event.preventDefault();
  save(link.href).catch(() => {});
});

async function save(address) {
  const response = await fetch(address);
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  if (!response.ok || !name) {
    location.href = address; // the page that says why not
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), LONG_ENOUGH);
}
