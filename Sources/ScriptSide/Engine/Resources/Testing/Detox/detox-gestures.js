'use strict';
// The ways of fingers that the gestures of Detox are made of: places in the window, each with the time since the one before
// (e2e-languages §5).

const { centre } = require('./rectangles');

/** The time between two places, in milliseconds: a frame at 60 Hz. */
const FRAME = 1000 / 60;
/** How long a finger rests before it lifts, so that content does not go on with its speed. */
const REST = 150;

const STEPS = { fast: 20, slow: 40 };
const PINCH_STEPS = { fast: 15, slow: 30 };
/** How far a finger goes in a frame, in points. */
const DRAG = { fast: 12.5, slow: 2.5 };
const SCROLL = 25;
/** How far a finger goes before content follows it, in points. */
const SLOP = 10;

const clamp = (value, least, most) => Math.max(least, Math.min(value, most));

/** A finger that rests at a place for a time. */
const press = ([x, y], ms = 0) => (ms > 0 ? [[x, y, 0], [x, y, ms]] : [[x, y, 0]]);

/** The places on a straight way in a number of frames, without its begin. */
const line = ([x, y], [toX, toY], steps) => Array.from({ length: steps }, (_, at) => {
  const part = (at + 1) / steps;
  return [x + (toX - x) * part, y + (toY - y) * part, FRAME];
});

/** The unit of a direction of a finger. */
const UNITS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** The way of a swipe over an element. Its length is a part of the screen's. */
function swipe(frame, screen, { direction, speed, offset, startX, startY }) {
  const axis = direction === 'left' || direction === 'right' ? 0 : 1;
  const unit = UNITS[direction];
  const length = offset * screen[2 + axis];
  const from = [0, 1].map((at) => {
    const start = at === 0 ? startX : startY;
    const [least, size] = [frame[at], frame[2 + at]];
    if (!Number.isNaN(start)) return least + size * start;
    if (at !== axis) return least + size / 2;
    // The way is centred on the screen.
    const middle = screen[at] + screen[2 + at] / 2;
    return clamp(middle - (unit[at] * length) / 2, least + 1, least + size - 1);
  });
  const to = from.map((value, at) => clamp(value + unit[at] * length, screen[at] + 1, screen[at] + screen[2 + at] - 1));
  return [[...from, 0], ...line(from, to, STEPS[speed])];
}

/** The way of a finger that moves content by a distance. @param unit the direction of the finger */
function scroll(from, unit, distance) {
  const way = distance + SLOP;
  const steps = Math.max(1, Math.ceil(way / SCROLL));
  const to = from.map((value, at) => value + unit[at] * way);
  // The first place beyond the slop is where content begins to follow.
  const begin = from.map((value, at) => value + unit[at] * SLOP);
  return [[...from, 0], [...begin, FRAME], ...line(begin, to, steps), [...to, REST]];
}

/** The way of a finger that presses long, drags to a place and holds. */
function pressAndDrag(from, to, { duration, speed, hold }) {
  const distance = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const steps = Math.max(1, Math.ceil(distance / DRAG[speed]));
  return [...press(from, duration), ...line(from, to, steps), [...to, hold]];
}

/** The ways of two fingers that go apart or together: `{path, second}`. @param angle in radians */
function pinch(frame, { scale, speed, angle }) {
  const [x, y] = centre(frame);
  const room = Math.min(frame[2], frame[3]) * 0.4;
  const [from, to] = scale > 1 ? [room / scale, room] : [room, room * scale];
  const unit = [Math.cos(angle), Math.sin(angle)];
  const place = (distance, side) => [x + (side * unit[0] * distance) / 2, y + (side * unit[1] * distance) / 2];
  const way = (side) => [[...place(from, side), 0], ...line(place(from, side), place(to, side), PINCH_STEPS[speed])];
  return { path: way(-1), second: way(1).map(([px, py]) => [px, py]) };
}

const durationOf = (path) => path.reduce((sum, [, , ms]) => sum + ms, 0);

module.exports = { UNITS, clamp, durationOf, pinch, press, pressAndDrag, scroll, swipe };
