'use strict';
// The globals of the Web and of Node that libraries expect everywhere. Each is made at its first use, so that a script
// without them does not pay for them, and a script that brings its own replaces them.

const { defineLazily } = require('./lazy');

const ofWeb = {
  DOMException: () => require('./dom-exception').DOMException,
  MessageChannel: () => require('./message-channel').MessageChannel,
  MessageEvent: () => require('./message-channel').MessageEvent,
  MessagePort: () => require('./message-channel').MessagePort,
  TextDecoder: () => require('./text-coding').TextDecoder,
  TextEncoder: () => require('./text-coding').TextEncoder,
  URL: () => require('./url').URL,
  URLSearchParams: () => require('./url-search-params').URLSearchParams,
  atob: () => require('./base64').atob,
  btoa: () => require('./base64').btoa,
  process: () => require('./process').process,
  structuredClone: () => require('./structured-clone').structuredClone,
};

function install(global) {
  for (const [name, make] of Object.entries(ofWeb)) defineLazily(global, name, make, false);
}

module.exports = { install, ofWeb };
