// A router settles each of its requests, also of those that arrive when another one ends.
const { app, device, expect, test } = require('navbridge');

test('requests of a router', async () => {
  const one = await app(() => {
    globalThis.router = require('navbridge/native-router');
    for (const name of ['Home', 'Event']) router.registerComponent(name, () => () => null);
  }, { design: 'coordinator-router', routes: 'Tests/Planted/routes.json' });
  await one.run(async () => {
    const later = (time) => new Promise((due) => setTimeout(due, time));
    const event = (id) => router.navigate({ name: 'Event', params: { id } });
    await Promise.all([event('1'), event('2'), later(350).then(() => event('3')), later(700).then(() => event('4'))]);
  });
  await device.waitForIdle();
});
