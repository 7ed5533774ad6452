const { expect, test } = require('navbridge');
const { host } = require('./host');

host.global = globalThis;
const { Lines, difference, pretty } = require('house/pretty');

test.each([
  ['a', '"a"'], [[], '[]'], [{}, '{}'], [[1, 'x'], '[\n  1,\n  "x",\n]'],
  [{ b: 1, a: [2] }, '{\n  "a": [\n    2,\n  ],\n  "b": 1,\n}'],
  [new Set([1]), 'Set {\n  1,\n}'], [new Map([['k', 1]]), 'Map {\n  "k" => 1,\n}'], [new Date(0), '1970-01-01T00:00:00.000Z'],
  [new Lines('as it\nis'), 'as it\nis'],
])('%p has one member on each line, in the order of the names', (value, text) => {
  expect(pretty(value)).toBe(text);
});

test('an object of a class has its name, and a cycle ends', () => {
  class Node {
    self = this;
  }
  expect(pretty(new Node())).toBe('Node {\n  "self": [Circular],\n}');
});

test('a difference has the lines that only one of the texts has', () => {
  expect(difference('a\nb\nc', 'a\nx\nc')).toBe('  a\n- b\n+ x\n  c');
  expect(difference('a', 'a\nb')).toBe('  a\n+ b');
  expect(difference('a\nb', 'b')).toBe('- a\n  b');
});

test('long runs of equal lines are left out', () => {
  const lines = Array.from({ length: 10 }, (_, index) => `line ${index}`);
  const expected = ['  …', '  line 7', '  line 8', '  line 9', '+ more'];
  expect(difference(lines.join('\n'), [...lines, 'more'].join('\n')).split('\n')).toEqual(expected);
});

test('texts of very many lines are not compared', () => {
  expect(difference('\n'.repeat(2001), 'a')).toBe('The values are too long to be compared line by line.');
});
