const { expect, test } = require('navbridge');
const { transformOf } = require('house/transforms');

test.each([
  [undefined, [1, 1, 0, 0]], [[], [1, 1, 0, 0]], [[{ translateX: 5 }, { translateY: '50%' }], [1, 1, 5, 20]],
  [[{ scale: 2 }, { translateX: 5 }], [2, 2, 10, 0]], [[{ translateX: 5 }, { scale: 2 }], [2, 2, 5, 0]],
  [[{ scaleX: 2 }, { scaleY: 3 }, { translate: ['10%', 4] }], [2, 3, 20, 12]],
  [[{ rotate: '90deg' }, { scale: -1 }], [-1, -1, 0, 0]],
  [[{ scale: null }, { translateX: 'far' }], [1, 1, 0, 0]],
  [[2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 1, 0, 7, 8, 0, 1], [2, 3, 7, 8]],
  [[{ scale: 2 }, { matrix: [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 1, 0, 7, 8, 0, 1] }], [4, 6, 14, 16]],
])('the transform %j of a view of 100 by 40 is %j', (transform, expected) => {
  expect(transformOf(transform, 100, 40)).toEqual(expected);
});
