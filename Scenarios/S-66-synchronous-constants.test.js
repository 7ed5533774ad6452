// Constants that are read synchronously
// https://github.com/facebook/react-native/issues/18096
// https://github.com/facebook/react-native/issues/26630
// https://github.com/facebook/react-native/issues/16376
//
// On a phone: a synchronous read of the screen's size from another queue may wait for main for ever; a warning says so.
// Here: the synchronous call and the promise give the same values, again and again, after a rotation as well.

const { app, device, expect, test } = require('navbridge');

const main = () => {
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { children: [{ component: { name: 'Screen', id: 'home' } }] } } });
  });
};

const both = async () => {
  const sync = Array.from({ length: 50 }, () => Navigation.constantsSync());
  return { sync, async: await Navigation.constants() };
};

test('both ways to read give the same values', async () => {
  const home = await app(main);
  const upright = await home.run(both);
  for (const one of upright.sync) expect(one).toEqual(upright.async);
  expect(upright.async.topBarHeight).toBeGreaterThan(upright.async.statusBarHeight);
  await device.rotate('landscape');
  await home.rest();
  const turned = await home.run(both);
  expect(turned.sync[0]).toEqual(turned.async);
  expect(turned.async.topBarHeight).not.toBe(upright.async.topBarHeight);
});

test('a native queue that reads the constants while main waits for it is named', async () => {
  const home = await app(main, {
    nativeModules: {
      Layout: { methods: { measure: [{ takes: 5 }, { sync: 'main', do: [] }, { resolve: 'measured' }] } },
      Player: { methodQueue: 'main', methods: { stop: [{ takes: 10 }, { sync: 'Layout', do: [] }, { resolve: 'stopped' }] } },
    },
  });
  const ends = await home.run(() => {
    const { NativeModules, TurboModuleRegistry } = require('react-native');
    const find = (name) => (navbridge.architecture === 'bridge' ? NativeModules[name] : TurboModuleRegistry.get(name));
    return Promise.all([find('Layout').measure(), find('Player').stop().catch(({ code, message }) => [code, message])]);
  });
  expect(ends).toEqual(['measured', ['DEADLOCK',
    'These wait for each other, and none can go on: ' +
    'Layout.measure, step 2 has the method queue of Layout and has waited for the main queue since 5 ms; ' +
    'Player.stop, step 2 has the main queue and has waited for the method queue of Layout since 10 ms.']]);
});
