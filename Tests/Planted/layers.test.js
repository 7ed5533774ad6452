// The layers of an app end with their context, at any moment of their operations.
const { app, expect, test } = require('navbridge');

test('three articles', async () => {
  const one = await app(() => {
    const layers = require('navbridge/layers');
    for (const name of ['Welcome', 'Home', 'Article']) layers.registerComponent(name, () => () => null);
    globalThis.ready = (async () => {
      await layers.define({ nav: 'Welcome', tabs: ['Home'], controllers: ['Article'] });
      await layers.setup();
    })();
    globalThis.layers = layers;
  }, { design: 'layered-navigation' });
  const outcomes = await one.run(async () => {
    await ready;
    return Promise.all(['1', '2', '3'].map((resourceId) => layers.nav.push('Article', { resourceId })));
  });
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true]);
});
