'use strict';
// Content that moves by itself: after a finger has let it go, and by an animation of the script.

const { FRAME, clear, schedule } = require('./timers');
const { scrollProps } = require('./views');

/** The most frames of one motion; a longer one has longer frames. */
const MOST_FRAMES = 120;
/** The part of its speed that content keeps in a millisecond (UIScrollView's deceleration rates). */
const RATES = { normal: 0.998, fast: 0.99 };
/** How near, in points, content comes to its target before it rests there. */
const NEAR = 0.5;

const rateOf = (rate) => (typeof rate === 'number' && rate > 0 && rate < 1 ? rate : RATES[rate] ?? RATES.normal);

/** The running motions, by view. */
const running = new WeakMap();

function stop(view) {
  const motion = running.get(view);
  if (!motion) return;
  running.delete(view);
  clear(motion.timer);
  motion.done();
}

/**
 * Moves the content to an offset, frame by frame.
 *
 * @param course a `duration` in milliseconds, or a `deceleration`
 * @param moveTo called with the view and each offset
 * @param done called at the end, or when something else moves the content
 */
function glide(view, target, { duration, deceleration }, moveTo, done) {
  stop(view);
  const from = view.offset;
  const length = Math.max(...target.map((value, axis) => Math.abs(value - from[axis])));
  const rate = rateOf(deceleration);
  const time = duration ?? Math.max(FRAME, Math.log(NEAR / Math.max(length, 2 * NEAR)) / Math.log(rate));
  const left = (at) => (duration === undefined ? rate ** at : 1 - at / duration);
  const frame = Math.max(FRAME, time / MOST_FRAMES);
  const motion = { timer: undefined, done };
  const go = (at) => {
    motion.timer = schedule('animation', () => {
      // A view that has gone takes its content with it.
      if (!view.parent) return stop(view);
      if (at < time) moveTo(view, target.map((value, axis) => value + (from[axis] - value) * left(at)));
      if (at < time) return go(at + frame);
      running.delete(view);
      moveTo(view, target);
      done();
    }, Math.min(frame, time), []);
  };
  running.set(view, motion);
  go(frame);
}

/** How long content rests before anything else happens, in milliseconds: two frames. */
const REST = 2 * FRAME;

/** What waits until the content of a view has rested, by view: the functions to be called. */
const resting = new WeakMap();

/**
 * Content has come to rest by itself. React Native's scroll views take no touch within 16 ms of that, and no finger is as quick,
 * so the device is busy for the time of two frames.
 */
function rest(view) {
  if (resting.has(view)) return;
  const waiting = [];
  resting.set(view, waiting);
  schedule('animation', () => {
    resting.delete(view);
    for (const done of waiting) done();
  }, REST, []);
}

/** Calls a function when the content of a view has rested; at once if nothing has moved it by itself. */
function whenRested(view, done) {
  const waiting = resting.get(view);
  if (waiting) waiting.push(done);
  else done();
}

/** The value nearest to another one. */
const nearest = (values, value) => values.reduce((one, other) => (Math.abs(other - value) < Math.abs(one - value) ? other : one));

/** The whole multiple of a length to which content goes on: the next one in the direction of its speed, or the nearest. */
function pageAt(value, speed, length) {
  if (!(length > 0)) return value;
  if (speed > 0.1) return Math.ceil(value / length) * length;
  return speed < -0.1 ? Math.floor(value / length) * length : Math.round(value / length) * length;
}

/** Returns the offset at which content comes to rest that is let go with a speed, in points per millisecond. */
function project(view, speed) {
  const props = scrollProps(view);
  const { decelerationRate, disableIntervalMomentum, horizontal, pagingEnabled, snapToInterval, snapToOffsets } = props;
  const [, , ...size] = view.frame ?? [0, 0, 0, 0];
  const rate = rateOf(decelerationRate);
  return view.offset.map((value, axis) => {
    const free = value - speed[axis] / Math.log(rate);
    if (pagingEnabled === true) return pageAt(value, speed[axis], size[axis]);
    if ((axis === 0) !== (horizontal === true)) return free;
    if (Array.isArray(snapToOffsets) && snapToOffsets.length) return nearest(snapToOffsets, free);
    if (!(snapToInterval > 0)) return free;
    if (disableIntervalMomentum === true) return pageAt(value, speed[axis], snapToInterval);
    return Math.round(free / snapToInterval) * snapToInterval;
  });
}

module.exports = { glide, project, rest, stop, whenRested };
