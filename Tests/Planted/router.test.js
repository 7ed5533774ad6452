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
    // Each begins when the one before has ended, unless its turn comes late.
    await Promise.all([event('1'), later(400).then(() => event('2')), later(800).then(() => event('3'))]);
  });
  await device.waitForIdle();
});
