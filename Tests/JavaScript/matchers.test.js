const { expect, test } = require('navbridge');
const { host } = require('./host');

// The library that is tested is another one than that which tests.
host.global = globalThis;
const { expect: subject } = require('house/expect');
require('house/value-matchers');

const bad = () => {
  throw new TypeError('bad');
};

/** Returns the message with which an expectation fails; undefined if it holds. */
function failure(expectation) {
  try {
    expectation();
  } catch (error) {
    return error.message;
  }
  return undefined;
}

const matching = [
  [1, 'toBe', 1], [NaN, 'toBe', NaN], [{ a: 1 }, 'toEqual', { a: 1, b: undefined }],
  [[1, { b: 2 }], 'toStrictEqual', [1, { b: 2 }]],
  [new Map([[1, { a: 2 }]]), 'toEqual', new Map([[1, { a: 2 }]])], [new Set([1, 2]), 'toEqual', new Set([2, 1])],
  [new Date(5), 'toEqual', new Date(5)], [/a/g, 'toEqual', /a/g],
  [{ a: { b: 1, c: 2 } }, 'toMatchObject', { a: { b: 1 } }], [[1, 2], 'toContain', 2], ['abc', 'toContain', 'b'],
  [[{ a: 1 }], 'toContainEqual', { a: 1 }], [[1, 2], 'toHaveLength', 2], ['abc', 'toMatch', /b/], ['abc', 'toMatch', 'bc'],
  [bad, 'toThrow'], [bad, 'toThrow', 'ba'], [bad, 'toThrow', TypeError], [bad, 'toThrow', /ad$/],
  [bad, 'toThrow', new Error('bad')], [1, 'toBeTruthy'], ['', 'toBeFalsy'], [null, 'toBeNull'], [undefined, 'toBeUndefined'],
  [0, 'toBeDefined'], [NaN, 'toBeNaN'], [[], 'toBeInstanceOf', Array], [2, 'toBeGreaterThan', 1],
  [2, 'toBeGreaterThanOrEqual', 2], [1, 'toBeLessThan', 2], [2, 'toBeLessThanOrEqual', 2], [0.1 + 0.2, 'toBeCloseTo', 0.3],
  [{ a: { b: [7] } }, 'toHaveProperty', 'a.b[0]', 7], [{ a: 1 }, 'toHaveProperty', 'a'],
  [{ a: 1 }, 'toEqual', { a: subject.any(Number) }], [{ a: 1, b: 2 }, 'toEqual', subject.objectContaining({ a: 1 })],
  [[1, 2, 3], 'toEqual', subject.arrayContaining([3, 1])], ['abc', 'toEqual', subject.stringMatching(/^a/)],
  ['abc', 'toEqual', subject.stringContaining('bc')], [0, 'toEqual', subject.anything()],
  [{ a: 1 }, 'toEqual', subject.not.objectContaining({ a: 2 })],
];

test.each(matching)('%p %s %p holds, and fails where it is negated', (received, matcher, ...expected) => {
  expect(failure(() => subject(received)[matcher](...expected))).toBe(undefined);
  expect(failure(() => subject(received).not[matcher](...expected))).toMatch(`.not.${matcher}(`);
});

const differing = [
  [{ a: 1 }, 'toBe', { a: 1 }], [{ a: undefined }, 'toStrictEqual', {}], [[1, undefined], 'toEqual', [1]], [0, 'toEqual', -0],
  [{ a: 1 }, 'toEqual', { a: '1' }], [new Set([1]), 'toEqual', new Set([2])],
  [{ a: 1 }, 'toMatchObject', { b: undefined }], [[1, 2], 'toMatchObject', [1]], [() => {}, 'toThrow'],
  [bad, 'toThrow', 'good'], [new (class A {})(), 'toStrictEqual', {}], [null, 'toEqual', subject.anything()],
  ['x', 'toEqual', subject.any(Number)], [{ a: 1 }, 'toHaveProperty', 'a.b'], [{ a: 1 }, 'toHaveProperty', 'a', 2],
];

test.each(differing)('%p %s %p fails, and holds where it is negated', (received, matcher, ...expected) => {
  expect(failure(() => subject(received)[matcher](...expected))).toMatch(`.${matcher}(`);
  expect(failure(() => subject(received).not[matcher](...expected))).toBe(undefined);
});

test('a failure explains itself', () => {
  expect(failure(() => subject({ a: 1 }).toBe({ a: 1 }))).toMatch('The two are equal but not the same');
  expect(failure(() => subject([1]).toHaveLength(2))).toMatch('The value: [1]');
  expect(failure(() => subject(1).toMatch(1))).toMatch('A text or a pattern, such as /a+/, is expected.');
  expect(failure(() => subject(1).toThrow())).toMatch('needs a function');
});
