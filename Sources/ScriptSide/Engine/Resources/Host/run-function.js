'use strict';
// Runs functions that a driver sends, and reports their results.

const { functionAdvice } = require('./function-advice');
const { expressionOf } = require('./function-text');
const { causesOf } = require('./inspect');
const { jsonForm, loss } = require('./json-form');

/** A function is sent as a text, so a variable around it is unknown here. */
const NOT_SEEN = 'The function runs in the app, and sees no variables of the test: give it values as arguments.';

function describe(error) {
  if (!(error instanceof Error)) return { message: String(error), data: { value: error } };
  const { name, code, domain, userInfo, stack } = error;
  const line = unreadable.has(error) ? error.line : undefined;
  const advice = name === 'ReferenceError' ? `. ${host.bundledName(error.message) ?? NOT_SEEN}` : functionAdvice(error.message);
  const message = error.message + causesOf(error) + advice;
  return { message, data: { name, code, domain, userInfo, stack, line, frames: host.frames(String(stack)) } };
}

/** The name that stacks have in place of a file for the text of a function, if its last line states none. */
const nameOf = (source) => /\n\/\/# sourceURL=(.+)\n?$/.exec(source)?.[1] ?? '<function>';

/** The errors about texts that cannot be read. The line of each is one of its text, counted from 1. */
const unreadable = new WeakSet();

/** Returns the function of a text. It sees the app's globals, as the app's file does. */
function functionOf(source) {
  try {
    return host.evaluate(expressionOf(source), nameOf(source));
  } catch (error) {
    unreadable.add(error);
    throw error;
  }
}

/**
 * Returns a result as JSON. A function is left out, which a subscription has, for example: such a result is seldom wanted.
 */
function jsonOf(result) {
  const { text, reason, place } = jsonForm(result, (value) => (typeof value === 'function' ? undefined : loss(value)));
  if (reason === undefined) return text ?? 'null';
  throw new TypeError(
    `The result of the function cannot be sent: ${place?.replace(/^\./, '') || 'it'} is ${reason}, which has no JSON form. ` +
      'Return what is wanted of it, or write the body of the function in braces if nothing is.');
}

/** @param values the function's arguments */
function runFunction(id, source, values) {
  const fail = (error) => host.ran(id, false, JSON.stringify(describe(error)));
  const end = (value) => host.ran(id, true, jsonOf(value));
  const run = async () => functionOf(source)(...values);
  run().then(end).catch(fail);
}

module.exports = { runFunction };
