'use strict';
// Equality of values, with asymmetric matchers on either side.

const { isDate, isError, isMap, isRegExp, isSet, items, patternOf, timeOf } = require('./kinds');

/** The method by which an asymmetric matcher compares. */
const MATCH = Symbol('match');

const isObject = (value) => value !== null && typeof value === 'object';
const tag = (value) => Object.prototype.toString.call(value);
const isEnumerable = (object, key) => Object.prototype.propertyIsEnumerable.call(object, key);

function sameBoxed(one, other) {
  if (isDate(one) && isDate(other)) return Object.is(timeOf(one), timeOf(other));
  if (isRegExp(one) && isRegExp(other)) return patternOf(one) === patternOf(other);
  if (isError(one)) return one.name === other.name && one.message === other.message && one.code === other.code;
  return undefined;
}

/** Compares without regard to the order, as sets do. */
function sameItems(one, other, same) {
  const rest = [...other];
  return one.length === rest.length && one.every((item) => {
    const index = rest.findIndex((candidate) => same(item, candidate));
    if (index >= 0) rest.splice(index, 1);
    return index >= 0;
  });
}

/**
 * @param isStrict members that are undefined count, and so do classes and the holes of arrays
 * @param seen the pairs that are being compared, so that cycles end
 */
function equals(one, other, isStrict = false, seen = []) {
  if (other?.[MATCH]) return other[MATCH](one);
  if (one?.[MATCH]) return one[MATCH](other);
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || tag(one) !== tag(other)) return false;
  if (isStrict && Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  const boxed = sameBoxed(one, other);
  if (boxed !== undefined) return boxed;
  if (seen.some(([a, b]) => a === one && b === other)) return true;
  const inner = [...seen, [one, other]];
  const same = (a, b) => equals(a, b, isStrict, inner);
  if ((isSet(one) && isSet(other)) || (isMap(one) && isMap(other))) return sameItems(items(one), items(other), same);
  if (ArrayBuffer.isView(one) || Array.isArray(one)) {
    if (one.length !== other.length) return false;
  }
  const counts = (object) => Reflect.ownKeys(object).filter(
    (key) => isEnumerable(object, key) && (isStrict || object[key] !== undefined));
  const keys = counts(one);
  const others = counts(other);
  return keys.length === others.length && keys.every((key) => others.includes(key) && same(one[key], other[key]));
}

/** True if `value` has the members of `part`; arrays must have the same length. */
function contains(value, part) {
  if (part?.[MATCH] || !isObject(part) || !isObject(value)) return equals(value, part);
  if (Array.isArray(part)) {
    return Array.isArray(value) && value.length === part.length &&
      items(part).every((item, index) => contains(value[index], item));
  }
  if (isDate(part) || isRegExp(part) || isMap(part) || isSet(part)) return equals(value, part);
  return Object.keys(part).every((key) => key in value && contains(value[key], part[key]));
}

module.exports = { MATCH, contains, equals };
