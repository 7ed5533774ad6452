const { device, expect, system, test } = require('navbridge');
const { open, element, log } = require('./open');

test('a switch is switched', async () => {
  const running = await open('Controls');
  await device.tap({ testID: 'switch' });
  await running.rest();
  expect(await log()).toContain('on:true');
  await expect({ testID: 'switch' }).toHaveValue(true);
});

test('an action sheet is answered', async () => {
  const running = await open('Controls');
  await device.tap({ testID: 'sheet' });
  await device.tap({ text: 'Delete' });
  await running.rest();
  expect(await log()).toContain('chose:1');
});

test('the share sheet is used, or closed', async () => {
  const running = await open('Controls');
  await device.tap({ testID: 'share' });
  await device.tap({ text: 'Copy' });
  await running.rest();
  await device.tap({ testID: 'share' });
  await device.tap({ text: 'Close' });
  await running.rest();
  expect((await log()).filter((each) => /Action$/.test(each))).toEqual(['sharedAction', 'dismissedAction']);
  const shared = { kind: 'share', message: 'A text', url: 'https://example.com' };
  expect(await system.effects()).toEqual([expect.objectContaining(shared)]);
});

test('images load as far as their file is there', async () => {
  const running = await open('Controls');
  await running.rest();
  expect(await log()).toEqual(expect.arrayContaining(['start', 'load:20', 'end', 'error']));
});

test('an animation of the layout ends', async () => {
  const running = await open('Controls');
  await device.tap({ testID: 'animate' });
  await running.rest();
  expect(await log()).toContain('animated');
  expect((await element('tall')).frame[3]).toBe(100);
});
