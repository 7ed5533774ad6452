'use strict';
// Failures as they are reported: texts, whatever was thrown.

const { isError, read } = require('./kinds');
const { inspect, memberText } = require('./inspect');

/** The length beyond which a text is cut, in UTF-16 units. */
const LIMIT = 20_000;

const cut = (text) =>
  (text.length > LIMIT ? `${text.slice(0, LIMIT)}… (${text.length - LIMIT} more characters are left out)` : text);

const NOWHERE = { place: null, frames: [], code: [] };

/** Returns `{message, place, frames, code}` for a thrown value. */
function describeFailure(error) {
  if (!isError(error)) {
    return { message: cut(`A value was thrown that is no Error: ${inspect(error, 1)}`), ...NOWHERE };
  }
  const [name, code] = [memberText(error, 'name'), memberText(error, 'code')];
  const message = memberText(error, 'message') ?? '';
  // An error of the app has its own name, in its own sentence.
  const isPlain = !name || name === 'ExpectationError' || code === 'APP_ENDED' || code === 'UNHANDLED';
  const stack = read(error, 'stack');
  return {
    message: cut(isPlain ? message : `${name}${code === undefined ? '' : ` [${code}]`}: ${message}`),
    ...(typeof stack === 'string' ? host.places(cut(stack)) : NOWHERE),
  };
}

/**
 * Returns a record as JSON. A lone surrogate, which no encoding has a form for, is shown by its number, such as `\ud800`.
 */
const recordText = (record) => JSON.stringify(record).replace(
  /\\(?:[^u]|u(d[89a-f][0-9a-f]{2})?)/g, (whole, surrogate) => (surrogate ? `\\\\u${surrogate}` : whole));

module.exports = { describeFailure, recordText };
