const { expect, test } = require('navbridge');
const { refuseMalformed } = require('house/well-formed');

const half = 'a\ud800';

const sent = [['a😀'], [{ names: ['a', { b: null }] }], [undefined], [() => half], [{ method: () => half }]];

test.each(sent)('%p is sent', (value) => {
  expect(() => refuseMalformed('push', [value])).not.toThrow();
});

test.each([
  [half, 'the argument 1 contains'], [{ names: ['a', { b: half }] }, 'the argument 1, at .names[1].b, contains'],
  [{ [half]: 1 }, 'the argument 1, at the top (the name of a member), contains'],
  [[{ inner: { [half]: 1 } }], 'the argument 1, at [0].inner (the name of a member), contains'],
])('half of a surrogate pair in %p is refused with its place', (value, words) => {
  expect(() => refuseMalformed('push', [value])).toThrow(`push: ${words} half of a surrogate pair`);
});

test('the place is that of the first one, and deep values need no stack', () => {
  expect(() => refuseMalformed('push', ['a', { x: half, y: half }])).toThrow('the argument 2, at .x,');
  let deep = half;
  for (let count = 0; count < 2000; count++) deep = [deep];
  expect(() => refuseMalformed('push', [deep])).toThrow('[0][0]');
});
