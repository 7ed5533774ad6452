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

test.todo(
  'the script stands still for as long as main is busy',
  'needs a native module that occupies main for a known time',
);
