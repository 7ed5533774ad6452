'use strict';
// The frames of the runtime of the user interface, on the device's clock.

const timers = require('./timers');

/**
 * How long frames that follow each other are waited for, in milliseconds. An animation that takes longer, such as one that repeats
 * without an end, goes on, and nothing waits for it.
 */
const AWAITED = 10_000;

/** When the frames that follow each other have begun, and the last one of them. */
let since = -Infinity;
let last = -Infinity;

/** Calls a function at the next frame, with the frame's time in milliseconds. */
function requestFrame(callback) {
  const now = host.now();
  if (now - last > 2 * timers.FRAME) since = now;
  const kind = now - since > AWAITED ? 'endless animation' : 'animation frame';
  timers.requestFrame((time) => {
    last = host.now();
    callback(time);
  }, kind);
}

module.exports = { AWAITED, requestFrame };
