// A request becomes a question to the app, and what the app says becomes a response, at once or bit by bit.

const EMPTY = [204, 205, 304];
let questions = 0;

export async function ask(python, app, request) {
  const body = python.toPy(new Uint8Array(await request.arrayBuffer()));
  const headers = JSON.stringify([...request.headers, ...(await unseen())]);
  const number = (questions += 1);
  return new Promise((done, fail) => {
    let output;
    const stream = new ReadableStream({
      start: (controller) => void (output = controller),
      cancel: () => app.leave(number),
    });
    const begin = (status, given) =>
      done(new Response(EMPTY.includes(status) ? null : stream, { status, headers: JSON.parse(given) }));
    const write = (piece) => {
      const bytes = piece.toJs();
      piece.destroy();
      if (bytes.length) output.enqueue(bytes);
    };
    request.signal?.addEventListener("abort", () => app.leave(number));
    app
      .answer(number, request.method, request.url, headers, body, begin, write)
      .then(() => end(output), (problem) => {
        console.error(problem);
        output.error(problem);
        fail(problem);
      })
      .finally(() => body.destroy());
  });
}

function end(output) {
  try {
    output.close();
  } catch {
    // nobody reads it any more
  }
}

// What browsers send to a server, but do not show to a service worker.
async function unseen() {
  const cookies = (await self.cookieStore?.getAll()) ?? [];
  return [
    ["accept-language", self.navigator.languages.join(",")],
    ["cookie", cookies.map(({ name, value }) => `${name}=${value}`).join("; ")],
    ["sec-ch-ua-mobile", self.navigator.userAgentData?.mobile ? "?1" : "?0"],
  ];
}
