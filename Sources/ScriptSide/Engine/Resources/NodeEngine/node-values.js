'use strict';
// The values that cross between the host and Node, as JSON has them, and those that JSON lacks.

/** The values that JSON lacks, by their names. */
const SPECIAL = new Map([['undefined', undefined], ['NaN', NaN], ['Infinity', Infinity], ['-Infinity', -Infinity]]);

/** Returns a value as a member of a message. */
function encoded(value) {
  const name = String(typeof value === 'object' || typeof value === 'string' ? null : value);
  return SPECIAL.has(name) ? { special: name } : { value };
}

/** Returns the value of a member of a message. */
const decoded = ({ value, special }) => (special === undefined ? value : SPECIAL.get(special));

module.exports = { decoded, encoded };
