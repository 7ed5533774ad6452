'use strict';
// The fingers of Maestro: places of points and percentages, and ways between them (e2e-languages §14).

const { FlowError } = require('./flow-errors');
const { press } = require('./detox-gestures');
const { centre } = require('./rectangles');

const FRAME = 1000 / 60;
/** The time of a key, in milliseconds. */
const KEY = 1000 / 30;

/** Reads `x,y` in points or per cent, in a frame. */
function pointIn([left, top, width, height], point) {
  const parts = /^\s*(-?[\d.]+)(%?)\s*,\s*(-?[\d.]+)(%?)\s*$/.exec(String(point));
  if (!parts) throw new FlowError(`The point '${point}' is no "x,y" or "x%,y%".`, 'InvalidCommand');
  const [, x, xUnit, y, yUnit] = parts;
  for (const [value, unit] of [[x, xUnit], [y, yUnit]]) {
    if (!unit || (value >= 0 && value <= 100)) continue;
    throw new FlowError(`The point '${point}' has ${value} per cent, and may have 0 to 100.`, 'InvalidCommand');
  }
  return [left + (xUnit ? (width * Number(x)) / 100 : Number(x)), top + (yUnit ? (height * Number(y)) / 100 : Number(y))];
}

/** A straight way in a time, and then up with the speed that the finger has. */
function line(from, to, duration) {
  const steps = Math.max(1, Math.round(duration / FRAME));
  const moves = Array.from({ length: steps }, (_, at) => {
    const part = (at + 1) / steps;
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part, duration / steps];
  });
  return [[...from, 0], ...moves];
}

/** The ways of a swipe without places, in per cent of the screen: from and to. */
const WAYS = {
  up: ['50%,90%', '50%,10%'], down: ['50%,20%', '50%,90%'], left: ['90%,50%', '10%,50%'], right: ['10%,50%', '90%,50%'],
};
/** Where a swipe that begins on an element ends, in per cent of the screen. */
const ENDS = { up: [1, 10], down: [1, 90], left: [0, 10], right: [0, 90] };

function swipe(screen, direction, origin) {
  const way = String(direction).toLowerCase();
  if (!WAYS[way]) throw new FlowError(`Unknown direction: ${direction}. It is one of UP, DOWN, LEFT, RIGHT.`, 'InvalidCommand');
  if (!origin) return WAYS[way].map((point) => pointIn(screen, point));
  const [axis, part] = ENDS[way];
  const end = [...origin];
  end[axis] = screen[axis] + (screen[2 + axis] * part) / 100;
  return [origin, end];
}

/** The way of a swipe from the middle that brings what lies in a direction. */
function scroll(screen, direction) {
  const opposite = { down: 'up', up: 'down', left: 'right', right: 'left' }[String(direction).toLowerCase()];
  if (!opposite) throw new FlowError(`Unknown direction: ${direction}. It is one of UP, DOWN, LEFT, RIGHT.`, 'InvalidCommand');
  return swipe(screen, opposite, centre(screen));
}

/** True for a frame whose middle lies near that of the screen. */
const isCentred = (frame, screen) => Math.abs(centre(frame)[1] - centre(screen)[1]) <= screen[3] * 0.15;

module.exports = { KEY, isCentred, line, pointIn, press, scroll, swipe };
