'use strict';
// The errors of React Native's `fetch`. Its own words, "Network request failed", do not name the request.

const { reasonFor } = require('./network');

function explained(promise, input) {
  const url = typeof input === 'string' ? input : String(input?.url ?? input);
  // React Native may have replaced the class.
  return new globalThis.Promise((resolve, reject) => {
    promise.then(resolve, (error) => {
      const reason = reasonFor(url);
      if (reason && error?.message === 'Network request failed') error.message = `Network request failed: ${reason}`;
      reject(error);
    });
  });
}

/** Lets the errors of the global `fetch` that React Native has set up end with the reason of the failed request. */
function explainFetch(global) {
  const found = Object.getOwnPropertyDescriptor(global, 'fetch');
  if (!found?.configurable) return;
  let own;
  let given;
  const wrap = (fetch) => {
    if (typeof fetch !== 'function' || fetch === given) return given ?? fetch;
    own = fetch;
    given = function (...args) {
      return explained(Reflect.apply(own, this, args), args[0]);
    };
    return Object.defineProperty(given, 'name', { value: 'fetch' });
  };
  let value;
  let isSet = false;
  Object.defineProperty(global, 'fetch', {
    configurable: true,
    enumerable: found.enumerable,
    get: () => {
      if (isSet) return value;
      const fetch = found.get ? Reflect.apply(found.get, global, []) : found.value;
      return fetch === own ? given : wrap(fetch);
    },
    set: (replacement) => {
      isSet = true;
      value = replacement;
    },
  });
}

module.exports = { explainFetch };
