const { expect, test } = require('navbridge');
const { clamp, durationOf, pinch, press, pressAndDrag, scroll, swipe, UNITS } = require('house/detox-gestures');

const FRAME = 1000 / 60;
const screen = [0, 0, 400, 800];
const frame = [50, 100, 200, 300];
const ends = (path) => [path[0].slice(0, 2), path.at(-1).slice(0, 2)].map((place) => place.map(Math.round));
const way = (values) => swipe(frame, screen, { speed: 'fast', offset: 0.25, startX: NaN, startY: NaN, ...values });

test.each([
  // A quarter of the screen, centred on it where the element is, and across it in the middle of the element.
  ['up', [[150, 399], [150, 199]]], ['down', [[150, 300], [150, 500]]],
  ['left', [[249, 250], [149, 250]]], ['right', [[150, 250], [250, 250]]],
])('a swipe %s goes that way, by a part of the screen', (direction, expected) => {
  expect(ends(way({ direction }))).toEqual(expected);
});

test('a swipe begins where the test says, within the element, and ends on the screen', () => {
  expect(ends(way({ direction: 'up', startX: 0, startY: 1 }))).toEqual([[50, 400], [50, 200]]);
  expect(ends(way({ direction: 'right', startX: 0.25, startY: 0.5 }))).toEqual([[100, 250], [200, 250]]);
  expect(ends(way({ direction: 'up', offset: 1 }))[1]).toEqual([150, 1]);
  expect(ends(way({ direction: 'down', offset: 1 }))).toEqual([[150, 101], [150, 799]]);
  expect(ends(way({ direction: 'right', offset: 1 }))[1]).toEqual([399, 250]);
});

test('a slow swipe takes twice as long, a step for each frame', () => {
  const [fast, slow] = ['fast', 'slow'].map((speed) => way({ direction: 'up', speed }));
  expect([fast.length, slow.length]).toEqual([21, 41]);
  expect([durationOf(fast), durationOf(slow)].map(Math.round)).toEqual([333, 667]);
  const steps = fast.slice(1).map(([, y], at) => fast[at][1] - y);
  expect(steps.every((step) => Math.abs(step - 10) < 1e-6)).toBe(true);
});

test('a press rests where it is, and a tap has no time', () => {
  expect(press([1, 2])).toEqual([[1, 2, 0]]);
  expect(press([1, 2], 700)).toEqual([[1, 2, 0], [1, 2, 700]]);
});

test.each([
  [[0, -1], 100, [200, 290]], [[0, 1], 100, [200, 510]], [[-1, 0], 30, [160, 400]], [[1, 0], 30, [240, 400]],
])('a finger that scrolls by %j goes ten points further than the content', (unit, distance, end) => {
  const path = scroll([200, 400], unit, distance);
  expect(path[1]).toEqual([200 + unit[0] * 10, 400 + unit[1] * 10, FRAME]);
  expect(ends(path)[1]).toEqual(end);
  // It rests before it lifts.
  expect(path.at(-1)[2]).toBe(150);
  expect(path.at(-2).slice(0, 2).map(Math.round)).toEqual(end);
});

test('a long way takes more steps, and the shortest one', () => {
  expect(scroll([0, 0], UNITS.up, 140).length).toBe(3 + 6);
  expect(scroll([0, 0], UNITS.up, 141).length).toBe(3 + 7);
  expect(scroll([0, 0], UNITS.up, 0).length).toBe(3 + 1);
});

test('a finger presses, drags by its speed and holds', () => {
  const drag = (speed) => pressAndDrag([0, 0], [30, 40], { duration: 500, speed, hold: 200 });
  expect(drag('fast').slice(0, 2)).toEqual([[0, 0, 0], [0, 0, 500]]);
  expect(drag('fast').at(-1)).toEqual([30, 40, 200]);
  expect([drag('fast').length, drag('slow').length]).toEqual([2 + 4 + 1, 2 + 20 + 1]);
  // A drag to the place where it is has a step nevertheless.
  expect(pressAndDrag([5, 5], [5, 5], { duration: 500, speed: 'fast', hold: 0 }).length).toBe(4);
});

test.each([
  [2, 0, [40, 80]], [0.5, 0, [80, 40]], [1.6, Math.PI / 2, [50, 80]],
])('two fingers of a pinch by %d lie on both sides of the middle', (scale, angle, [from, to]) => {
  const { path, second } = pinch(frame, { scale, speed: 'fast', angle });
  const distance = (at) => Math.hypot(second.at(at)[0] - path.at(at)[0], second.at(at)[1] - path.at(at)[1]);
  expect([distance(0), distance(-1)].map(Math.round)).toEqual([from, to]);
  const middle = [0, 1].map((axis) => Math.round((path.at(-1)[axis] + second.at(-1)[axis]) / 2));
  expect(middle).toEqual([150, 250]);
  const axis = angle === 0 ? 0 : 1;
  expect(second[0][axis]).toBeGreaterThan(path[0][axis]);
  expect(Math.round(second[0][1 - axis])).toBe(Math.round(path[0][1 - axis]));
  expect([path.length, second.length, second[0].length]).toEqual([16, 16, 2]);
  expect(pinch(frame, { scale, speed: 'slow', angle }).path.length).toBe(31);
});

test.each([[0, 1], [1, 1], [2, 2], [3, 3], [4, 3]])('%d between 1 and 3', (value, expected) => {
  expect(clamp(value, 1, 3)).toBe(expected);
});
