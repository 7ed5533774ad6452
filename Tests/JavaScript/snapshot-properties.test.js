const { expect, test } = require('navbridge');
const { host } = require('./host');

host.global = globalThis;
const { expect: subject } = require('house/expect');
const { pretty } = require('house/pretty');
const { withProperties } = require('house/snapshot-properties');

const shown = (received, properties) => pretty(withProperties('toMatchSnapshot', received, properties).value);

test.each([
  [{ id: 7, name: 'a' }, { id: subject.any(Number) }, '{\n  "id": Any<Number>,\n  "name": "a",\n}'],
  [{ a: { b: 1, c: [1, 2] } }, { a: { c: [subject.anything(), 2] } },
    '{\n  "a": {\n    "b": 1,\n    "c": [\n      Anything,\n      2,\n    ],\n  },\n}'],
  [[{ at: 5, id: 'x' }], [{ at: subject.any(Number) }], '[\n  {\n    "at": Any<Number>,\n    "id": "x",\n  },\n]'],
  [{ a: 1 }, {}, '{\n  "a": 1,\n}'], [{ a: new Date(5) }, { a: subject.any(Date) }, '{\n  "a": Any<Date>,\n}'],
  [{ a: new Date(5) }, { a: new Date(5) }, '{\n  "a": 1970-01-01T00:00:00.005Z,\n}'],
  [{ a: 1 }, undefined, '{\n  "a": 1,\n}'],
])('%p with the properties %p has the matchers in its snapshot', (received, properties, text) => {
  expect(shown(received, properties)).toBe(text);
});

test('the value keeps its members, and the properties their matchers', () => {
  const [received, properties] = [{ a: { b: 1 } }, { a: { b: subject.any(Number) } }];
  shown(received, properties);
  expect(received).toEqual({ a: { b: 1 } });
  expect(pretty(properties.a.b)).toBe('Any<Number>');
});

test.each([
  [{ id: '7' }, { id: subject.any(Number) }], [{}, { id: subject.anything() }], [[1, 2], [1]], [{ a: { b: 1 } }, { a: { b: 2 } }],
])('%p has not the properties %p', (received, properties) => {
  const { verdict } = withProperties('toMatchSnapshot', received, properties);
  expect(verdict.isMatch).toBe(false);
  expect(verdict.expected).toBe(properties);
});

test('a value that is no object has no properties', () => {
  expect(() => withProperties('toMatchSnapshot', 1, {})).toThrow('toMatchSnapshot with properties needs an object, not 1.');
});

test.each([
  [subject.any(Number), 'Any<Number>'], [subject.anything(), 'Anything'],
  [subject.objectContaining({ a: 1 }), 'ObjectContaining {\n  "a": 1,\n}'],
  [subject.arrayContaining([1]), 'ArrayContaining [\n  1,\n]'], [subject.stringContaining('a"'), 'StringContaining "a\\""'],
  [subject.stringMatching(/a+/i), 'StringMatching /a+/i'], [subject.stringMatching('a'), 'StringMatching /a/'],
  [subject.closeTo(1.5), 'NumberCloseTo 1.5 (2 digits)'], [subject.closeTo(1, 1), 'NumberCloseTo 1 (1 digit)'],
  [subject.not.objectContaining({ a: 1 }), 'ObjectNotContaining {\n  "a": 1,\n}'],
  [subject.not.arrayContaining([]), 'ArrayNotContaining []'], [subject.not.stringContaining('a'), 'StringNotContaining "a"'],
  [subject.not.stringMatching(/a/), 'StringNotMatching /a/'], [subject.not.closeTo(1), 'NumberNotCloseTo 1 (2 digits)'],
  [{ a: [subject.objectContaining({ b: 1 })] }, '{\n  "a": [\n    ObjectContaining {\n      "b": 1,\n    },\n  ],\n}'],
])('%p is shown as Jest shows it', (matcher, text) => {
  expect(pretty(matcher)).toBe(text);
});
