const { expect, test } = require('navbridge');
const { advance } = require('./host');
const presses = require('house/presses');

/** A view of 100 points, at a place, with the handlers that note their names. */
function viewAt(x, y, press, parent = null) {
  const log = [];
  const names = ['onPressIn', 'onPress', 'onPressOut', 'onLongPress'];
  const handlers = Object.fromEntries(names.map((name) => [name, () => log.push(name)]));
  const view = { name: 'RCTView', props: {}, absoluteFrame: [x, y, 100, 100], parent, isWithin: () => false };
  return { ...view, log, press: { ...handlers, ...press } };
}
const propsOf = (view) => ({ press: view.press });
const touch = (view, phase, x = 50, y = 50, fingers = 1) =>
  presses.touched(view, `topTouch${phase}`, { pageX: x, pageY: y, touches: Array(fingers).fill({}) }, propsOf);

test('a press that is lifted in its view is one; beside it, and taken back, it is none', () => {
  const ended = ['onPressIn', 'onPressOut'];
  const pressed = ['onPressIn', 'onPress', 'onPressOut'];
  for (const [phase, x, expected] of [['End', 50, pressed], ['Cancel', 50, ended], ['End', 300, ended]]) {
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
  expect(view.log).toEqual(['onPressIn', 'onPressOut', 'onPressIn', 'onPress', 'onPressOut']);
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
    expect(view.log).toEqual(['onPressIn', isLong ? 'onLongPress' : 'onPress', 'onPressOut']);
  }
});

test('the innermost view that can be pressed is; a disabled one, and one without handlers, are passed over', () => {
  const outer = viewAt(0, 0);
  const disabled = viewAt(0, 0, { disabled: true }, outer);
  const plain = { ...viewAt(0, 0, {}, disabled), press: undefined };
  touch(plain, 'Start');
  touch(plain, 'End');
  expect([outer.log, disabled.log]).toEqual([['onPressIn', 'onPress', 'onPressOut'], []]);
  const alone = { ...viewAt(0, 0), press: undefined };
  touch(alone, 'Start');
  touch(alone, 'Move');
  touch(alone, 'End');
  expect(presses.isTouch('topTouchEnd') && !presses.isTouch('topPress')).toBe(true);
});

test('a second finger begins no press, and a scroll view, or the end of the view, ends the one that is under way', () => {
  const [first, second] = [viewAt(0, 0), viewAt(200, 0)];
  touch(first, 'Start');
  touch(second, 'Start', 250, 50, 2);
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

test('a handler that takes the view away has ended the press', () => {
  const view = viewAt(0, 0);
  view.press.onPress = () => presses.removed(view);
  touch(view, 'Start');
  touch(view, 'End');
  expect(view.log).toEqual(['onPressIn']);
  // So has one that throws.
  const failing = viewAt(0, 0, { onPress() { throw new Error('bad'); } });
  touch(failing, 'Start');
  expect(() => touch(failing, 'End')).toThrow('bad');
  expect(failing.log).toEqual(['onPressIn', 'onPressOut']);
  const next = viewAt(0, 0);
  touch(next, 'Start');
  touch(next, 'End');
  expect(next.log).toEqual(['onPressIn', 'onPress', 'onPressOut']);
});

test('a control that responds by itself is no part of a press around it, and a disabled one is', () => {
  const whole = ['onPressIn', 'onPress', 'onPressOut'];
  const rows = [
    ['RCTSwitch', {}, []], ['RCTSwitch', { disabled: true }, whole], ['RCTSinglelineTextInputView', {}, []],
    ['RCTSinglelineTextInputView', { editable: false }, whole],
  ];
  for (const [name, props, expected] of rows) {
    const row = viewAt(0, 0);
    const control = { ...viewAt(0, 0, {}, row), press: undefined, name, props };
    touch(control, 'Start');
    touch(control, 'End');
    expect(row.log).toEqual(expected);
  }
});

test('a press whose end was lost with its turn is forgotten when the next finger comes', () => {
  const [lost, next] = [viewAt(0, 0), viewAt(0, 0)];
  touch(lost, 'Start');
  touch(next, 'Start');
  touch(next, 'End');
  expect([lost.log, next.log]).toEqual([['onPressIn'], ['onPressIn', 'onPress', 'onPressOut']]);
});
