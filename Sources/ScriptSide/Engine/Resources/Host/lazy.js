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

/** Defines globals, by functions that make them, which do not show where names are listed. */
function defineAllLazily(global, makers) {
  for (const [name, make] of Object.entries(makers)) defineLazily(global, name, make, false);
}

module.exports = { defineAllLazily, defineLazily };
