// The files of the site, kept on the device under their content: a new version fetches only what is new in it.

import { PARTS } from "./parts.js";

const CACHE = "soloist-parts";
const AT_ONCE = 4;
const scope = () => self.registration.scope;
const keyOf = ({ path, sha256 }) => `${scope()}${path}?${sha256}`;
export const network = self.fetch.bind(self);
const byPath = new Map(PARTS.map((part) => [part.path, part]));

// Fetch whatever is not here yet; `tell` hears which share of it has come.
export async function fetchAll(tell) {
  const cache = await caches.open(CACHE);
  const missing = [];
  for (const part of PARTS) if (!(await cache.match(keyOf(part)))) missing.push(part);
  const whole = missing.reduce((sum, part) => sum + part.size, 0);
  let come = 0;
  const next = async () => {
    for (let part = missing.shift(); part; part = missing.shift()) {
      await cache.put(keyOf(part), await fetchPart(part));
      come += part.size;
      tell(come / whole);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

// Packed parts are unpacked here, so that it does not matter whether the host compresses what it sends.
async function fetchPart({ path, packed, type, sha256 }) {
  const response = await network(scope() + path + (packed ? ".packed" : ""), { cache: "no-cache" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const unpacked = packed ? new Response(response.body.pipeThrough(new DecompressionStream("gzip"))) : response;
  const content = await unpacked.arrayBuffer();
  if ((await digest(content)) !== sha256) throw new Error(`${path} is not what it should be`);
  return new Response(content, { headers: { "content-type": type } });
}

async function digest(content) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// A file of the site by its address; null if it is none, and the app is to be asked.
export async function kept(url) {
  const path = url.slice(scope().length).replace(/[?#].*$/, "");
  const part = byPath.get(path);
  if (!part) return null;
  const cache = await caches.open(CACHE);
  const found = await cache.match(keyOf(part));
  if (found) return found;
  const fetched = await fetchPart(part); // somebody has cleared the cache
  await cache.put(keyOf(part), fetched.clone());
  return fetched;
}

export const partNamed = (path) => kept(scope() + path);

export async function dropOld() {
  const cache = await caches.open(CACHE);
  const wanted = new Set(PARTS.map(keyOf));
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}
