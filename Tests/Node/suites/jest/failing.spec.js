const { app, device } = require('navbridge/client');

test('the line of a failure is that of the test', async () => {
  await app('./app.js');
  await device.tap({ testID: 'NONE' });
});

test('the difference is that of the runner without Node', async () => {
  await app('./app.js');
  await expect(device).toHaveModals(['modal']);
});
