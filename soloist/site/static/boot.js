// Starting Python: from the files, or from a picture of its memory that was taken when it first started. The picture is
// a thing of the device alone; without it, or if it does not fit, the start only takes longer.

import createPyodideModule from "./pyodide.asm.mjs";
import { loadPyodide } from "./pyodide.mjs";
import { kept, network, partNamed } from "./cache.js";
import { ask } from "./asking.js";
import { Database } from "./database.js";
import { LOCK, VERSION } from "./parts.js";

const FOLDER = "/data";
const FILE = "soloist.sqlite3";
const LIBRARIES = ["soloist.zip", "library.zip"];
const PICTURES = "soloist-memory";
const GROWTH = 4 << 20; // bytes

const IMPORTS = `
import sys
sys.path[:0] = ${JSON.stringify(LIBRARIES.map((name) => `/${name}`))}
import soloist.web.alone
soloist.web.alone.get_ready()
`;

// Python asks for its own files by fetch, which does not pass the service worker that it runs in.
self.fetch = async (what, options) => {
  const url = new URL(what instanceof Request ? what.url : what, self.location.href).href;
  return (await kept(url)) ?? network(what, options);
};

// The app; `tell` hears of the steps. Only one worker at a time has the database, until it closes it or is gone.
export async function boot(tell) {
  const lock = await take("soloist-database");
  try {
    tell({ step: "python" });
    const python = await startPython();
    tell({ step: "matches" });
    return await openApp(python, lock);
  } catch (problem) {
    lock.release();
    throw problem;
  }
}

const take = (name) =>
  new Promise((done, fail) => {
    navigator.locks.request(name, () => new Promise((release) => done({ release }))).catch(fail);
  });

async function startPython() {
  const picture = await picturedMemory();
  if (picture) {
    try {
      const python = await load({ _loadSnapshot: picture }, picture.length);
      python.runPython("import random; random.seed()");
      return python;
    } catch (problem) {
      console.info("Soloist starts from its files:", problem);
      await caches.delete(PICTURES);
    }
  }
  const python = await load({ _makeSnapshot: true }, 0);
  python.runPython(IMPORTS);
  keepPicture(python.makeMemorySnapshot()).catch((problem) => console.info("no picture is kept:", problem));
  return python;
}

async function load(options, memory) {
  const create = async (settings) => {
    const module = await createPyodideModule(settings);
    while (module.HEAP8.length < memory) module._malloc(GROWTH); // the picture is larger than what a start begins with
    return module;
  };
  const indexURL = `${self.registration.scope}soloist/`;
  const python = await loadPyodide({ indexURL, lockFileContents: LOCK, createPyodideModule: create, ...options });
  for (const name of LIBRARIES) {
    const content = await (await partNamed(`soloist/${name}`)).arrayBuffer();
    python.FS.writeFile(`/${name}`, new Uint8Array(content), { canOwn: true });
  }
  return python;
}

const pictureKey = `${self.location.origin}/memory?${VERSION}`;

async function picturedMemory() {
  const found = await (await caches.open(PICTURES)).match(pictureKey);
  return found ? new Uint8Array(await found.arrayBuffer()) : null;
}

async function keepPicture(picture) {
  const cache = await caches.open(PICTURES);
  for (const old of await cache.keys()) await cache.delete(old);
  await cache.put(pictureKey, new Response(picture));
}

async function openApp(python, lock) {
  const database = await Database.open(python.FS, FOLDER, FILE);
  const fetchPrograms = async () => {
    python.unpackArchive(await (await partNamed("soloist/programs.zip")).arrayBuffer(), "zip");
  };
  const address = self.registration.scope.replace(/\/$/, "");
  const open = python.pyimport("soloist.web.alone").open_alone;
  const language = self.navigator.language.slice(0, 2);
  const app = await open(FOLDER, address, () => database.keep(), fetchPrograms, language);
  if (typeof app === "string") throw new Error(app);
  await database.keepCopies();
  return {
    ask: (request) => ask(python, app, request),
    close() {
      app.stop();
      database.close();
      lock.release();
    },
  };
}
