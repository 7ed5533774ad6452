'use strict';
// The arguments of functions that a test sends to an app. One that would arrive as another value is refused.

const { jsonForm, loss } = require('./json-form');

const FORMS = 'Arguments are undefined, null, flags, texts, finite numbers, arrays and plain objects of these, and objects ' +
  "with 'toJSON', such as a Date.";
/** UTF-8, in which messages travel, has no form for half of a surrogate pair. */
const HALF = 'contains half of a surrogate pair, which cannot be sent. ' +
  "Use a well-formed text, such as that of 'toWellFormed()'.";

/** Node 18 has no `isWellFormed`. */
const isMalformed = (value) => typeof value === 'string' && /\p{Surrogate}/u.test(value);

/** The reason against a value, or the name of one: the place is that around it. */
function refusal(value, name) {
  if (isMalformed(name)) return { isOfName: true, words: HALF };
  if (isMalformed(value)) return { words: HALF };
  const kind = loss(value);
  return kind && { words: `is ${kind}, which has no JSON form. ${FORMS}` };
}

/**
 * Throws an error if an argument would not arrive as it is.
 *
 * @param what the name of the function
 */
function refuseUnsendable(what, values) {
  values.forEach((value, index) => {
    const { reason, place, around } = jsonForm(value, refusal);
    if (reason === undefined) return;
    const words = typeof reason === 'string' ? `is ${reason}. ${FORMS}` : reason.words;
    const where = reason.isOfName ? `${around || 'the top'} (the name of a member)` : place;
    throw new TypeError(`${what}: the argument ${index + 1}${where && `, at ${where},`} ${words}`);
  });
}

module.exports = { refuseUnsendable };
