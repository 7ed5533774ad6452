const { expect, test } = require('navbridge');
const { cutDifference, cutPair, cutText } = require('house/cut-text');

const long = (end) => 'x'.repeat(1000) + end;

test('a text of short lines stays as it is', () => {
  expect(cutText('a\nb')).toBe('a\nb');
  expect(cutPair('a', 'b')).toEqual(['a', 'b']);
});

test('a long line is cut, with its length', () => {
  expect(cutText(long(''))).toBe(`${'x'.repeat(400)}… (1000 characters)`);
});

test('a text of many lines is cut, with their number', () => {
  const shown = cutText('a\n'.repeat(100)).split('\n');
  expect(shown).toHaveLength(61);
  expect(shown.at(-1)).toBe('… (101 lines)');
});

test('two long lines are cut so that their first difference is seen', () => {
  const [one, other] = cutPair(long('one'), long('other'));
  expect(one).toMatch(/^\(603 characters\) …x{397}one$/);
  expect(other).toMatch(/^\(605 characters\) …x{395}other$/);
  const [begin, end] = cutPair(`a${long('')}`, `b${long('')}`);
  expect([begin[0], end[0]]).toEqual(['a', 'b']);
});

test('the lines of a difference are cut in pairs', () => {
  const lines = cutDifference(['  {', `- ${long('a')}`, `- ${long('b')}`, `+ ${long('c')}`, '  }', '+ d']);
  expect(lines.map((line) => line.at(-1))).toEqual(['{', 'a', ')', 'c', '}', 'd']);
  expect(lines.every((line) => line.length < 450)).toBe(true);
});
