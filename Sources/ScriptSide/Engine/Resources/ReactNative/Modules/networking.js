'use strict';
// `Networking`: the requests of React Native's `XMLHttpRequest` and `fetch`, which the given replies answer.

const blobs = require('./blobs');
const { emit } = require('./listening');
const { answerTo } = require('./network');
const { bytesOf, contentOf, headersOf } = require('./reply-content');
const { schedule } = require('./timers');

let nextId = 1;
/** The requests that wait for their answers. */
const open = new Set();

/** The body of a request as a reply gets it: a text, bytes, or the parts of a form. */
function bodyOf({ string, blob, base64, formData }) {
  if (string !== undefined) return string;
  if (blob !== undefined) return blobs.textOf(blobs.read(blob));
  return base64 ?? formData ?? null;
}

const fail = (id, message, isTimeout = false) => emit('didCompleteNetworkResponse', [id, message, isTimeout]);

/** Sends an answer as the events of a response. */
function deliver(id, { url, responseType, incrementalUpdates }, { status = 200, headers = {}, body }) {
  const { content, type } = contentOf(body);
  const bytes = bytesOf(content);
  emit('didReceiveNetworkResponse', [id, status, headersOf(headers, type), url]);
  if (incrementalUpdates && bytes.length) emit('didReceiveNetworkDataProgress', [id, bytes.length, bytes.length]);
  if (responseType === 'blob') {
    emit('didReceiveNetworkData', [id, blobs.make(bytes, type)]);
  } else if (bytes.length) {
    const data = responseType === 'base64' ? blobs.toBase64(bytes) : typeof content === 'string' ? content : blobs.textOf(bytes);
    emit('didReceiveNetworkData', [id, data]);
  }
  emit('didCompleteNetworkResponse', [id, null, false]);
}

/** Calls a function after some milliseconds of the device's clock. */
function after(delay, body) {
  if (delay > 0) schedule('answer of the network', body, delay, []);
  else body();
}

async function send(id, query) {
  const { method = 'GET', url, headers = {}, data, timeout = 0 } = query;
  let answer;
  try {
    answer = await answerTo({ method: method.toUpperCase(), url, headers, body: bodyOf(data ?? {}) });
  } catch (error) {
    host.reportError(error);
    answer = { error: String(error?.message ?? error) };
  }
  const { delay = 0, error } = answer;
  const isLate = timeout > 0 && delay > timeout;
  after(isLate ? timeout : delay, () => {
    if (!open.delete(id)) return;
    if (isLate) fail(id, 'The request timed out.', true);
    else if (error !== undefined) fail(id, String(error));
    else deliver(id, query, answer);
  });
}

module.exports = {
  name: 'Networking',
  methods: {
    // React Native listens for these events without adding a listener to the module.
    addListener(_event) {},
    removeListeners(_count) {},
    sendRequest(query, done) {
      const id = nextId++;
      open.add(id);
      done(id);
      send(id, query);
    },
    abortRequest(id) {
      open.delete(id);
    },
    clearCookies(done) {
      done(false);
    },
  },
};
