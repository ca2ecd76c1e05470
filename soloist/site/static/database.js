// The database file: in memory for Python, its pages in IndexedDB for good. Only the pages that were written since are
// kept, all in one transaction that is on disk when it is done: killed at any moment, what is there is what was there
// before or after. If there is no room, memory goes back to what is kept.

const NAME = "soloist";
const PAGE = 4096; // bytes; as SQLite's own

const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const finished = (transaction) =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error);
  });

export class Database {
  static async open(FS, folder, name) {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("pages"); // by their number; "size" is that of the file
      request.result.createObjectStore("copies"); // whole files beside it, by their names
    };
    const found = new Database(FS, folder, name, await done(request));
    await found.load();
    return found;
  }

  constructor(FS, folder, name, store) {
    Object.assign(this, { FS, folder, path: `${folder}/${name}`, name, store, isClosed: false, keeping: null });
    this.written = new Set(); // the numbers of pages
  }

  close() {
    this.isClosed = true;
    this.store.close();
  }

  async load() {
    const pages = this.store.transaction("pages").objectStore("pages");
    const [numbers, contents] = await Promise.all([done(pages.getAllKeys()), done(pages.getAll())]);
    const known = new Map(numbers.map((number, place) => [number, contents[place]]));
    this.size = known.get("size") ?? 0;
    const file = new Uint8Array(this.size);
    for (const [number, page] of known) if (number !== "size" && number * PAGE < this.size) file.set(page, number * PAGE);
    this.FS.mkdirTree(this.folder);
    this.FS.writeFile(this.path, file);
    this.watch();
  }

  // From now on we know which pages are written.
  watch() {
    const { node } = this.FS.lookupPath(this.path);
    const { write } = node.stream_ops;
    node.stream_ops = {
      ...node.stream_ops,
      write: (stream, buffer, offset, length, position, canOwn) => {
        for (let page = Math.floor(position / PAGE); page * PAGE < position + length; page += 1) this.written.add(page);
        return write(stream, buffer, offset, length, position, canOwn);
      },
    };
    this.node = node;
  }

  // Keep what was written; false if there is no room for it. Who comes meanwhile waits, and has theirs kept after that.
  async keep() {
    while (this.keeping) await this.keeping;
    if (!this.written.size && this.node.usedBytes === this.size) return true;
    this.keeping = this.write();
    try {
      return await this.keeping;
    } finally {
      this.keeping = null;
    }
  }

  async write() {
    const numbers = [...this.written];
    const size = this.node.usedBytes;
    this.written.clear();
    try {
      if (this.isClosed) throw new Error("a newer version has taken over");
      const transaction = this.store.transaction("pages", "readwrite", { durability: "strict" });
      const pages = transaction.objectStore("pages");
      for (const number of numbers.filter((each) => each * PAGE < size)) pages.put(this.page(number, size), number);
      if (size < this.size) pages.delete(IDBKeyRange.bound(Math.ceil(size / PAGE), Infinity));
      pages.put(size, "size");
      await finished(transaction);
      this.size = size;
      return true;
    } catch (problem) {
      console.info("cannot be kept:", problem);
      await this.goBack(numbers);
      return false;
    }
  }

  page(number, size) {
    return this.node.contents.slice(number * PAGE, Math.min((number + 1) * PAGE, size));
  }

  // SQLite sees by a number in the first page that the file has changed under its hands, and reads it again.
  async goBack(numbers) {
    const known = new Map();
    for (let wanted = numbers; wanted.length; wanted = [...this.written].filter((each) => !known.has(each))) {
      const pages = this.store.transaction("pages").objectStore("pages");
      const found = await Promise.all(wanted.map((number) => done(pages.get(number))));
      wanted.forEach((number, place) => known.set(number, found[place]));
    }
    for (const [number, page] of known) if (page) this.node.contents.set(page, number * PAGE);
    this.FS.truncate(this.path, this.size);
    this.written.clear();
  }

  // What is beside the file, such as a copy from before an update of its tables.
  async keepCopies() {
    const beside = this.FS.readdir(this.folder).filter((each) => each.startsWith(`${this.name}.`));
    for (const each of beside) {
      const transaction = this.store.transaction("copies", "readwrite", { durability: "strict" });
      transaction.objectStore("copies").put(this.FS.readFile(`${this.folder}/${each}`), each);
      await finished(transaction);
    }
  }
}
