// Soloist's service worker: the whole app runs in here, so one of it serves all windows, and pages may come and go.
// Files are kept when it is installed; everything else of this address is asked of the app.

import { boot } from "./soloist/boot.js";
import { dropOld, fetchAll, kept } from "./soloist/cache.js";

const SHELL = "index.html";
const PATIENCE = 250; // milliseconds a page waits for the app before the shell is shown in its place

let starting = null; // the app, or what will become it
let isReady = false;
let isLeaving = false; // a newer one takes over

const news = new BroadcastChannel("soloist");
const tell = (what) => news.postMessage(what);
const sleep = (time) => new Promise((done) => setTimeout(done, time));

self.addEventListener("install", (event) => event.waitUntil(install()));

async function install() {
  try {
    await fetchAll((share) => tell({ fetched: share }));
  } catch (problem) {
    tell({ trouble: problem.message });
    throw problem;
  }
}

self.addEventListener("activate", (event) => event.waitUntil(Promise.all([self.clients.claim(), dropOld()])));

self.addEventListener("message", (event) => {
  if (event.data === "start") event.waitUntil(app().then(() => tell({ ready: true }), () => {}));
  if (event.data === "come") self.skipWaiting();
  if (event.data === "leave") event.waitUntil(leave());
});

// The app, started when it is first needed; after a failure the next who asks tries again.
function app() {
  starting ??= boot(tell).then(
    (found) => {
      isReady = true;
      return found;
    },
    (problem) => {
      starting = null;
      tell({ trouble: problem.message });
      throw problem;
    },
  );
  return starting;
}

async function leave() {
  isLeaving = true;
  if (starting) (await starting.catch(() => null))?.close();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.url.startsWith(self.registration.scope)) event.respondWith(respond(request));
});

async function respond(request) {
  const file = await kept(request.url);
  if (file) return file;
  if (isLeaving) return new Response("", { status: 503 });
  const isNavigation = request.mode === "navigate" && request.method === "GET";
  if (isNavigation && !isReady && !(await isSoon())) return shell();
  try {
    return await (await app()).ask(request);
  } catch (problem) {
    console.error(problem);
    return isNavigation ? shell() : new Response("", { status: 503 });
  }
}

async function isSoon() {
  await Promise.race([app().catch(() => {}), sleep(PATIENCE)]);
  return isReady;
}

// The page that says how far it is, at whatever address; it asks for that address again when the app is ready.
async function shell() {
  const page = await (await kept(self.registration.scope + SHELL)).text();
  const based = page.replace("<head>", `<head><base href="${self.registration.scope}">`);
  return new Response(based, { headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" } });
}
