// The first call of constants while main is busy
// RNNTurboModule
//
// On a phone: the constants are read on the main queue; the script stands still until main has time for it.
// Here: the first call in the midst of a transition gets the values at once. No time of the device passes.

const { app, architecture, clock, expect, test } = require('navbridge');

const main = () => {
  globalThis.screen = (id) => ({ component: { name: 'Screen', id } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

test('the first call during a transition returns in no time', async () => {
  const stack = await app(main);
  await clock.pause();
  const push = stack.run(() => Navigation.push('stack', screen('second')));
  await clock.advance(123);
  const [constants, ms] = await stack.run(async () => {
    const begin = performance.now();
    return [await Navigation.constants(), performance.now() - begin];
  });
  expect(ms).toBe(0);
  const keys = ['statusBarHeight', 'topBarHeight', 'bottomTabsHeight'];
  expect(Object.keys(constants).sort()).toEqual((architecture === 'turbo' ? [...keys, 'backButtonId'] : keys).sort());
  expect(constants.statusBarHeight).toBe(54);
  await clock.resume();
  await push;
});

test('the script stands still for as long as main is busy', async () => {
  const stack = await app(main, {
    nativeModules: { Player: { methodQueue: 'main', methods: { stop: { kind: 'void', do: [{ takes: 700 }] } } } },
  });
  const [height, ms] = await stack.run(() => {
    const { NativeModules, TurboModuleRegistry } = require('react-native');
    (navbridge.architecture === 'bridge' ? NativeModules.Player : TurboModuleRegistry.get('Player')).stop();
    const begin = performance.now();
    return [Navigation.constantsSync().statusBarHeight, performance.now() - begin];
  });
  expect([height, ms]).toEqual([54, 700]);
});

test('a module that is set up on main makes the script that asks for it wait for main', async () => {
  const stack = await app(main, {
    nativeModules: {
      Player: { methodQueue: 'main', methods: { stop: { kind: 'void', do: [{ takes: 700 }] } } },
      Screen: { requiresMainQueueSetup: true, setUp: [{ takes: 20 }], constants: { width: 390 } },
    },
  });
  const [width, ms] = await stack.run(() => {
    const { NativeModules, TurboModuleRegistry } = require('react-native');
    const find = (name) => (navbridge.architecture === 'bridge' ? NativeModules[name] : TurboModuleRegistry.get(name));
    find('Player').stop();
    const begin = performance.now();
    return [find('Screen').getConstants().width, performance.now() - begin];
  });
  // The bridge has set it up before the script ran.
  expect([width, ms]).toEqual([390, architecture === 'turbo' ? 720 : 0]);
});
