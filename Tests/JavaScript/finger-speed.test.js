const { expect, test } = require('navbridge');
const { minus, speedOf } = require('house/finger-speed');

const at = (time, x, y) => ({ time, point: [x, y] });

test('a way leads from the second point to the first', () => {
  expect(minus([5, 1], [2, 3])).toEqual([3, -2]);
});

test('the speed is that of the last tenth of a second, in points per millisecond', () => {
  expect(speedOf([at(0, 0, 0), at(50, 10, 100)])).toEqual([0.2, 2]);
  expect(speedOf([at(0, 500, 0), at(100, 10, 0), at(200, 30, 50)])).toEqual([0.2, 0.5]);
});

test('a finger that rests, or has one place only, has no speed', () => {
  expect(speedOf([at(0, 3, 3)])).toEqual([0, 0]);
  expect(speedOf([at(0, 3, 3), at(0, 9, 9)])).toEqual([0, 0]);
  expect(speedOf([at(0, 0, 0), at(10, 90, 0), at(500, 90, 0)])).toEqual([0, 0]);
});
