// On every page of the site: keeps the app awake while somebody looks, asks that matches are kept for good, and says
// politely when a new version is ready.

const AWAKE = 10_000; // milliseconds; browsers put a service worker to sleep after half a minute
const LOOK = 3_600_000; // for a new version
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
