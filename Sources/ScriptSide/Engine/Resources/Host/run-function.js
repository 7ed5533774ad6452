'use strict';
// Runs functions that a driver sends, and reports their results.

const { expressionOf } = require('./function-text');

/** A function is sent as a text, so a variable around it is unknown here. */
const NOT_SEEN = 'The function runs in the app, and sees no variables of the test: give it values as arguments.';

function describe(error) {
  if (!(error instanceof Error)) return { message: String(error), data: { value: error } };
  const { name, code, domain, userInfo, stack } = error;
  const message = name === 'ReferenceError' ? `${error.message}. ${NOT_SEEN}` : error.message;
  return { message, data: { name, code, domain, userInfo, stack, frames: host.frames(String(stack)) } };
}

/** @param values the function's arguments */
function runFunction(id, source, values) {
  const fail = (error) => host.ran(id, false, JSON.stringify(describe(error)));
  const end = (value) => host.ran(id, true, JSON.stringify(value) ?? 'null');
  // The function sees the app's globals, as the app's file does.
  const run = async () => (0, eval)(expressionOf(source))(...values);
  run().then(end).catch(fail);
}

module.exports = { runFunction };
