// An app of layers works after a reload that comes at any moment of its operations.
const { app, device, expect, test } = require('navbridge');

test('layers after a reload', async () => {
  const one = await app(() => {
    const layers = require('navbridge/layers');
    for (const name of ['Welcome', 'Home', 'Article']) layers.registerComponent(name, () => () => null);
    globalThis.ready = (async () => {
      await layers.define({ nav: 'Welcome', tabs: ['Home'], controllers: ['Article'] });
      await layers.setup();
    })();
    globalThis.layers = layers;
  }, { design: 'layered-navigation' });
  one.run(async () => {
    await ready;
    for (const resourceId of ['1', '2', '3']) layers.nav.push('Article', { resourceId });
  }).catch(() => undefined);
  await device.reload();
  const outcome = await one.run(async () => {
    await ready;
    return layers.nav.push('Article', { resourceId: '4' });
  });
  expect(outcome.ok).toBe(true);
});
