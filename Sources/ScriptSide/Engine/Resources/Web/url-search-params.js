'use strict';
// `URLSearchParams`: the query of a URL as a list of names and values.

const { TextDecoder, TextEncoder } = require('./text-coding');

/** Decodes the bytes that `%` stands for. Bytes that are not UTF-8 become U+FFFD, and a `%` without two digits stays. */
function percentDecoded(text) {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    const bytes = [];
    for (const part of text.split(/(%[\da-f]{2})/i)) {
      if (/^%[\da-f]{2}$/i.test(part)) bytes.push(parseInt(part.slice(1), 16));
      else bytes.push(...new TextEncoder().encode(part));
    }
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(Uint8Array.from(bytes));
  }
}

const decoded = (text) => percentDecoded(text.replaceAll('+', ' '));

const encoded = (text) =>
  encodeURIComponent(text).replace(/%20|[!'()~]/g, (found) =>
    (found === '%20' ? '+' : `%${found.charCodeAt(0).toString(16).toUpperCase()}`));

const parse = (text) =>
  text.split('&').filter(Boolean).map((pair) => {
    const [name, ...value] = pair.split('=');
    return [decoded(name), decoded(value.join('='))];
  });

const wellFormed = (value) => String(value).toWellFormed();

/** The pairs of a list of pairs, or of an object. */
function pairsOf(init) {
  if (typeof init[Symbol.iterator] !== 'function') {
    return Reflect.ownKeys(init)
      .filter((name) => Object.prototype.propertyIsEnumerable.call(init, name))
      .map((name) => [wellFormed(name), wellFormed(init[name])]);
  }
  return [...init].map((pair) => {
    const values = [...pair];
    if (values.length !== 2) throw new TypeError('Each element of the list for URLSearchParams must be a name and a value.');
    return values.map(wellFormed);
  });
}

let link;
let replace;

class URLSearchParams {
  #pairs;
  #didChange = () => {};

  static {
    link = (text, didChange) => {
      const made = new URLSearchParams(text);
      made.#didChange = didChange;
      return made;
    };
    replace = (params, text) => {
      params.#pairs = parse(text);
    };
  }

  constructor(init = '') {
    const isList = init !== null && (typeof init === 'object' || typeof init === 'function');
    this.#pairs = isList ? pairsOf(init) : parse(wellFormed(init).replace(/^\?/, ''));
  }

  get size() {
    return this.#pairs.length;
  }

  append(name, value) {
    this.#change([...this.#pairs, [wellFormed(name), wellFormed(value)]]);
  }

  delete(name, value) {
    this.#change(this.#pairs.filter((pair) => !this.#matches(pair, name, value)));
  }

  get(name) {
    return this.#pairs.find((pair) => this.#matches(pair, name))?.[1] ?? null;
  }

  getAll(name) {
    return this.#pairs.filter((pair) => this.#matches(pair, name)).map(([, value]) => value);
  }

  has(name, value) {
    return this.#pairs.some((pair) => this.#matches(pair, name, value));
  }

  /** Sets the first value of a name, and removes its others. */
  set(name, value) {
    const first = this.#pairs.findIndex((pair) => this.#matches(pair, name));
    if (first < 0) return this.append(name, value);
    const kept = this.#pairs.filter((pair, index) => index <= first || !this.#matches(pair, name));
    kept[first] = [kept[first][0], wellFormed(value)];
    return this.#change(kept);
  }

  /** Sorts by name, in the order of code units. The values of a name keep their order. */
  sort() {
    this.#change([...this.#pairs].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)));
  }

  forEach(call, self) {
    for (const [name, value] of this) call.call(self, value, name, this);
  }

  *entries() {
    for (let index = 0; index < this.#pairs.length; index++) yield [...this.#pairs[index]];
  }

  *keys() {
    for (const [name] of this) yield name;
  }

  *values() {
    for (const [, value] of this) yield value;
  }

  toString() {
    return this.#pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
  }

  #matches([name, value], wanted, wantedValue) {
    return name === wellFormed(wanted) && (wantedValue === undefined || value === wellFormed(wantedValue));
  }

  #change(pairs) {
    this.#pairs = pairs;
    this.#didChange(this.toString());
  }
}

URLSearchParams.prototype[Symbol.iterator] = URLSearchParams.prototype.entries;
Object.defineProperty(URLSearchParams.prototype, Symbol.iterator, { enumerable: false });
Object.defineProperty(URLSearchParams.prototype, Symbol.toStringTag, { value: 'URLSearchParams', configurable: true });

module.exports = { URLSearchParams, link, replace };
