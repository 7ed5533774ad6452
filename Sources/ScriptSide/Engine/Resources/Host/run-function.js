'use strict';
// Runs functions that a driver sends, and reports their results.

const { expressionOf } = require('./function-text');

function describe(error) {
  if (!(error instanceof Error)) return { message: String(error), data: { value: error } };
  const { name, message, code, domain, userInfo, stack } = error;
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
