const { expect, test } = require('navbridge');
const { advance } = require('./host');
const presses = require('house/presses');

/** A view of 100 points, at a place, with the handlers that note their names. */
function viewAt(x, y, press, parent = null) {
  const log = [];
  const names = ['onPressIn', 'onPress', 'onPressOut', 'onLongPress'];
  const handlers = Object.fromEntries(names.map((name) => [name, () => log.push(name)]));
  return { absoluteFrame: [x, y, 100, 100], parent, log, press: { ...handlers, ...press }, isWithin: () => false };
}
const propsOf = (view) => ({ press: view.press });
const touch = (view, phase, x = 50, y = 50) => presses.touched(view, `topTouch${phase}`, { pageX: x, pageY: y }, propsOf);

test('a press that is lifted in its view is one; beside it, and taken back, it is none', () => {
  const ended = ['onPressIn', 'onPressOut'];
  for (const [phase, x, expected] of [['End', 50, [...ended, 'onPress']], ['Cancel', 50, ended], ['End', 300, ended]]) {
    const view = viewAt(0, 0);
    touch(view, 'Start');
    touch(view, 'Move', x);
    touch(view, phase, x);
    expect(view.log).toEqual(expected);
  }
});

// The view reaches 20 points to the left, above and to the right, 30 below, and as far as its own hitSlop beyond that.
test.each([
  [119, 50, undefined, true], [120, 50, undefined, false], [-20, 50, undefined, true], [-21, 50, undefined, false],
  [50, -20, undefined, true], [50, -21, undefined, false], [50, 129, undefined, true], [50, 130, undefined, false],
  [129, 50, 10, true], [130, 50, 10, false], [50, 134, { bottom: 5 }, true], [50, 135, { bottom: 5 }, false],
])('at %p, %p, with the slop %p, the finger is in: %p', (x, y, hitSlop, isIn) => {
  const view = viewAt(0, 0, { hitSlop });
  touch(view, 'Start');
  touch(view, 'Move', x, y);
  expect(view.log.at(-1)).toBe(isIn ? 'onPressIn' : 'onPressOut');
  touch(view, 'Cancel');
});

test('a finger that comes back is in again, and its lift is a press', () => {
  const view = viewAt(0, 0);
  touch(view, 'Start');
  touch(view, 'Move', 300);
  touch(view, 'Move', 50);
  touch(view, 'End');
  expect(view.log).toEqual(['onPressIn', 'onPressOut', 'onPressIn', 'onPressOut', 'onPress']);
});

test('a long press comes after 500 ms, or its own time, and is no press; a finger that moves over 10 points makes none', () => {
  const [still, moved, near, own] = [viewAt(0, 0), viewAt(0, 0), viewAt(0, 0), viewAt(0, 0, { delayLongPress: 100 })];
  const rows = [[still, 50, 500, true], [moved, 61, 500, false], [near, 60, 500, true], [own, 50, 100, true]];
  for (const [view, x, time, isLong] of rows) {
    touch(view, 'Start');
    touch(view, 'Move', x);
    advance(time - 1);
    expect(view.log).toEqual(['onPressIn']);
    advance(1);
    touch(view, 'End', x);
    expect(view.log).toEqual(isLong ? ['onPressIn', 'onLongPress', 'onPressOut'] : ['onPressIn', 'onPressOut', 'onPress']);
  }
});

test('the innermost view that can be pressed is; a disabled one, and one without handlers, are passed over', () => {
  const outer = viewAt(0, 0);
  const disabled = viewAt(0, 0, { disabled: true }, outer);
  const plain = { ...viewAt(0, 0, {}, disabled), press: undefined };
  touch(plain, 'Start');
  touch(plain, 'End');
  expect([outer.log, disabled.log]).toEqual([['onPressIn', 'onPressOut', 'onPress'], []]);
  const alone = { ...viewAt(0, 0), press: undefined };
  touch(alone, 'Start');
  touch(alone, 'Move');
  touch(alone, 'End');
  expect(presses.isTouch('topTouchEnd') && !presses.isTouch('topPress')).toBe(true);
});

test('a second finger begins no press, and a scroll view, or the end of the view, ends the one that is under way', () => {
  const [first, second] = [viewAt(0, 0), viewAt(200, 0)];
  touch(first, 'Start');
  touch(second, 'Start', 250);
  expect(second.log).toEqual([]);
  presses.terminated();
  touch(first, 'End');
  expect(first.log).toEqual(['onPressIn', 'onPressOut']);
  presses.terminated();
  touch(second, 'Start', 250);
  presses.removed(first);
  presses.removed(second);
  advance(1000);
  touch(second, 'End', 250);
  expect(second.log).toEqual(['onPressIn']);
});
