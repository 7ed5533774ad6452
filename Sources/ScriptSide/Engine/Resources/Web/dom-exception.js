'use strict';
// `DOMException`: an Error with a name that the Web's standards list.

/** The old numbers of names. */
const CODES = {
  IndexSizeError: 1, HierarchyRequestError: 3, InvalidCharacterError: 5, NotFoundError: 8, NotSupportedError: 9,
  InvalidStateError: 11, SyntaxError: 12, InvalidAccessError: 15, SecurityError: 18, NetworkError: 19, AbortError: 20,
  QuotaExceededError: 22, TimeoutError: 23, DataCloneError: 25,
};

class DOMException extends Error {
  #name;

  constructor(message = '', name = 'Error') {
    super(message);
    this.#name = String(name);
  }

  get name() {
    return this.#name;
  }

  get code() {
    return CODES[this.#name] ?? 0;
  }
}

module.exports = { DOMException };
