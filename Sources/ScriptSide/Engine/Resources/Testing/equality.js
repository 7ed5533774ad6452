'use strict';
// Equality of values, with asymmetric matchers on either side.

const { isDate, isError, isMap, isRegExp, isSet, items, patternOf, timeOf } = require('./kinds');
const { Sketched } = require('./value-sketch');

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

/** The bytes of an ArrayBuffer or a DataView, and a typed array itself; undefined for anything else. */
function elementsOf(value) {
  if (tag(value) === '[object DataView]') return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  if (ArrayBuffer.isView(value)) return value;
  return /^\[object (Shared)?ArrayBuffer\]$/.test(tag(value)) ? new Uint8Array(value) : undefined;
}

function sameElements(one, other) {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) if (!Object.is(one[index], other[index])) return false;
  return true;
}

/**
 * The pairs that are equal, or are being compared, so that cycles end and what is shared is compared once. A pair that turns out
 * to be different makes all different, except where another item may match: what was assumed for it is forgotten then.
 */
class Assumed {
  #others = new Map();
  #trail = [];

  /** Returns false if the pair is there already. */
  add(one, other) {
    const others = this.#others.get(one) ?? new Set();
    if (others.has(other)) return false;
    this.#others.set(one, others.add(other));
    this.#trail.push([one, other]);
    return true;
  }

  /** Returns the result of a comparison that may fail. */
  attempt(compare) {
    const before = this.#trail.length;
    if (compare()) return true;
    for (const [one, other] of this.#trail.splice(before)) this.#others.get(one).delete(other);
    return false;
  }
}

/**
 * Compares without regard to the order, each item with those that none has matched. Equal orders need one look at each, and in
 * others an item is compared with those of its sketch.
 */
function sameItems(one, other, same) {
  const isUsed = [];
  let [first, sketched] = [0, null];
  const take = (item, index) => {
    if (isUsed[index] || !same(item, other[index])) return false;
    isUsed[index] = true;
    return true;
  };
  return one.length === other.length && one.every((item) => {
    while (isUsed[first]) first++;
    if (take(item, first)) return true;
    sketched ??= new Sketched(other, MATCH);
    const candidates = sketched.candidates(item, isUsed) ?? other.keys();
    for (const index of candidates) if (index !== first && take(item, index)) return true;
    return false;
  });
}

/** What two sets both have needs no search. */
function sameSets(one, other, same) {
  const rest = new Set(other);
  const left = one.filter((item) => !rest.delete(item));
  return one.length === other.length && sameItems(left, [...rest], same);
}

function sameMaps(one, other, same) {
  const rest = new Map(other);
  const left = one.filter(([key, value]) => !rest.has(key) || !same(value, rest.get(key)) || !rest.delete(key));
  return one.length === other.length && sameItems(left, [...rest], (a, b) => same(a[0], b[0]) && same(a[1], b[1]));
}

/** @param isStrict members that are undefined count, and so do classes and the holes of arrays */
function equals(one, other, isStrict = false, assumed = new Assumed()) {
  if (other?.[MATCH]) return other[MATCH](one);
  if (one?.[MATCH]) return one[MATCH](other);
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || tag(one) !== tag(other)) return false;
  if (isStrict && Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  const boxed = sameBoxed(one, other);
  if (boxed !== undefined) return boxed;
  const elements = elementsOf(one);
  if (elements) return sameElements(elements, elementsOf(other));
  if (!assumed.add(one, other)) return true;
  const same = (a, b) => equals(a, b, isStrict, assumed);
  const maySame = (a, b) => assumed.attempt(() => same(a, b));
  if (isSet(one) && isSet(other)) return sameSets(items(one), items(other), maySame);
  if (isMap(one) && isMap(other)) return sameMaps(items(one), items(other), maySame);
  if (Array.isArray(one) && one.length !== other.length) return false;
  const counts = (object) => Reflect.ownKeys(object).filter(
    (key) => isEnumerable(object, key) && (isStrict || object[key] !== undefined));
  const keys = counts(one);
  const others = new Set(counts(other));
  return keys.length === others.size && keys.every((key) => others.has(key) && same(one[key], other[key]));
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
