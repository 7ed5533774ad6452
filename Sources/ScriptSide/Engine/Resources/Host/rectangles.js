'use strict';
// Rectangles as frames are: `[x, y, width, height]`, in points.

const areaOf = ([, , width, height]) => width * height;

/** The middle of a rectangle. */
const centre = ([x, y, width, height]) => [x + width / 2, y + height / 2];

/** The part of one rectangle that lies in another; null if there is none. */
function intersection([x, y, width, height], [left, top, wide, high]) {
  const [fromX, fromY] = [Math.max(x, left), Math.max(y, top)];
  const [toX, toY] = [Math.min(x + width, left + wide), Math.min(y + height, top + high)];
  return toX > fromX && toY > fromY ? [fromX, fromY, toX - fromX, toY - fromY] : null;
}

/** The rectangles that are left of some when another one is taken away. */
const without = (parts, cover) =>
  parts.flatMap((part) => {
    const common = intersection(part, cover);
    if (!common) return [part];
    const [x, y, width, height] = part;
    const [left, top, wide, high] = common;
    return [
      [x, y, width, top - y], [x, top + high, width, y + height - top - high],
      [x, top, left - x, high], [left + wide, top, x + width - left - wide, high],
    ].filter(([, , w, h]) => w > 0 && h > 0);
  });

module.exports = { areaOf, centre, intersection, without };
