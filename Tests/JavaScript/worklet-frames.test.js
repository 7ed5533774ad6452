const { expect, test } = require('navbridge');
const { advance } = require('./host');
const { LONGEST, awaken, requestFrame } = require('house/worklet-frames');
const { FRAME, timers } = require('house/timers');

/** Begins frames without an end, and returns a function that ends them. */
function begin() {
  let goesOn = true;
  let count = 0;
  const frame = () => {
    count += 1;
    if (goesOn) requestFrame(frame);
  };
  requestFrame(frame);
  return {
    count: () => count,
    end() {
      goesOn = false;
      awaken();
      advance(2 * FRAME);
    },
  };
}

test('frames come 60 times in a second', () => {
  const frames = begin();
  advance(1000);
  expect(Math.abs(frames.count() - 60)).toBeLessThanOrEqual(1);
  frames.end();
});

test('frames that go on for long stand still, until worklets are run again', () => {
  const frames = begin();
  advance(LONGEST - 1000);
  expect(timers.awaits(500)).toBe(true);
  advance(2000);
  const { count } = frames;
  const stopped = count();
  advance(1000);
  expect([timers.awaits(500), count()]).toEqual([false, stopped]);
  awaken();
  advance(1000);
  expect(count()).toBeGreaterThan(stopped + 50);
  frames.end();
  expect(timers.awaits(500)).toBe(false);
});
