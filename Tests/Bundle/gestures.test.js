const { device, expect, test } = require('navbridge');
const { open, log } = require('./open');

test('PanResponder follows a drag, and knows its speed', async () => {
  const running = await open('Gestures');
  await device.drag({ testID: 'box', x: 80, y: 40 });
  await device.swipe({ testID: 'box', direction: 'right', distance: 90 });
  await running.rest();
  expect(await log()).toEqual(['grant', 'release:80,40,rest', 'grant', 'release:90,0,fast']);
});

test('a horizontal swipe in a vertical list belongs to the row', async () => {
  const running = await open('Gestures');
  await device.swipe({ testID: 'swipeRow', direction: 'left', distance: 100 });
  await running.rest();
  expect(await log()).toEqual(['swiped:-1']);
});

test('a press that scrolls is no press, and one that leaves its view neither', async () => {
  const running = await open('Gestures');
  await device.drag({ testID: 'pressRow', y: -80 });
  await running.rest();
  expect(await log()).not.toContain('press');
});

test('two fingers pinch', async () => {
  const running = await open('Gestures');
  await device.pinch({ testID: 'fingers', scale: 2 });
  await running.rest();
  expect(await log()).toEqual(['scale:2']);
});

test('a finger that holds presses long', async () => {
  const running = await open('Gestures');
  await device.drag({ testID: 'pressRow', x: 3, hold: 700 });
  await running.rest();
  expect(await log()).toContain('long');
});
