'use strict';
// The errors of calls that a test awaits. Each is made by the call, so that its stack has the lines of the test.

const { callsOf } = require('./stacks');

module.exports = {
  /**
   * Called with an error when the rest of it is known. V8's stack begins with the message, and has the calls of the library,
   * which are none of the test.
   */
  finish(error) {
    const lines = [`${error.name}: ${error.message}`, ...callsOf(error.stack)];
    Object.defineProperty(error, 'stack', { value: lines.join('\n'), configurable: true, writable: true });
    return error;
  },
};
