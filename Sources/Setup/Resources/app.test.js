const { app, device, expect, test } = require('navbridge');

test('the button opens the details', async () => {
  await app('./app.js');
  await device.tap({ testID: 'OPEN' });
  await expect(device).toHaveStack(['home', 'details']);
  await expect({ text: 'Details' }).toBeVisible();
});

test('a swipe goes back', async () => {
  await app('./app.js');
  await device.tap({ testID: 'OPEN' });
  await device.swipeBack();
  await expect(device).toHaveStack(['home']);
});
