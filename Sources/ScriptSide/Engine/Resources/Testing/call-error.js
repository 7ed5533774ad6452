'use strict';
// The errors of calls that a test awaits. Each is made by the call, so that its stack has the lines of the test.

module.exports = {
  /** Called with an error when the rest of it is known. The engine's stack has no part of the message. */
  finish: (error) => error,
};
