'use strict';
// The kinds of the engine's own objects. They are recognised by what the engine keeps in them, so that an object of another
// global object counts, and one that only inherits from such an object, or is a proxy, does not. No code of a script runs.

const { prototype: date } = Date;
const { prototype: map } = Map;
const { prototype: set } = Set;
const getter = (object, name) => Object.getOwnPropertyDescriptor(object, name).get;

/** Returns a function that is true for the objects that a function of the engine accepts. */
const accepts = (method) => (value) => {
  try {
    Reflect.apply(method, value, []);
    return true;
  } catch {
    return false;
  }
};

const isDate = accepts(date.getTime);
const isMap = accepts(getter(map, 'size'));
const isSet = accepts(getter(set, 'size'));
const isRegExp = accepts(getter(RegExp.prototype, 'source'));
const tag = (value) => Object.prototype.toString.call(value);
const isError = (value) => (Error.isError ? Error.isError(value) : tag(value) === '[object Error]');
const isPromise = (value) => value !== null && typeof value === 'object' && tag(value) === '[object Promise]';

/** The text of a pattern. */
const patternOf = (pattern) => String(new RegExp(pattern));

/** Returns the items of an array, a Map as `[key, value]`, a Set, or of anything else that has an iterator. */
function items(value) {
  const found = [];
  if (Array.isArray(value)) for (let index = 0; index < value.length; index++) found.push(value[index]);
  else if (isMap(value)) Reflect.apply(map.forEach, value, [(item, key) => found.push([key, item])]);
  else if (isSet(value)) Reflect.apply(set.forEach, value, [(item) => found.push(item)]);
  else found.push(...value);
  return found;
}

/** Returns the time of a Date, in milliseconds since 1970. */
const timeOf = (value) => Reflect.apply(date.getTime, value, []);

/** Returns a member, or another value if reading it throws. */
function read(value, name, unreadable) {
  try {
    return value[name];
  } catch {
    return unreadable;
  }
}

module.exports = { isDate, isError, isMap, isPromise, isRegExp, isSet, items, patternOf, read, timeOf };
