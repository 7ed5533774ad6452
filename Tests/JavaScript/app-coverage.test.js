// The sums of coverage, and when it is taken.
const { expect, test } = require('navbridge');
const { merge } = require('house/app-coverage');

const file = (hash, s, f = {}, b = {}) => ({ path: 'a.js', hash, s, f, b });

test('counts of statements, functions and branches are added, file by file', () => {
  const into = { 'a.js': file('1', { 0: 1, 1: 0 }, { 0: 2 }, { 0: [1, 0] }) };
  merge(into, { 'a.js': file('1', { 0: 2, 1: 5 }, { 0: 1 }, { 0: [0, 3] }), 'b.js': file('9', { 0: 7 }) });
  expect(into).toEqual({ 'a.js': file('1', { 0: 3, 1: 5 }, { 0: 3 }, { 0: [1, 3] }), 'b.js': file('9', { 0: 7 }) });
});

test('a file that was instrumented anew takes the place of the one before', () => {
  const into = { 'a.js': file('1', { 0: 1 }) };
  merge(into, { 'a.js': file('2', { 0: 4 }) });
  expect(into['a.js']).toEqual(file('2', { 0: 4 }));
});

test('what was given stays as it is', () => {
  const [into, added] = [{ 'a.js': file('1', { 0: 1 }, {}, { 0: [1] }) }, { 'a.js': file('1', { 0: 1 }, {}, { 0: [1] }) }];
  merge(into, added);
  expect(added['a.js']).toEqual(file('1', { 0: 1 }, {}, { 0: [1] }));
});
