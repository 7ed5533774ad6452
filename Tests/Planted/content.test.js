// A screen of layers is complete when its content is, however long that takes.
const { app, expect, test } = require('navbridge');

test('an article with a content', async () => {
  const one = await app(() => {
    const layers = require('navbridge/layers');
    for (const name of ['Welcome', 'Home']) layers.registerComponent(name, () => () => null);
    layers.registerComponent('Article', () => () => null);
    globalThis.ready = (async () => {
      await layers.define({ nav: 'Welcome', tabs: ['Home'], controllers: ['Article'] });
      await layers.setup();
    })();
    globalThis.layers = layers;
  }, { design: 'layered-navigation' });
  const outcome = await one.run(async () => {
    await ready;
    return layers.nav.push('Article', { resourceId: '1' });
  });
  expect(outcome.ok).toBe(true);
});
