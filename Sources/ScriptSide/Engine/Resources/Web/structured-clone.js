'use strict';
// `structuredClone`: a copy of a value with the objects that it refers to, which may form cycles.

const { DOMException } = require('./dom-exception');

/** The method of an object that may only be transferred. It returns `{copy, finish}`. */
const TRANSFER = Symbol('transfer');
/** The classes of errors that a copy keeps. */
const ERRORS = { EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError };

const tagOf = (value) => Object.prototype.toString.call(value).slice(8, -1);

/** The built-in classes whose objects cannot be copied, though they are not functions. */
const UNCLONABLE = new Set([
  'AsyncGenerator', 'FinalizationRegistry', 'Generator', 'Promise', 'WeakMap', 'WeakRef', 'WeakSet',
]);

function refuse(value) {
  const ofObject = () => (typeof value === 'function' ? `The function '${value.name}'` : `A ${tagOf(value)}`);
  const shown = typeof value === 'symbol' ? String(value) : ofObject();
  throw new DOMException(`${shown} cannot be cloned.`, 'DataCloneError');
}

/** Copies the values of one call. An object that occurs twice is copied once. */
class Cloning {
  /** The copies, by original. */
  #copies = new Map();
  #transfers = [];

  /** Prepares to move an object, to which the copies then refer. */
  transfer(value) {
    if (this.#copies.has(value)) throw new DOMException('An object is in the transfer list twice.', 'DataCloneError');
    const isBuffer = value instanceof ArrayBuffer;
    if (!isBuffer && typeof value?.[TRANSFER] !== 'function') refuse(value);
    const transfer = isBuffer ? { copy: value.slice(), finish: () => value.transfer() } : value[TRANSFER]();
    this.#copies.set(value, transfer.copy);
    this.#transfers.push(transfer);
  }

  /** Empties the originals, once nothing can be refused any more. Returns what came of them. */
  finish() {
    return this.#transfers.map(({ copy, finish }) => {
      finish();
      return copy;
    });
  }

  clone(value) {
    if (typeof value === 'function' || typeof value === 'symbol') refuse(value);
    if (value === null || typeof value !== 'object') return value;
    if (!this.#copies.has(value)) this.#copy(value, tagOf(value));
    return this.#copies.get(value);
  }

  #copy(value, tag) {
    const keep = (copy) => {
      this.#copies.set(value, copy);
      return copy;
    };
    if (typeof value[TRANSFER] === 'function' || UNCLONABLE.has(tag)) refuse(value);
    if (value instanceof Map) {
      return this.#fill(keep(new Map()), [...value], (copy, [key, one]) => copy.set(this.clone(key), this.clone(one)));
    }
    if (value instanceof Set) return this.#fill(keep(new Set()), [...value], (copy, one) => copy.add(this.clone(one)));
    if (value instanceof Date) return keep(new Date(value.getTime()));
    if (value instanceof RegExp) return keep(new RegExp(value.source, value.flags));
    if (value instanceof ArrayBuffer) return keep(value.slice());
    if (ArrayBuffer.isView(value)) return keep(this.#view(value));
    if (value instanceof Error) return this.#error(value, keep);
    if (['BigInt', 'Boolean', 'Number', 'String', 'Symbol'].includes(tag)) return keep(this.#boxed(value));
    const copy = keep(Array.isArray(value) ? new Array(value.length) : {});
    return this.#fill(copy, Object.keys(value), (_, key) => this.#define(copy, key, this.clone(value[key])));
  }

  #fill(copy, items, add) {
    for (const item of items) add(copy, item);
  }

  /** Defines a member; a member that is named `__proto__` is a member, too. */
  #define(copy, key, value) {
    Object.defineProperty(copy, key, { value, writable: true, enumerable: true, configurable: true });
  }

  #boxed(value) {
    const primitive = value.valueOf();
    if (typeof primitive === 'symbol') refuse(value);
    return Object(primitive);
  }

  /** Copies of views of one buffer share a copy of the buffer. */
  #view(value) {
    const { buffer, byteOffset, byteLength, length } = value;
    return new value.constructor(this.clone(buffer), byteOffset, value instanceof DataView ? byteLength : length);
  }

  #error(value, keep) {
    const copy = keep(new (ERRORS[value.name] ?? Error)(value.message));
    for (const key of ['stack', 'cause']) {
      if (!Object.hasOwn(value, key)) continue;
      Object.defineProperty(copy, key, { value: this.clone(value[key]), writable: true, configurable: true });
    }
  }
}

/** @returns the copy, and the objects that came of those in the list */
function cloneWith(value, list = []) {
  const cloning = new Cloning();
  for (const one of list) cloning.transfer(one);
  return { value: cloning.clone(value), transferred: cloning.finish() };
}

const structuredClone = (...args) => {
  if (!args.length) throw new TypeError('structuredClone needs a value.');
  return cloneWith(args[0], args[1]?.transfer).value;
};

module.exports = { TRANSFER, cloneWith, structuredClone };
