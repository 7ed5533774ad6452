'use strict';
// The errors of React Native's `fetch`. Its own words, "Network request failed", do not name the request.

function explained(promise, input) {
  const url = typeof input === 'string' ? input : String(input?.url ?? input);
  // React Native may have replaced the class.
  return new globalThis.Promise((resolve, reject) => {
    promise.then(resolve, (error) => {
      const reason = require('./network').reasonFor(url);
      if (reason && error?.message === 'Network request failed') error.message = `Network request failed: ${reason}`;
      reject(error);
    });
  });
}

/** Returns a function in the place of `fetch`; anything else as it is. */
function explaining(fetch) {
  if (typeof fetch !== 'function') return fetch;
  const given = function (...args) {
    return explained(Reflect.apply(fetch, this, args), args[0]);
  };
  return Object.defineProperty(given, 'name', { value: 'fetch' });
}

/** Lets the errors of the global `fetch` that React Native has set up end with the reason of the failed request. */
function explainFetch(global) {
  const found = Object.getOwnPropertyDescriptor(global, 'fetch');
  if (!found?.configurable) return;
  const { enumerable } = found;
  let given;
  Object.defineProperty(global, 'fetch', {
    configurable: true,
    enumerable,
    // React Native makes its own when it is first read.
    get: () => (given ??= explaining(found.get ? Reflect.apply(found.get, global, []) : found.value)),
    set: (value) => Object.defineProperty(global, 'fetch', { value, writable: true, configurable: true, enumerable }),
  });
}

module.exports = { explainFetch };
