'use strict';
// The members of a value that a snapshot states by matchers, because they differ from run to run:
// `toMatchSnapshot({ id: expect.any(String) })`.

const { Asymmetric } = require('./asymmetric');
const { contains } = require('./equality');
const { taken } = require('./file-realm');
const { isDate, isError, isMap, isRegExp, isSet, items } = require('./kinds');
const { pretty } = require('./pretty');

const isObject = (value) => value !== null && typeof value === 'object';
const hasMembers = (value) => isObject(value) && ![isDate, isError, isMap, isRegExp, isSet].some((is) => is(value));

/** Returns a value with matchers in place of the members that they stand for. All of them match. */
function merged(given, properties) {
  const [value, stated] = [taken(given), taken(properties)];
  if (stated instanceof Asymmetric || !hasMembers(stated)) return stated;
  if (Array.isArray(stated)) return items(stated).map((one, index) => merged(value[index], one));
  const member = (key) => (Object.hasOwn(stated, key) ? merged(value[key], stated[key]) : value[key]);
  return Object.fromEntries([...new Set([...Object.keys(value), ...Object.keys(stated)])].map((key) => [key, member(key)]));
}

module.exports = {
  isObject,
  /**
   * Returns `{value}`, the value as its snapshot shows it; or `{verdict}` if a member is not as it is stated.
   * @param name the matcher @param properties the stated members; undefined if there are none
   */
  withProperties(name, received, properties) {
    if (properties === undefined) return { value: received };
    if (!isObject(received)) throw new TypeError(`${name} with properties needs an object, not ${pretty(received)}.`);
    if (contains(received, properties)) return { value: merged(received, properties) };
    return { verdict: { isMatch: false, expected: properties, received, reason: 'The value does not have these properties.' } };
  },
};
