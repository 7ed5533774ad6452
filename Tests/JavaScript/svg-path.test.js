const { expect, test } = require('navbridge');
const { boxOf, contains, lengthOf, linesOf, placeAt } = require('house/svg-path');

/** The box of a path, rounded. */
const box = (data) => boxOf(linesOf(data).flat())?.map((value) => Number(value.toFixed(2)));

test.each([
  ['lines', 'M10 20L30 40', [10, 20, 20, 20]],
  ['lines from where they are', 'm10 20l20 20-5 30', [10, 20, 20, 50]],
  ['more pairs of a move', 'M0 0 10 5 20 0', [0, 0, 20, 5]],
  ['across and down', 'M5 5H25V15h-5v-30', [5, -15, 20, 30]],
  ['a closed line, and one after it', 'M0 0h10v10z l-5 5', [-5, 0, 15, 10]],
  ['a curve', 'M0 0C0 40 40 40 40 0', [0, 0, 40, 30]],
  ['a smooth curve', 'M0 0C0 10 10 10 10 0S20 -10 20 0', [0, -7.5, 20, 15]],
  ['a smooth curve without one before', 'M0 0S10 10 20 0', [0, 0, 20, 4.43]],
  ['a curve of one control point, and its smooth one', 'M0 0q10 20 20 0t20 0', [0, -10, 40, 20]],
  ['half a circle', 'M0 0A10 10 0 0 1 20 0', [0, -10, 20, 10]],
  ['half a circle the other way', 'M0 0a10 10 0 0 0 20 0', [0, 0, 20, 10]],
  ['flags without separators', 'M0 0a10 10 0 0120 0', [0, -10, 20, 10]],
  ['an arc that is too small for its ends', 'M0 0A1 1 0 0 1 20 0', [0, -10, 20, 10]],
  ['an arc without a radius', 'M0 0A0 5 0 0 1 20 10', [0, 0, 20, 10]],
  ['numbers without separators', 'M.5.5l-1-1', [-0.5, -0.5, 1, 1]],
  ['numbers with exponents', 'M0 0L1e1 2E0', [0, 0, 10, 2]],
  ['nothing', '', undefined],
  ['what is no path', 'hello', undefined],
  ['a move alone', 'M5 5', undefined],
])('the box of %s', (_, data, expected) => {
  expect(box(data)).toEqual(expected);
});

test('a path has a length, and places on its way, up to its end', () => {
  const lines = linesOf('M0 0H10V10M100 0h5');
  expect(lengthOf(lines)).toBe(25);
  expect([0, 5, 15, 20, 22, 99].map((length) => placeAt(lines, length))).toEqual([
    [0, 0], [5, 0], [10, 5], [10, 10], [102, 0], [105, 0],
  ]);
  expect(placeAt([], 5)).toEqual([0, 0]);
  expect(lengthOf(linesOf('M0 0A10 10 0 0 1 20 0'))).toBeCloseTo(Math.PI * 10, 1);
});

test('a place lies in a path by one rule or the other', () => {
  const twice = linesOf('M0 0H30V30H0ZM10 10H20V20H10Z');
  expect([[5, 5], [15, 15], [40, 5]].map((place) => contains(twice, place, false))).toEqual([true, true, false]);
  expect([[5, 5], [15, 15], [40, 5]].map((place) => contains(twice, place, true))).toEqual([true, false, false]);
  const hole = linesOf('M0 0H30V30H0ZM10 10V20H20V10Z');
  expect(contains(hole, [15, 15], false)).toBe(false);
});
