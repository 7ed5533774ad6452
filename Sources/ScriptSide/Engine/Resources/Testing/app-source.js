'use strict';
// What an app under test runs: a file, or a function of the test with its arguments.

const { data } = require('./file-realm');
const { expressionOf, refuseMissingArgument, textOf } = require('./function-text');
const { inspect } = require('./inspect');
const { items } = require('./kinds');
const { refuseUnsendable } = require('./sent-arguments');

/** Refuses arguments of an app's function that it would not get as they are. */
function checkArguments(args) {
  if (args === undefined) return;
  if (!Array.isArray(args)) {
    const given = inspect(args, 1);
    throw new TypeError(
      `app(function, { args }): 'args' is the list of the function's arguments, and is ${given}. Write args: [${given}].`);
  }
  refuseUnsendable('app(function, { args })', items(args));
}

/**
 * Reads the arguments of `app`.
 * @returns `{file, source, text, label, options}`: the path of a file, or the text of a function and the source that calls it;
 *   the words by which a report names the call; and the options for the app
 */
function sourceOf(file, given) {
  const isFunction = typeof file === 'function';
  checkArguments(given?.args);
  const { args = [], ...options } = data(given);
  if (!isFunction && typeof file !== 'string') {
    throw new TypeError(`app(file, options) starts the app of a file or of a function, and got ${inspect(file, 1)}.`);
  }
  if (!isFunction && given.args !== undefined) throw new TypeError("A file gets no 'args': they are those of a function.");
  if (!isFunction) return { file: String(file), label: `app(${JSON.stringify(file)})`, options };
  const text = textOf(file, 'app(function, options)');
  refuseMissingArgument(file, args.length, 'app(function, { args })');
  const values = args.map((value) => JSON.stringify(value) ?? 'undefined').join(', ');
  return { source: `${expressionOf(text)}(${values})`, text, label: 'app(…)', options };
}

module.exports = { sourceOf };
