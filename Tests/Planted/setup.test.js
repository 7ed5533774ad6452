// Three modules with queues of their own need one more, which is set up once for all of them.
const { app, expect, test } = require('navbridge');

const ask = (name) => ({ methods: { open: [{ module: 'Storage' }, { resolve: name }] } });
const nativeModules = {
  Storage: { setUp: [{ async: 'own', do: [] }] }, First: ask('first'), Second: ask('second'), Third: ask('third'),
};

test('three modules share one', async () => {
  const one = await app(() => {
    Navigation.registerComponent('Screen', () => () => null);
    Navigation.events().registerAppLaunchedListener(() =>
      Navigation.setRoot({ root: { component: { name: 'Screen', id: 'home' } } }));
  }, { nativeModules });
  const all = await one.run(() => {
    const { NativeModules, TurboModuleRegistry } = require('react-native');
    const find = (name) => (navbridge.architecture === 'bridge' ? NativeModules[name] : TurboModuleRegistry.get(name));
    return Promise.all(['First', 'Second', 'Third'].map((name) => find(name).open()));
  });
  expect(all).toEqual(['first', 'second', 'third']);
});
