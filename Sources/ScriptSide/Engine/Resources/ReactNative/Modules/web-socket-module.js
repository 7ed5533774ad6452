'use strict';
// `WebSocketModule`: the connections of React Native's `WebSocket`, whose other ends are the functions given for them.

const blobs = require('./blobs');
const { emit } = require('./listening');
const { report, socketFor } = require('./network');
const { bytesOf } = require('./reply-content');

/** The open connections, by their ids: the other end, and true if it sends bytes as blobs. */
const open = new Map();

function message(data, usesBlobs) {
  if (typeof data === 'string') return { type: 'text', data };
  const bytes = bytesOf(data);
  return usesBlobs ? { type: 'blob', data: blobs.make(bytes) } : { type: 'binary', data: blobs.toBase64(bytes) };
}

function close(id, code, reason) {
  const end = open.get(id);
  if (!end || !open.delete(id)) return;
  emit('websocketClosed', { id, code, reason, clean: true });
  end.onclose?.({ code, reason });
}

/** The other end of a connection, as its handler gets it. */
function makeEnd(id, url, protocols) {
  return {
    url,
    protocols,
    onmessage: null,
    onclose: null,
    /** Sends a text, or bytes. */
    send(data) {
      const end = open.get(id);
      if (end) emit('websocketMessage', { id, ...message(data, end.usesBlobs) });
    },
    close: (code = 1000, reason = '') => close(id, code, reason),
  };
}

/** True for the connections by which a development build looks for React's developer tools, again and again. */
const isOfTools = (url) => /:8097\/?$/.test(url);

function connect(url, protocols, id) {
  const request = { method: 'GET', url };
  const handler = socketFor(request);
  if (!handler) {
    const refusal = isOfTools(url) ? 'There are no developer tools.' : report(`WebSocket ${url}`, 'network.webSocket');
    return emit('websocketFailed', { id, message: refusal });
  }
  const end = makeEnd(id, url, protocols ?? []);
  open.set(id, end);
  emit('websocketOpen', { id, protocol: end.protocols[0] ?? '' });
  handler(end, request);
}

const receive = (id, data) => open.get(id)?.onmessage?.({ data });

module.exports = {
  name: 'WebSocketModule',
  methods: {
    addListener(_event) {},
    removeListeners(_count) {},
    connect(url, protocols, _options, id) {
      connect(url, protocols, id);
    },
    send(text, id) {
      receive(id, text);
    },
    sendBinary(text, id) {
      receive(id, new Uint8Array(require('./base64').decode(text) ?? []));
    },
    ping(_id) {},
    close(code, reason, id) {
      close(id, code ?? 1000, reason ?? '');
    },
  },
  receive,
  /** Decides if a connection sends its bytes as blobs. */
  setUsesBlobs(id, isOn) {
    const end = open.get(id);
    if (end) end.usesBlobs = isOn;
  },
};
