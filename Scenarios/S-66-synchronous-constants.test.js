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

test.todo('a native queue that reads the constants while main waits for it is named', 'needs an own native module');
