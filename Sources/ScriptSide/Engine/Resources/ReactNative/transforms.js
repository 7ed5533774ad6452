'use strict';
// Transforms of views, as far as they move and scale: `[scaleX, scaleY, x, y]` about the centre. Rotations leave a view in its
// place.

const IDENTITY = [1, 1, 0, 0];

/** A length in points, or in percent of the view's own one. */
const lengthOf = (value, own) =>
  typeof value === 'string' && value.endsWith('%') ? (parseFloat(value) / 100) * own : Number(value) || 0;

const STEPS = {
  translateX: ([sx, sy, x, y], value, width) => [sx, sy, x + sx * lengthOf(value, width), y],
  translateY: ([sx, sy, x, y], value, _width, height) => [sx, sy, x, y + sy * lengthOf(value, height)],
  translate: ([sx, sy, x, y], [dx, dy], width, height) => [sx, sy, x + sx * lengthOf(dx, width), y + sy * lengthOf(dy, height)],
  scale: ([sx, sy, x, y], value) => [sx * value, sy * value, x, y],
  scaleX: ([sx, sy, x, y], value) => [sx * value, sy, x, y],
  scaleY: ([sx, sy, x, y], value) => [sx, sy * value, x, y],
  matrix: ([sx, sy, x, y], matrix) => [sx * matrix[0], sy * matrix[5], x + sx * matrix[12], y + sy * matrix[13]],
};

/** @param transform the property as React Native has processed it: steps, or a matrix of 16 numbers */
function transformOf(transform, width, height) {
  if (!Array.isArray(transform) || !transform.length) return IDENTITY;
  if (typeof transform[0] === 'number') return STEPS.matrix(IDENTITY, transform);
  let result = IDENTITY;
  for (const step of transform) {
    for (const name in step) if (STEPS[name] && step[name] != null) result = STEPS[name](result, step[name], width, height);
  }
  return result;
}

module.exports = { transformOf };
