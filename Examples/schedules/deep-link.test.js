const { app, device, expect, test } = require('navbridge');

test('a link to an order shows the order', async () => {
  const shop = await app('./deep-link.js');
  await shop.run(() => globalThis.openOrder());
  await expect(device).toHaveStack(['home', 'orders', 'order']);
  expect(await shop.run(() => globalThis.seen)).toEqual(['home', 'order']);
});
