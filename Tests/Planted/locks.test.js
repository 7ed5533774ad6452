// Two modules with queues of their own take one lock. Each has its turn.
const { app, expect, test } = require('navbridge');

const nativeModules = {
  Reader: { methods: { read: [{ lock: 'file', do: { resolve: 'read' } }] } },
  Writer: { methods: { write: [{ lock: 'file', do: { resolve: 'written' } }] } },
};

test('two modules share a lock', async () => {
  const one = await app(() => {
    Navigation.registerComponent('Screen', () => () => null);
    Navigation.events().registerAppLaunchedListener(() =>
      Navigation.setRoot({ root: { component: { name: 'Screen', id: 'home' } } }));
  }, { nativeModules });
  const both = await one.run(() => {
    const { NativeModules, TurboModuleRegistry } = require('react-native');
    const find = (name) => (navbridge.architecture === 'bridge' ? NativeModules[name] : TurboModuleRegistry.get(name));
    return Promise.all([find('Reader').read(), find('Writer').write()]);
  });
  expect(both).toEqual(['read', 'written']);
});
