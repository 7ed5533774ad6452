'use strict';
// The frames of the runtime of the user interface, on the device's clock.

const timers = require('./timers');

/**
 * How long frames that follow each other go on, in milliseconds since the app or an event has last had worklets run. An animation
 * that
 * takes longer, such as one that repeats without an end, stands still then, because a tester waits until nothing moves.
 */
const LONGEST = 5_000;

/** When the frames have begun, and the last one of them. */
let since = -Infinity;
let last = -Infinity;
/** The functions that wait until worklets are run again. */
let held = [];

/** Calls a function at the next frame, with the frame's time in milliseconds. */
function requestFrame(callback) {
  const now = host.now();
  if (now - last > 2 * timers.FRAME) since = Math.max(since, now);
  if (now - since > LONGEST) return void held.push(callback);
  timers.requestAnimationFrame((time) => {
    last = host.now();
    callback(time);
  });
}

/** The app or an event has worklets run, which may begin an animation: those that stand still go on. */
function awaken() {
  since = host.now();
  const waiting = held;
  held = [];
  for (const callback of waiting) requestFrame(callback);
}

module.exports = { LONGEST, awaken, requestFrame };
