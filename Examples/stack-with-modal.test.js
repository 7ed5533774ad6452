const { app, device, expect, test } = require('navbridge');

test('the button opens a modal', async () => {
  await app('./stack-with-modal.js');
  await device.tap({ testID: 'GO' });
  await expect(device).toHaveModals(['modal']);
});

test('a swipe down closes the modal', async () => {
  await app('./stack-with-modal.js');
  await device.tap({ testID: 'GO' });
  await device.dismissModal();
  await expect(device).toHaveModals([]);
  await expect(device).toHaveEmitted([['ModalDismissed', { componentId: 'modal' }]]);
});
