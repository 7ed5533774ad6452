// The shop as its customers use it.
const { app, device, expect, test } = require('navbridge');

test('a good is found, counted, bought and paid', async () => {
  await app('./app.tsx');
  await device.search('lamp');
  await expect({ testID: 'kettle' }).not.toBeVisible();
  await device.tap({ testID: 'lamp' });
  await device.tap({ testID: 'more' });
  await expect({ testID: 'count' }).toHaveText('2');
  await device.tap({ testID: 'add' });
  await expect({ testID: 'total' }).toHaveText('€70.00');
  await device.tap({ testID: 'order' });
  await device.tap({ text: 'Pay' });
  await expect({ testID: 'empty' }).toBeVisible();
  await device.tap({ testID: 'done' });
  await expect(device).toHaveModals([]);
});

test('settings greet, and the other tab stays as it is', async () => {
  await app('./app.tsx');
  await device.tap({ testID: 'radio' });
  await device.swipeBack();
  await device.tap({ testID: 'tab-settings' });
  await device.type('name', 'Ada');
  await expect({ testID: 'greeting' }).toHaveText('We write to Ada.');
  await device.tap({ testID: 'mail' });
  await expect({ testID: 'greeting' }).toHaveText('We write to nobody.');
  await device.tap({ testID: 'tab-shop' });
  await expect({ testID: 'radio' }).toBeVisible();
});
