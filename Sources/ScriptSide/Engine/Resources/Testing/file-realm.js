'use strict';
// A test file has a global object of its own. It may replace everything in it, such as `JSON.stringify` or
// `Promise.prototype.then`, and the library, which has another one, goes on with the engine's own. Values pass between the
// two: the file gets errors, promises and data of its own classes, so that `instanceof` holds, and a facade for each
// function and object of the library.

const { isDate, items, timeOf } = require('./kinds');

const { global } = host;
/** The classes of the file, from before it ran. */
const file = Object.fromEntries([
  'Array', 'BigInt', 'Boolean', 'Error', 'Function', 'Number', 'Object', 'Promise', 'RangeError', 'ReferenceError', 'String',
  'Symbol', 'SyntaxError', 'TypeError',
].map((name) => [name, global[name]]));
/** The objects from which all objects and arrays of the file inherit. */
const roots = [file.Object.prototype, file.Array.prototype];
const { then } = Promise.prototype;

/** What the file has in place of a value of the library, and the values of the facades among them. */
const facades = new WeakMap();
const origins = new WeakMap();

const isObject = (value) => (value !== null && typeof value === 'object') || typeof value === 'function';

/** Returns the library's value of a facade, and any other value as it is. */
const taken = (value) => (isObject(value) ? origins.get(value) ?? value : value);

/** True for an object of the library. Those of the file inherit from another `Object.prototype`. */
function isOwn(value) {
  if (!isObject(value) || origins.has(value)) return false;
  try {
    for (let object = value; object; object = Object.getPrototypeOf(object)) if (object === Object.prototype) return true;
  } catch {
    // A proxy of the file.
  }
  return false;
}

/** Returns a value of the library as the file gets it. */
function offer(value) {
  if (!isOwn(value)) return value;
  if (facades.has(value)) return facades.get(value);
  if (value instanceof Error) return errorOf(value);
  if (value instanceof Promise) return promiseOf(value);
  if (Array.isArray(value)) return copy(new file.Array(), value);
  if (typeof value === 'function') return facade(value, receivers.has(value) ? receiverOf(value) : functionOf(value));
  return isData(value) ? copy(new file.Object(), value) : facade(value, new file.Object());
}

function kept(value, offered) {
  facades.set(value, offered);
  origins.set(offered, value);
  return offered;
}

/** True for a plain object without functions, which is handed over as a copy. */
function isData(value) {
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(Object.getOwnPropertyDescriptors(value)).every((one) => !one.get && typeof one.value !== 'function');
}

const define = (object, name, value, enumerable = true) =>
  Object.defineProperty(object, name, { value, enumerable, writable: true, configurable: true });

function copy(into, value) {
  for (const key of Object.keys(value)) define(into, key, offer(value[key]));
  return into;
}

function errorOf(error) {
  const isNamed = Object.hasOwn(file, error.name);
  const made = new (isNamed ? file[error.name] : file.Error)();
  for (const [name, { value, enumerable }] of Object.entries(Object.getOwnPropertyDescriptors(error))) {
    define(made, name, offer(value), enumerable);
  }
  if (!isNamed) define(made, 'name', error.name, false);
  facades.set(error, made);
  return made;
}

const promiseOf = (promise) => new file.Promise((resolve, reject) => {
  Reflect.apply(then, promise, [(value) => resolve(offer(value)), (error) => reject(offer(error))]);
});

/** Returns a function that calls one of the library, as a method of `self`. */
const functionOf = (called, self) => (...args) => {
  try {
    return offer(Reflect.apply(called, self, args.map(taken)));
  } catch (error) {
    throw offer(error);
  }
};

/** The functions of the library to which the file's `this` is handed on, and which the file may call by `new`. */
const receivers = new WeakSet();

/** Marks a function as one of these. It must be marked before the file gets it. */
function receiving(called) {
  receivers.add(called);
  return called;
}

function receiverOf(called) {
  const received = function received(...args) {
    try {
      return offer(Reflect.apply(called, this, args.map(taken)));
    } catch (error) {
      throw offer(error);
    }
  };
  // What `new` makes is an object of the file.
  received.prototype = define(new file.Object(), 'constructor', received, false);
  return received;
}

/**
 * Gives a facade the members of an object of the library and of its classes. They are read when the file
 * reads them, and the file may replace them for itself.
 */
function facade(value, made) {
  kept(value, made);
  const isFunction = typeof value === 'function';
  for (let object = value; object !== Object.prototype && object !== Function.prototype; object = Object.getPrototypeOf(object)) {
    for (const name of Reflect.ownKeys(object)) {
      if (name === 'constructor' || (isFunction && ['length', 'name', 'prototype'].includes(name))) continue;
      if (Object.hasOwn(made, name)) continue;
      Object.defineProperty(made, name, { ...member(value, name, made), enumerable: object === value });
    }
  }
  return made;
}

/** Reads a member. One that refuses to be read throws an error of the file. */
function readMember(value, name) {
  try {
    return value[name];
  } catch (error) {
    throw offer(error);
  }
}

function member(value, name, made) {
  let method;
  const get = () => {
    const found = readMember(value, name);
    if (typeof found !== 'function') return offer(found);
    // The functions of an object of a class are methods; those of other objects stand alone, and may have members.
    if (!Object.hasOwn(value, name)) return (method ??= kept(found.bind(value), functionOf(found, value)));
    return offer(found);
  };
  return { get, set: (replacement) => define(made, name, replacement), configurable: true };
}

/** Settles as a value of the file does, with `{value}`. A promise is watched by the engine's own `then`. */
const settled = (value) => new Promise((resolve, reject) => {
  const fulfil = (result) => resolve({ value: result });
  try {
    Reflect.apply(then, value, [fulfil, reject]);
  } catch {
    // It is no promise of the engine. It may be another object with a `then`.
    const isThenable = isObject(value) && typeof value.then === 'function';
    if (isThenable) Promise.resolve(value).then(fulfil, reject);
    else fulfil(value);
  }
});

/** Returns a copy of a value that has a JSON form. A `toJSON` that the file has given to all objects does not count. */
function data(value, around = []) {
  if (isDate(value)) return Number.isNaN(timeOf(value)) ? null : new Date(timeOf(value)).toISOString();
  if (value === null || typeof value !== 'object') return value;
  if (around.includes(value)) throw new TypeError('A value that contains itself has no JSON form.');
  const form = jsonMethod(value);
  if (form) return data(Reflect.apply(form, value, []), [...around, value]);
  const inner = (item) => data(item, [...around, value]);
  if (Array.isArray(value)) return items(value).map(inner);
  const made = {};
  for (const key of Object.keys(value)) define(made, key, inner(value[key]));
  return made;
}

/** The `toJSON` of an object or of its class. */
function jsonMethod(value) {
  for (let object = value; object && !roots.includes(object); object = Object.getPrototypeOf(object)) {
    if (Object.hasOwn(object, 'toJSON')) return typeof value.toJSON === 'function' ? value.toJSON : undefined;
  }
  return undefined;
}

module.exports = { data, file, offer, receiving, settled, taken };
