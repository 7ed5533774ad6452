const { app, device, expect, test } = require('navbridge');

test('the button opens the details, which have the count', async () => {
  await app('./app.js');
  await device.tap({ testID: 'ADD' });
  await expect({ testID: 'COUNT' }).toHaveText('Counted to 1');
  await device.tap({ testID: 'OPEN' });
  await expect(device).toHaveStack(['home', 'details']);
  await expect({ text: 'It was 1.' }).toBeVisible();
});

test('a swipe goes back', async () => {
  await app('./app.js');
  await device.tap({ testID: 'OPEN' });
  await device.swipeBack();
  await expect(device).toHaveStack(['home']);
});
