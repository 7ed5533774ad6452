// Why the app is not idle
// https://github.com/wix/Detox/issues/4945
// https://github.com/wix/Detox/issues/4415
// https://github.com/wix/Detox/issues/4375
// https://github.com/wix/Detox/issues/2905
//
// On a phone: a test waits for an app that never becomes idle, and nothing shows why.
// Here: waitForIdle fails with a sentence for each thing that goes on, and the statistics have the numbers.

const { app, clock, expect, stats, test, waitForIdle } = require('navbridge');

const main = () => {
  globalThis.screen = (id, name = 'Screen') => ({ component: { name, id } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.registerComponent('Endless', () => () => ({ ready: new Promise(() => {}) }));
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

/** The reasons why the app is not idle. The time is real; nothing of the device's passes meanwhile. */
const reasons = (timeoutMs) => waitForIdle({ timeoutMs }).then(() => [], ({ data }) => data.busy);

test('an app at rest is idle', async () => {
  await app(main);
  expect(await reasons(5000)).toEqual([]);
});

test('a transition is named, until it has ended', async () => {
  const stack = await app(main);
  await clock.pause();
  const push = stack.run(() => Navigation.push('stack', screen('second')));
  await clock.advance(100);
  expect(await reasons(10)).toContainEqual(expect.stringContaining('push transition of <RNNStackController>'));
  expect((await stats()).pending).toMatchObject({ commands: 1, transitions: 1 });
  await clock.resume();
  await push;
  expect(await reasons(5000)).toEqual([]);
});

test('a command that cannot settle is named with its reason', async () => {
  const stack = await app(main, { faithfulHangs: true });
  await expect(stack.run(() => Navigation.push('nobody', screen('second')))).not.toSettle();
  expect((await stats()).pendingCommands).toEqual([expect.stringMatching(/push2.*nobody/)]);
});
