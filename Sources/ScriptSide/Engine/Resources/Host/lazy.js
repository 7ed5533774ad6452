'use strict';
// Globals that are made at their first use.

/** Defines a global that is made when it is first read. The script may replace it. */
function defineLazily(global, name, make, enumerable = true) {
  let value;
  let isMade = false;
  Object.defineProperty(global, name, {
    get() {
      if (!isMade) {
        isMade = true;
        value = make();
      }
      return value;
    },
    set(replacement) {
      isMade = true;
      value = replacement;
    },
    configurable: true,
    enumerable,
  });
}

module.exports = { defineLazily };
