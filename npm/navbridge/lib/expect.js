'use strict';
// `expect` of the runner of a test: Jest's. The matchers for devices are added to it, and it has those for values.

const { callsOf, showsTest } = require('./stacks');

/** The matchers for devices by name: functions of (received, …expected) that return a verdict, or a promise of one. */
const matchers = {};

/** The function for values; undefined for the global one. */
let ofValues;

class ExpectationError extends Error {
  get name() {
    return 'ExpectationError';
  }
}

/** Leaves the lines of the test in the stack of an error of the library: its own, or those of a call if it has none. */
function placed(error, stack) {
  if (!(error instanceof Error)) return error;
  const lines = [`${error.name}: ${error.message}`, ...callsOf(showsTest(error.stack) ? error.stack : stack)];
  Object.defineProperty(error, 'stack', { value: lines.join('\n'), configurable: true, writable: true });
  return error;
}

/** The runner's `expect` of a value that is no element. */
function expect(value) {
  const found = ofValues ?? globalThis.expect;
  if (typeof found === 'function') return found(value);
  throw new TypeError("expect of a value is that of a test runner, and there is none: const { expect } = require('expect').");
}

module.exports = {
  ExpectationError, expect, matchers, placed,
  /** Sets the function for values. */
  use(found) {
    ofValues = found;
  },
};
