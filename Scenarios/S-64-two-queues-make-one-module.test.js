// Two queues make the same module
// https://github.com/facebook/react-native/issues/41194
// https://github.com/facebook/react-native/issues/7562
// https://github.com/facebook/react-native/issues/11196
//
// On a phone: two threads asked for one module at once, and one of them waited for ever for the other to make it.
// Here: the script alone asks for modules. Each is made at its first use, and is the same one afterwards.

const { app, architecture, clock, expect, stats, test } = require('navbridge');

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

test('two queues that ask for one module at once both get it', async () => {
  const ask = (name) => ({ methods: { open: [{ module: 'Storage' }, { resolve: name }] } });
  const blank = await app(main, {
    nativeModules: { Storage: { setUp: [{ takes: 80 }] }, First: ask('first'), Second: ask('second') },
  });
  const both = blank.run(() => Promise.all([find('First').open(), find('Second').open()]));
  expect(await both).toEqual(['first', 'second']);
  // It was set up once.
  expect((await clock.now()).ms).toBe(80);
});

test('modules that ask for each other while they are set up are named', async () => {
  const blank = await app(main, {
    nativeModules: {
      First: { setUp: [{ takes: 5 }, { module: 'Second' }], methods: { open: [{ resolve: 1 }] } },
      Second: { setUp: [{ takes: 5 }, { module: 'First' }], methods: { open: [{ resolve: 2 }] } },
    },
  });
  const ends = await blank.run(() => ['First', 'Second'].map((name) => {
    try {
      find(name);
      return 'found';
    } catch ({ code }) {
      return code;
    }
  }));
  expect(ends[0]).toBe('DEADLOCK');
  expect((await stats.waits()).reports[0].message).toMatch(/the set-up of First .* waited for the set-up of First/);
});
