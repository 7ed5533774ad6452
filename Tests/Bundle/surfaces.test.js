const { device, expect, test } = require('navbridge');
const { open, log } = require('./open');

test('a modal is shown, used and dismissed once', async () => {
  const running = await open('Surfaces');
  await device.tap({ testID: 'openModal' });
  await running.rest();
  await expect({ testID: 'inModal' }).toBeVisible();
  await device.tap({ testID: 'closeModal' });
  await running.rest();
  expect(await log()).toEqual(['show', 'dismiss']);
});

test('components in the bar are pressed by their testIDs, and by that of their button', async () => {
  const running = await open('Surfaces');
  await device.tap({ testID: 'setTitle' });
  await device.tap({ testID: 'setButton' });
  await running.rest();
  await expect({ testID: 'titleText' }).toHaveText('Mine');
  expect(await device.tap({ testID: 'titleButton' })).toEqual({ done: true });
  expect(await device.tap({ testID: 'inBarButton' })).toEqual({ done: true });
  expect(await device.tap({ testID: 'barButton' })).toEqual({ done: true });
  await running.rest();
  await expect({ testID: 'pressed' }).toHaveText('titlebuttonbutton');
});
