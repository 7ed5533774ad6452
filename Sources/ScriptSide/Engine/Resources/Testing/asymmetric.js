'use strict';
// Matchers that stand for a value within an expected value: `expect.any(Number)`.

const { MATCH, contains, equals } = require('./equality');
const { file } = require('./file-realm');
const { items, patternOf } = require('./kinds');

class Asymmetric {
  #matches;

  /**
   * @param name the name by which a difference and a snapshot show the matcher: that of Jest
   * @param part the object or the array that is shown after the name, if there is one
   */
  constructor(name, matches, part) {
    [this.name, this.part] = [name, part];
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

/** The matchers that have a negation. `not` stands in their names as Jest has it. */
const negatable = (not) => ({
  objectContaining: (part) => new Asymmetric(`Object${not}Containing`, (value) =>
    value !== null && typeof value === 'object' &&
    Object.keys(part).every((key) => key in value && equals(value[key], part[key])), part),
  arrayContaining: (part) => new Asymmetric(`Array${not}Containing`, (value) =>
    Array.isArray(value) && items(part).every((item) => items(value).some((candidate) => equals(candidate, item))), part),
  stringContaining: (part) => new Asymmetric(`String${not}Containing ${JSON.stringify(part)}`, (value) =>
    typeof value === 'string' && value.includes(part)),
  stringMatching: (pattern) => new Asymmetric(`String${not}Matching ${patternOf(pattern)}`, (value) =>
    typeof value === 'string' && new RegExp(pattern).test(value)),
  closeTo: (number, digits = 2) => new Asymmetric(
    `Number${not}CloseTo ${number} (${digits} digit${digits === 1 ? '' : 's'})`,
    (value) => typeof value === 'number' && Math.abs(value - number) < 10 ** -digits / 2),
});

const negated = Object.fromEntries(
  Object.entries(negatable('Not')).map(([name, make]) => [
    name,
    (...args) => {
      const matcher = make(...args);
      return new Asymmetric(matcher.name, (value) => !matcher[MATCH](value), matcher.part);
    },
  ]),
);

const matchers = {
  anything: () => new Asymmetric('Anything', (value) => value !== null && value !== undefined),
  any(type) {
    if (typeof type !== 'function') throw new TypeError('expect.any needs a class, such as Number.');
    return new Asymmetric(`Any<${type.name}>`, (value) => isOfClass(value, type));
  },
  ...negatable(''),
};

module.exports = { Asymmetric, asymmetric: { ...matchers, not: negated }, contains };
