'use strict';
// Sketches of values: texts that are the same for values that are equal. A value is searched only among those of its sketch.

const { isDate, isError, isMap, isRegExp, isSet, patternOf, timeOf } = require('./kinds');

/** The parts of a value that its sketch has, and the depth to which it looks. */
const [PARTS, DEPTH] = [64, 8];
/** The length of a text from which on only its beginning counts. */
const TEXT = 100;
/** Thrown for a value with a matcher in it, which is equal to values of other sketches. */
const ANY = Symbol('any');

const tag = (value) => Object.prototype.toString.call(value);
const sizeOf = (kind, value) => Reflect.get(kind.prototype, 'size', value);

/** The kinds that equality compares in their own ways, by their tags. What only has such a tag may be equal to anything. */
const kinds = {
  '[object Array]': Array.isArray,
  '[object Date]': isDate,
  '[object Error]': isError,
  '[object Map]': isMap,
  '[object RegExp]': isRegExp,
  '[object Set]': isSet,
};

function sketchOfPrimitive(value) {
  if (typeof value === 'string') return `${value.length}${JSON.stringify(value.slice(0, TEXT))}`;
  if (typeof value === 'function' || typeof value === 'symbol') return typeof value;
  return Object.is(value, -0) ? '-0' : `${typeof value} ${value}`;
}

/** The beginning of an object's sketch, and the keys of the members that belong to it. */
function beginning(value, name) {
  if (kinds[name] && !kinds[name](value)) throw ANY;
  if (isDate(value)) return [`${name}${timeOf(value)}`, []];
  if (isRegExp(value)) return [`${name}${patternOf(value)}`, []];
  if (isError(value)) return [`${name}${value.name}: ${value.message}`, []];
  if (isSet(value)) return [`${name}${sizeOf(Set, value)}`, []];
  if (isMap(value)) return [`${name}${sizeOf(Map, value)}`, []];
  if (ArrayBuffer.isView(value) && value.length !== undefined) {
    return [`${name}${value.length}:${Array.prototype.slice.call(value, 0, PARTS).map(sketchOfPrimitive)}`, []];
  }
  if (/^\[object (DataView|(Shared)?ArrayBuffer)\]$/.test(name)) return [name, []];
  if (!Array.isArray(value)) return [name, Object.keys(value).sort()];
  return [`${name}${value.length}`, Array.from({ length: Math.min(value.length, PARTS) }, (_, index) => index)];
}

/**
 * Returns the sketch of a value; undefined for one that may be equal to values of other sketches.
 * @param match the key under which a matcher has its method
 */
function sketchOf(value, match) {
  const parts = [];
  const add = (part) => parts.push(part) < PARTS;
  /** Returns false when there are enough parts. */
  const visit = (one, depth) => {
    if (one?.[match]) throw ANY;
    if (one === null || typeof one !== 'object') return add(sketchOfPrimitive(one));
    if (depth === DEPTH) return add('object');
    const [begin, keys] = beginning(one, tag(one));
    if (!add(begin)) return false;
    for (const key of keys) {
      const member = one[key];
      // A member that is undefined counts as little as one that is missing.
      if (member !== undefined && !(add(`${key}:`) && visit(member, depth + 1))) return false;
    }
    return add(';');
  };
  try {
    visit(value, 0);
    return parts.join('\n');
  } catch {
    // A member that cannot be read is for the comparison.
    return undefined;
  }
}

/** Values that are searched by their sketches. */
class Sketched {
  #buckets = new Map();
  #match;

  constructor(values, match) {
    this.#match = match;
    for (const [index, value] of values.entries()) {
      const sketch = sketchOf(value, match);
      if (!this.#buckets.has(sketch)) this.#buckets.set(sketch, { indices: [], first: 0 });
      this.#buckets.get(sketch).indices.push(index);
    }
  }

  /** Returns the bucket of a sketch. What is used at its beginning is not looked at again. */
  #bucket(sketch, isUsed) {
    const bucket = this.#buckets.get(sketch) ?? { indices: [], first: 0 };
    while (isUsed[bucket.indices[bucket.first]]) bucket.first++;
    return bucket;
  }

  /** The indices of the values that may be equal to one, in their order; undefined for all. */
  candidates(value, isUsed) {
    const sketch = sketchOf(value, this.#match);
    if (sketch === undefined) return undefined;
    return merged(this.#bucket(sketch, isUsed), this.#bucket(undefined, isUsed));
  }
}

/** The indices of two buckets in their order. */
function* merged(one, other) {
  let [at, otherAt] = [one.first, other.first];
  while (at < one.indices.length || otherAt < other.indices.length) {
    const isFirst = !(one.indices[at] > other.indices[otherAt]) && at < one.indices.length;
    yield isFirst ? one.indices[at++] : other.indices[otherAt++];
  }
}

module.exports = { Sketched, sketchOf };
