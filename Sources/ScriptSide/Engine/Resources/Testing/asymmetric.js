'use strict';
// Matchers that stand for a value within an expected value: `expect.any(Number)`.

const { MATCH, contains, equals } = require('./equality');
const { file } = require('./file-realm');
const { items } = require('./kinds');

class Asymmetric {
  #matches;

  /** @param shown the matcher in a difference */
  constructor(shown, matches) {
    this.shown = shown;
    this.#matches = matches;
  }

  [MATCH](value) {
    return this.#matches(value);
  }
}

/** The types of the values that are no objects, by the classes that a test names. */
const primitives = new Map([
  [file.String, 'string'], [file.Number, 'number'], [file.Boolean, 'boolean'], [file.BigInt, 'bigint'],
  [file.Symbol, 'symbol'], [file.Function, 'function'], [file.Object, 'object'],
]);

const isOfClass = (value, type) => typeof value === primitives.get(type) || value instanceof type;

const matchers = {
  anything: () => new Asymmetric('anything()', (value) => value !== null && value !== undefined),
  any(type) {
    if (typeof type !== 'function') throw new TypeError('expect.any needs a class, such as Number.');
    return new Asymmetric(`any(${type.name})`, (value) => isOfClass(value, type));
  },
  objectContaining: (part) => new Asymmetric('objectContaining', (value) =>
    value !== null && typeof value === 'object' &&
    Object.keys(part).every((key) => key in value && equals(value[key], part[key]))),
  arrayContaining: (part) => new Asymmetric('arrayContaining', (value) =>
    Array.isArray(value) && items(part).every((item) => items(value).some((candidate) => equals(candidate, item)))),
  stringContaining: (part) => new Asymmetric(`stringContaining(${JSON.stringify(part)})`, (value) =>
    typeof value === 'string' && value.includes(part)),
  stringMatching: (pattern) => new Asymmetric(`stringMatching(${pattern})`, (value) =>
    typeof value === 'string' && new RegExp(pattern).test(value)),
  closeTo: (number, digits = 2) => new Asymmetric(`closeTo(${number})`, (value) =>
    typeof value === 'number' && Math.abs(value - number) < 10 ** -digits / 2),
};

const negated = Object.fromEntries(
  ['objectContaining', 'arrayContaining', 'stringContaining', 'stringMatching', 'closeTo'].map((name) => [
    name,
    (...args) => {
      const matcher = matchers[name](...args);
      return new Asymmetric(`not.${matcher.shown}`, (value) => !matcher[MATCH](value));
    },
  ]),
);

module.exports = { Asymmetric, asymmetric: { ...matchers, not: negated }, contains };
