// Two queues make the same module
// https://github.com/facebook/react-native/issues/41194
// https://github.com/facebook/react-native/issues/7562
// https://github.com/facebook/react-native/issues/11196
//
// On a phone: two threads asked for one module at once, and one of them waited for ever for the other to make it.
// Here: the script alone asks for modules. Each is made at its first use, and is the same one afterwards.

const { app, architecture, expect, test } = require('navbridge');

const main = () => {
  const { NativeModules, TurboModuleRegistry } = require('react-native');
  const isBridge = navbridge.architecture === 'bridge';
  globalThis.find = (name) => (isBridge ? NativeModules[name] : TurboModuleRegistry.get(name));
};

test('a module that is asked for many times is made once', async () => {
  const blank = await app(main);
  const name = architecture === 'bridge' ? 'RNNBridgeModule' : 'RNNTurboModule';
  const isSame = await blank.run((module) => {
    const all = Array.from({ length: 20 }, () => find(module));
    return all[0] && typeof all[0].push === 'function' && all.every((one) => one === all[0]);
  }, name);
  expect(isSame).toBe(true);
});

test.todo('two queues that ask for one module at once both get it', 'needs own native modules and a wait-for graph');
