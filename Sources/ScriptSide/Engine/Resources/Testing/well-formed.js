'use strict';
// Texts with lone surrogates. UTF-8, in which messages travel, has no form for them.

/** Returns the place of the first text in a value that is not well formed, such as `.names[2]`; undefined if there is none. */
function malformedPlace(value) {
  // The walk needs no stack of its own: a value may be nested deeply, and JSON refuses one that contains itself.
  const waiting = [[value, '']];
  while (waiting.length) {
    const [each, place] = waiting.pop();
    if (typeof each === 'string' && !each.isWellFormed()) return place;
    if (each === null || typeof each !== 'object') continue;
    const entries = Object.entries(each);
    for (const [key] of entries) if (!key.isWellFormed()) return `${place || 'the top'} (the name of a member)`;
    const step = Array.isArray(each) ? (key) => `[${key}]` : (key) => `.${key}`;
    for (const [key, inner] of entries.reverse()) waiting.push([inner, place + step(key)]);
  }
  return undefined;
}

/**
 * Throws an error if an argument contains a text that is not well formed.
 *
 * @param what the name of the function
 */
function refuseMalformed(what, values) {
  values.forEach((value, index) => {
    // Values are sent as JSON has them.
    const place = malformedPlace(JSON.parse(JSON.stringify(value) ?? 'null'));
    if (place === undefined) return;
    throw new TypeError(
      `${what}: the argument ${index + 1}${place && `, at ${place},`} contains half of a surrogate pair, which cannot be sent. ` +
        "Use a well-formed text, such as that of 'toWellFormed()'.",
    );
  });
}

module.exports = { refuseMalformed };
