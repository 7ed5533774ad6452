const { beforeEach, expect, test } = require('navbridge');
const { acts, begin, failureOf, frame, reset, show, state, touches } = require('./detox-screen');
const { by } = require('house/detox-matchers');
const { element } = require('house/detox-element');

const one = element(by.id('one'));

beforeEach(reset);

test('of two equal elements the one of the index is touched, and without one neither is', async () => {
  show({ id: 'twin', frame: [0, 0, 100, 50] }, { id: 'twin', frame: [0, 60, 100, 50] });
  for (const [index, y] of [[0, 25], [1, 85]]) {
    touches(state.elements[index]);
    for (const act of ['tap', 'longPress', 'multiTap']) {
      await element(by.id('twin')).atIndex(index)[act](...(act === 'multiTap' ? [2] : []));
      expect(begin()).toEqual([50, y]);
    }
  }
  state.log = [];
  touches(state.elements[0]);
  expect(await failureOf(() => element(by.id('twin')).atIndex(1).tap())).toMatch('is not hittable');
  const two = element(by.id('twin'));
  expect(await failureOf(() => two.tap())).toMatch('Multiple elements found');
  const refused = async (index) =>
    expect(await failureOf(() => element(by.id('twin')).atIndex(index).tap())).toMatch(`Index ${index} beyond bounds [0 .. 1]`);
  for (const index of [2, -1, 0.5]) await refused(index);
  expect(() => two.atIndex('1')).toThrow('index should be a number');
  expect(acts()).toEqual([]);
});

test('a tap waits until the app is idle, looks, and touches the middle, or a point from the corner', async () => {
  await one.tap();
  expect(state.log).toEqual(['idle', ['device/gesture', { path: [[150, 225, 0]] }, 0]]);
  await one.tap({ x: 1, y: 2 });
  expect(begin()).toEqual([101, 202]);
  await one.tapAtPoint({ x: 0, y: 49 });
  expect(begin()).toEqual([100, 249]);
  for (const point of [{ x: 1 }, null, 7, { x: '1', y: 2 }]) {
    expect(await failureOf(() => one.tap(point))).toMatch('point should');
  }
});

test('a switch is pressed longer, and taps are counted by the device', async () => {
  show({ id: 'one', type: 'RCTSwitch' });
  touches(state.elements[0]);
  await one.tap();
  expect(acts()).toEqual([['device/gesture', { path: [[50, 25, 0], [50, 25, 700]] }, 700]]);
  await one.multiTap(3);
  expect(acts().at(-1)[1]).toEqual({ path: [[50, 25, 0]], taps: 3 });
  for (const times of [0, 1.5, '2']) expect(await failureOf(() => one.multiTap(times))).toMatch('a whole number from 1');
});

test('a long press takes a second, or the time given, at the middle or at a point', async () => {
  const path = async (...args) => {
    await one.longPress(...args);
    return acts().at(-1)[1].path;
  };
  expect(await path()).toEqual([[150, 225, 0], [150, 225, 1000]]);
  expect(await path(300)).toEqual([[150, 225, 0], [150, 225, 300]]);
  expect(await path({ x: 5, y: 6 })).toEqual([[105, 206, 0], [105, 206, 1000]]);
  expect(await path({ x: 5, y: 6 }, 20)).toEqual([[105, 206, 0], [105, 206, 20]]);
});

test('a press that drags goes to the target, by parts of both, and not to the other one', async () => {
  show({ id: 'one', frame: [0, 0, 100, 50] }, { id: 'to', frame: [200, 400, 100, 50] }, { id: 'to', frame: [200, 600, 100, 50] });
  touches(state.elements[0]);
  await one.longPressAndDrag(500, 0.25, NaN, element(by.id('to')).atIndex(1), NaN, 1, 'slow', 90);
  const [, { path }] = acts().at(-1);
  expect([path[0], path[1], path.at(-1)]).toEqual([[25, 25, 0], [25, 25, 500], [250, 650, 90]]);
  await one.longPressAndDrag(500, 0.25, 0.5, element(by.id('to')).atIndex(0));
  expect(acts().at(-1)[1].path.at(-1)).toEqual([250, 425, 1000]);
  expect(acts().at(-1)[1].path.length).toBeLessThan(path.length / 2);
  expect(await failureOf(() => one.longPressAndDrag(500, 0, 0, by.id('to')))).toMatch('needs an element as its target');
  expect(await failureOf(() => one.longPressAndDrag(500, 1.1, 0, one))).toMatch('normalizedPositionX should be a number from 0');
  expect(await failureOf(() => one.longPressAndDrag(500, 1, 0, one, 0, -0.1))).toMatch('normalizedTargetPositionY should be');
});

test('a swipe goes over three quarters of the screen unless it says otherwise, and one of nothing does not touch', async () => {
  show({ id: 'one', frame: [...frame] });
  touches(state.elements[0]);
  const length = async (...args) => {
    await one.swipe(...args);
    const { path } = acts().at(-1)[1];
    return path.at(-1)[1] - path[0][1];
  };
  expect(Math.round(await length('up'))).toBe(-600);
  expect(Math.round(await length('down', 'slow', null))).toBe(600);
  expect(Math.round(await length('up', 'fast', NaN))).toBe(-600);
  expect(Math.round(await length('up', 'fast', 0.5))).toBe(-400);
  await one.swipe('up', 'fast', 0.5, 0.25, 0.75);
  expect(begin()).toEqual([100, 600]);
  await one.swipe('up', 'fast', 0.5, null, 0.9);
  expect(begin()).toEqual([200, 720]);
  await one.swipe('up', 'fast', 0);
  expect(acts().length).toBe(6);
  expect(await failureOf(() => one.swipe('north'))).toMatch('direction should be one of');
  expect(await failureOf(() => one.swipe('up', 'quick'))).toMatch('speed should be one of');
  expect(await failureOf(() => one.swipe('up', 'fast', 1.01))).toMatch('offset should be');
});

test('a focus is a tap, unless the input or one in it has the focus, and something else than an input fails', async () => {
  show({ id: 'one', focused: true });
  await one.focus();
  show({ id: 'one', children: [{ focused: true }] });
  await one.focus();
  expect(acts()).toEqual([]);
  show({ id: 'one' });
  touches(state.elements[0]);
  expect(await failureOf(() => one.focus())).toMatch('does not conform to “UITextInput” protocol');
  expect(acts().length).toBe(1);
  state.happens = () => show({ id: 'one', children: [{ focused: true }] });
  await one.focus();
  show({ id: 'one', type: 'RCTSinglelineTextInputView' });
  touches(state.elements[0]);
  state.happens = () => {};
  await one.focus();
});

test('a text is typed key by key, each with its time, and replaced at once', async () => {
  show({ id: 'one', focused: true });
  await one.typeText('ab');
  const wait = ['clock/advance', { ms: 50 }];
  expect(state.log).toEqual(['idle', ['device/keys', { text: 'a' }], wait, ['device/keys', { text: 'b' }], wait, 'idle']);
  state.log = [];
  for (const [act, ...args] of [['replaceText', 'new'], ['clearText'], ['tapReturnKey'], ['tapBackspaceKey']]) {
    await one[act](...args);
  }
  expect(acts().filter(([method]) => method === 'device/keys').map(([, params]) => params)).toEqual([
    { text: 'new', replaces: true }, { text: '\b', replaces: true }, { text: '\n' }, { text: '\b' }]);
  expect(await failureOf(() => one.typeText(1))).toMatch('text should be a string');
  expect(await failureOf(() => one.replaceText())).toMatch('text should be a string');
});

test('sliders, pickers and dates get their values by the events of their native halves', async () => {
  const sent = () => acts().at(-1)[1].arguments;
  show({ id: 'one', type: 'RNCSlider' });
  await one.adjustSliderToPosition(0.25);
  expect(sent()).toEqual(['one', 0.25]);
  expect(await failureOf(() => one.adjustSliderToPosition(1.5))).toMatch('position should be a number from 0 to 1');
  expect(await failureOf(() => one.setColumnToValue(0, 'a'))).toMatch('is not an instance of “UIPickerView”');
  state.answer = 'it has no column 3';
  show({ id: 'one', type: 'RNCPicker' });
  expect(await failureOf(() => one.setColumnToValue(3, 'a'))).toMatch('“RNCPicker #one”: it has no column 3');
  state.answer = undefined;
  show({ id: 'one', type: 'RNDateTimePicker' });
  await one.setDatePickerDate('2024-02-29T00:00:00Z', 'ISO8601');
  expect(sent()).toEqual(['one', 'topChange', { timestamp: Date.UTC(2024, 1, 29), utcOffset: 0 }]);
  expect(await failureOf(() => one.setDatePickerDate('29', 'ISO8601'))).toMatch('Incorrect date format “ISO8601” provided for');
  show({ id: 'one', type: 'RNCSlider' });
  expect(await failureOf(() => one.setDatePickerDate('29', 'ISO8601'))).toMatch('is not an instance of “UIDatePicker”');
  show({ type: 'RNCSlider' });
  expect(await failureOf(() => element(by.type('RNCSlider')).adjustSliderToPosition(0))).toMatch('has no testID');
  show({ id: 'one', react: { actions: ['more'] } });
  await one.performAccessibilityAction('more');
  expect(sent()).toEqual(['one', 'topAccessibilityAction', { actionName: 'more' }]);
  expect(await failureOf(() => one.performAccessibilityAction('less'))).toMatch('with name “less” not found');
});

test('two fingers go apart or together within what Detox allows, and a scale of 1 does not touch', async () => {
  const span = async (...args) => {
    await one.pinch(...args);
    const [, { path, second }] = acts().at(-1);
    return [0, -1].map((at) => Math.round(second.at(at)[0] - path.at(at)[0]));
  };
  expect(await span(2)).toEqual([10, 20]);
  expect(await span(0.1)).toEqual([20, 10]);
  await one.pinch(1);
  expect(acts().length).toBe(2);
  await one.pinchWithAngle('inward');
  const slow = acts().at(-1)[1].path;
  expect(slow[0][0]).toBeLessThan(slow.at(-1)[0]);
  await one.pinchWithAngle('outward', 'fast');
  expect(acts().at(-1)[1].path[0][0]).toBeGreaterThan(acts().at(-1)[1].path.at(-1)[0]);
  expect(await failureOf(() => one.pinchWithAngle('up'))).toMatch('direction should be one of [inward, outward]');
});

test('attributes are those of the element, of all that match, or of the index', async () => {
  expect((await one.getAttributes()).identifier).toBe('one');
  show({ id: 'twin', text: 'first' }, { id: 'twin', text: 'second', frame: [0, 60, 1, 1] });
  expect((await element(by.id('twin')).getAttributes()).elements.map(({ text }) => text)).toEqual(['first', 'second']);
  expect((await element(by.id('twin')).atIndex(1).getAttributes()).text).toBe('second');
  expect(await failureOf(() => one.getAttributes())).toMatch('No elements found');
});

test('a picture has the name given, the id of the element, or one that all have', async () => {
  await Promise.all([one.takeScreenshot('given'), one.takeScreenshot()]);
  show({ text: 'x', type: 'RCTText' });
  await element(by.text('x')).takeScreenshot();
  expect(acts().filter(([method]) => method === 'picture')).toEqual([['picture', 'given'], ['picture', 'one'], ['picture',
    'element']]);
});
