const { expect, test } = require('navbridge');
const { listed, nearest } = require('house/likeness');

test.each([
  ['hom', ['modal', 'home'], "There are 'home', 'modal'."], ['x', ['one'], "There is 'one'."], ['x', [], 'Nothing.'],
  ['home', ['HOMES', 'b', 'b'], "There are 'HOMES', 'b'."], [undefined, ['b', 'a'], "There are 'a', 'b'."],
  ['x', Array.from({ length: 10 }, (_, n) => `a${n}`), "There are 'a0', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7' and 2 more."],
])('near %s among %j there is a sentence', (wanted, all, sentence) => {
  expect(listed(wanted, all, 'Nothing.')).toBe(sentence);
});

test('a long name is cut, with its length', () => {
  expect(listed('x', ['y'.repeat(1000)], '')).toBe(`There is '${'y'.repeat(400)}… (1000 characters)'.`);
});

test('a name that is not alike is none', () => {
  expect(nearest('testId', ['text', 'testID'])).toBe('testID');
  expect(nearest('colour', ['text', 'testID'])).toBe(undefined);
  expect(nearest('a', [])).toBe(undefined);
  // A name of two letters is like any other.
  expect(nearest('ci', ['ui'])).toBe(undefined);
  expect(nearest('CI', ['ui', 'ci'])).toBe('ci');
  expect(nearest('grp', ['grep'])).toBe('grep');
  expect(nearest('psuh', ['pop', 'push'])).toBe('push');
  expect(nearest('hpus', ['push'])).toBe(undefined);
});
