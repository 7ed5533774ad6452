'use strict';
// Failures as they are reported: texts, whatever was thrown.

const { isError, items, read } = require('./kinds');
const { causesOf, codeText, inspect, memberText } = require('./inspect');

/** The length beyond which a text is cut, in UTF-16 units. */
const LIMIT = 20_000;

const cut = (text) =>
  (text.length > LIMIT ? `${text.slice(0, LIMIT)}… (${text.length - LIMIT} more characters are left out)` : text);

const NOWHERE = { place: null, frames: [], code: [] };

/** The values that were thrown and are no Errors, as `{value, stack}`: each with the stack of its test or hook. */
const thrownValues = new WeakSet();

/** Returns what a part of a file has thrown, with the part's place if it has none of its own. */
function placed(error, stack) {
  if (isError(error) || thrownValues.has(error) || !stack) return error;
  const thrown = { value: error, stack };
  thrownValues.add(thrown);
  return thrown;
}

/** The calls of the app in which it has thrown an error, innermost first, as lines. They have come with the error. */
function framesOfApp(error) {
  const frames = read(read(error, 'data') ?? {}, 'frames');
  return Array.isArray(frames) ? items(frames).filter((one) => typeof one === 'string') : [];
}

/** The stack of an error. That of a file that is no JavaScript leads to the mistake, which lies in no call. */
function stackOf(error) {
  const [stack, file, line] = ['stack', 'sourceURL', 'line'].map((name) => read(error, name));
  const text = typeof stack === 'string' ? cut(stack) : '';
  const isNoScript = read(error, 'name') === 'SyntaxError' && typeof file === 'string' && !file.startsWith('navbridge:');
  return isNoScript && !text.includes(`${file}:`) ? `@${file}:${Number(line)}:1\n${text}` : text;
}

/** Returns `{message, place, frames, code}` for a thrown value. */
function describeFailure(error) {
  if (!isError(error)) {
    const { value, stack } = thrownValues.has(error) ? error : { value: error };
    const begin = stack ? '\nIt has no place of its own; this is where its test or hook begins.' : '';
    const message = cut(`A value was thrown that is no Error: ${inspect(value, 1)}`) + begin;
    return { message, ...(stack ? host.places(stack, '[]') : NOWHERE) };
  }
  const [name, code] = [memberText(error, 'name'), codeText(error)];
  // An app that ends by an error in a function of the test has printed a place in the text that was sent.
  const printed = memberText(error, 'message') ?? '';
  const message = printed.includes('<function ') ? host.placed(printed) : printed;
  // An error of the app has its own name, in its own sentence.
  const isPlain = !name || name === 'ExpectationError' || code === 'APP_ENDED' || code === 'UNHANDLED';
  const subject = isPlain ? '' : `${name}${code === undefined ? '' : ` [${code}]`}: `;
  return {
    message: cut(subject + `${message}${causesOf(error)}`.trimStart()),
    ...host.places(stackOf(error), JSON.stringify(framesOfApp(error))),
  };
}

/**
 * Returns a record as JSON. A lone surrogate, which no encoding has a form for, is shown by its number, such as `\ud800`.
 */
const recordText = (record) => JSON.stringify(record).replace(
  /\\(?:[^u]|u(d[89a-f][0-9a-f]{2})?)/g, (whole, surrogate) => (surrogate ? `\\\\u${surrogate}` : whole));

module.exports = { describeFailure, placed, recordText };
