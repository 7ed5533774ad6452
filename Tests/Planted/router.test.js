// A router settles each of its requests, also one that arrives while another one is on its way.
const { app, expect, test } = require('navbridge');

const nativeModules = { Download: { methods: { begin: [{ after: 450, do: { resolve: 'event' } }] } } };

test('requests of a router', async () => {
  const one = await app(() => {
    globalThis.router = require('navbridge/native-router');
    for (const name of ['Home', 'Event']) router.registerComponent(name, () => () => null);
  }, { design: 'coordinator-router', nativeModules, routes: 'Tests/Planted/routes.json' });
  const results = await one.run(() => {
    const { NativeModules, TurboModuleRegistry } = require('react-native');
    const download = navbridge.architecture === 'bridge' ? NativeModules.Download : TurboModuleRegistry.get('Download');
    const push = (id) => router.push({ name: 'Event', params: { id } });
    // A push takes 350 ms. It has ended before the next one begins, unless time passes before it arrives.
    return Promise.all([download.begin().then(() => push(2)), new Promise((due) => setTimeout(due, 10)).then(() => push(1))]);
  });
  expect(results.length).toBe(2);
});
