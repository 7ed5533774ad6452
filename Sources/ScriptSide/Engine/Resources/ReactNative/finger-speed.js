'use strict';
// The speed of a finger by the places where it was: `{point, time}`, in points and milliseconds, the last one last.

/** The time, in milliseconds, over which the speed is measured. */
const WINDOW = 100;

const minus = ([x, y], [otherX, otherY]) => [x - otherX, y - otherY];

/** Returns the speed at the last place along both axes, in points per millisecond. */
function speedOf(samples) {
  const last = samples.at(-1);
  const first = samples.find(({ time }) => last.time - time <= WINDOW);
  const time = last.time - first.time;
  return time > 0 ? minus(last.point, first.point).map((way) => way / time) : [0, 0];
}

module.exports = { minus, speedOf };
