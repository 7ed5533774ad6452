'use strict';
// The servers of a test, such as a mock of a backend that it starts in `beforeAll`: the requests of its apps to this machine are
// made by this process, by Node's own `fetch`.

const path = require('path');

const { Buffer, FormData, fetch } = globalThis;

/** The file that an app runs for it. */
const REPLIES = path.join(__dirname, 'loopback-replies.js');
/** The words of iOS for a request that reaches nobody. */
const UNREACHABLE = 'Could not connect to the server.';

/** The body of a request as `fetch` takes it. */
function bodyOf(body) {
  if (!Array.isArray(body)) return body ?? undefined;
  const form = new FormData();
  for (const { fieldName, string = '' } of body) form.append(fieldName, string);
  return form;
}

/** Makes a request, and returns its answer as a reply has it. */
async function answerTo({ method, url, headers, body }) {
  const isForm = Array.isArray(body);
  const sent = Object.entries(headers ?? {}).filter(([name]) => !(isForm && name.toLowerCase() === 'content-type'));
  try {
    const hasBody = !['GET', 'HEAD'].includes(method);
    const response = await fetch(url, { method, headers: sent, ...(hasBody && { body: bodyOf(body) }) });
    const bytes = Buffer.from(await response.arrayBuffer());
    // The body has been decoded, and has another length.
    const kept = [...response.headers].filter(([name]) => !['content-encoding', 'content-length'].includes(name));
    return { status: response.status, headers: Object.fromEntries(kept), base64: bytes.toString('base64') };
  } catch (error) {
    return { error: `${UNREACHABLE} (${error.cause?.code ?? error.message})` };
  }
}

/** Answers the requests of one context of an app, until it ends. */
async function serve(connection, app) {
  const run = (source, ...args) => connection.request(
    'app/request', { app, method: 'script/run', params: { source, arguments: args } }, { keepsRunning: false });
  try {
    for (;;) {
      const { id, request } = await run("() => require('navbridge').forwardedRequests.next()");
      answerTo(request).then((answer) =>
        run("(id, answer) => void require('navbridge').forwardedRequests.answer(id, answer)", id, answer)).catch(() => {});
    }
  } catch {
    // The context has ended, or the app.
  }
}

module.exports = {
  REPLIES, answerTo,
  /** Called with each entry of an app's traffic. */
  took(connection, app, { kind, method }) {
    if (kind === 'reload' && method === 'begin') serve(connection, app);
  },
};
