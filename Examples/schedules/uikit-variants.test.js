// The app's tests pass as long as UIKit behaves as usual. The option of a search finds what they trust:
//
//   navbridge explore Examples/schedules/uikit-variants.test.js --uikit-variants

const { app, device, expect, test } = require('navbridge');

test('the terms are shown over the payment', async () => {
  const shop = await app('./uikit-variants.js');
  await shop.run(() => globalThis.pay());
  await expect(device).toHaveModals(['payment', 'terms']);
});

test('an order is loaded when its screen is there', async () => {
  const shop = await app('./uikit-variants.js');
  expect(await shop.run(() => globalThis.showOrder())).toBe('order');
});

test('the prices are new after a second swipe back, of which the first was interrupted', async () => {
  const shop = await app('./uikit-variants.js');
  await shop.run(() => globalThis.showOrder());
  await device.swipeBack({ complete: false });
  await shop.run(() => new Promise((done) => setTimeout(done, 5000)));
  await device.swipeBack();
  await shop.rest();
  expect(await shop.run(() => globalThis.shown)).toEqual(['orders', 'order', 'orders']);
});
