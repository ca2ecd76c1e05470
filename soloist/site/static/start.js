// The first page: it fetches Soloist, says how far it is, and gives way to the page that was asked for.

const language = (navigator.language || "en").slice(0, 2);
const all = JSON.parse(document.getElementById("texts").textContent);
const texts = all[language] ?? all.en;
const line = document.getElementById("said");
const bar = document.getElementById("bar");
const news = new BroadcastChannel("soloist");

document.documentElement.lang = texts.lang;
document.getElementById("about").textContent = texts.about;
say(texts.fetching);

function say(text) {
  line.textContent = text;
}

function goOn() {
  if (location.pathname.endsWith("/index.html")) location.replace(location.href.replace(/index\.html/, ""));
  else location.reload();
}

news.addEventListener("message", ({ data }) => {
  if (data.fetched !== undefined) {
    bar.value = data.fetched * 0.8;
    say(texts.fetching);
  }
  if (data.step) {
    bar.value = data.step === "python" ? 0.85 : 0.95;
    say(texts[data.step]);
  }
  if (data.trouble) say(texts.trouble.replace("{reason}", data.trouble));
  if (data.ready) goOn();
});

async function start() {
  if (!("serviceWorker" in navigator)) return say(texts.unable);
  const base = document.querySelector("base")?.href ?? new URL(".", location.href).href;
  try {
    await navigator.serviceWorker.register(`${base}sw.js`, { type: "module", scope: base, updateViaCache: "none" });
  } catch (problem) {
    if (!navigator.serviceWorker.controller) return say(texts.trouble.replace("{reason}", problem.message));
  }
  const { active } = await navigator.serviceWorker.ready;
  active.postMessage("start");
}

start();
