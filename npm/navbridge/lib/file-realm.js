'use strict';
// A test in Node shares its global object with the library, so that each value is the other's as it is.

const same = (value) => value;

const isThenable = (value) => value !== null && ['object', 'function'].includes(typeof value) && typeof value.then === 'function';

module.exports = {
  /** The classes of the test. */
  file: {
    Array, BigInt, Boolean, Error, Function, Number, Object, Promise, RangeError, ReferenceError, String, Symbol, SyntaxError,
    TypeError,
  },
  /** Returns a copy of a value that has a JSON form. */
  data(value) {
    const text = JSON.stringify(value);
    return text === undefined ? undefined : JSON.parse(text);
  },
  offer: same,
  receiving: same,
  taken: same,
  /** Settles as a value does, with `{value}`. */
  settled: async (value) => ({ value: isThenable(value) ? await value : value }),
};
