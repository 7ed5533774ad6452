const { expect, test } = require('navbridge');
const { refuseUnsendable } = require('house/sent-arguments');

const half = 'a\ud800';
const shared = { a: 1 };

const sent = [
  ['a😀'], [{ names: ['a', { b: null }] }], [undefined], [{ a: undefined }], [[undefined]], [new Date(0)], [{ toJSON: () => 1 }],
  [[shared, shared]], [Object.create(null)], [new (class Point { x = 1; })()], [0.5],
];

test.each(sent)('%p is sent', (value) => {
  expect(() => refuseUnsendable('push', [value])).not.toThrow();
});

const ring = { a: [] };
ring.a.push(ring);

test.each([
  [() => 1, 'the argument 1 is a function,'],
  [{ names: ['a', { b: () => 1 }] }, 'the argument 1, at .names[1].b, is a function,'],
  [Symbol('s'), 'the argument 1 is a symbol,'], [{ a: 1n }, 'the argument 1, at .a, is a bigint,'],
  [new Map([[1, 2]]), 'the argument 1 is a Map,'], [[new Set([1])], 'the argument 1, at [0], is a Set,'],
  [{ a: /b/ }, 'the argument 1, at .a, is a RegExp,'], [new Error('no'), 'the argument 1 is an Error,'],
  [Promise.resolve(), 'the argument 1 is a Promise,'], [{ a: [NaN] }, 'the argument 1, at .a[0], is NaN,'],
  [-Infinity, 'the argument 1 is -Infinity,'], [ring, 'the argument 1, at .a[0], is an object that contains itself.'],
])('%p is refused with its place', (value, words) => {
  expect(() => refuseUnsendable('push', [value])).toThrow(`push: ${words}`);
  expect(() => refuseUnsendable('push', [value])).toThrow('Arguments are undefined, null, flags, texts');
});

test.each([
  [half, 'the argument 1 contains'], [{ names: ['a', { b: half }] }, 'the argument 1, at .names[1].b, contains'],
  [{ [half]: 1 }, 'the argument 1, at the top (the name of a member), contains'],
  [[{ inner: { [half]: 1 } }], 'the argument 1, at [0].inner (the name of a member), contains'],
])('half of a surrogate pair in %p is refused with its place', (value, words) => {
  expect(() => refuseUnsendable('push', [value])).toThrow(`push: ${words} half of a surrogate pair`);
});

test('the place is that of the first one, and deep values need no stack', () => {
  expect(() => refuseUnsendable('push', ['a', { x: half, y: half }])).toThrow('the argument 2, at .x,');
  let deep = half;
  for (let count = 0; count < 2000; count++) deep = [deep];
  expect(() => refuseUnsendable('push', [deep])).toThrow('[0][0]');
});
