// Where Soloist lies on its host: nothing if it has the host to itself, or a folder such as /games.

export const base = new URL(import.meta.url).pathname.replace(/\/static\/.*$/, "");
