// A pop right after a push
// https://github.com/wix/react-native-navigation/issues/8022
//
// On a phone: the pop of the pushed screen was rejected unless the app waited for half a second.
// Here: a pop resolves at every moment of the transition, and follows the push. In the very turn of the push, turbo has
// not pushed the screen yet, because it waits for render: the pop can never settle, and is rejected with the reason.

const { app, architecture, clock, device, expect, test } = require('navbridge');

const main = () => {
  globalThis.screen = (id, options) => ({ component: { name: 'Screen', id, options } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

test('a pop in the microtask of the push resolves', async () => {
  const stack = await app(main);
  expect(await stack.run(async () => Navigation.pop(await Navigation.push('home', screen('b'))))).toBe('b');
  expect(stack.commands.slice(1)).toMatchObject([
    { name: 'push', state: 'resolved', at: 0, settledAt: 350 },
    { name: 'pop', state: 'resolved', at: 350, settledAt: 700 },
  ]);
  await expect(device).toHaveStack(['home']);
});

test.each([1, 175, 349])('a pop %i ms into the push resolves after it', async (ms) => {
  const stack = await app(main);
  await clock.pause();
  const push = stack.run(() => Navigation.push('home', screen('b')));
  await clock.advance(ms);
  const pop = stack.run(() => Navigation.pop('b'));
  await clock.advance(350 - ms);
  expect(await push).toBe('b');
  await expect(pop).not.toSettle();
  await clock.advance(350);
  expect(await pop).toBe('b');
  await expect(device).toHaveStack(['home']);
  await expect(device).toHaveEmitted([
    ['CommandCompleted', { commandName: 'push' }],
    ['ComponentDidAppear', { componentId: 'home' }],
    ['CommandCompleted', { commandName: 'pop' }],
  ]);
});

test('a pop in the turn of the push resolves, unless the screen still waits for render', async () => {
  const stack = await app(main);
  await stack.run(() => Promise.allSettled([Navigation.push('home', screen('b')), Navigation.pop('b')]));
  const [push, pop] = stack.commands.slice(1);
  expect(push.state).toBe('resolved');
  expect([pop.state, pop.code]).toEqual(
    architecture === 'bridge' ? ['resolved', undefined] : ['rejected', 'NEVER_SETTLES']);
  await expect(device).toHaveStack(architecture === 'bridge' ? ['home'] : ['home', 'b']);
});

test('a pop in the turn of a push that does not wait for render resolves on both routes', async () => {
  const stack = await app(main);
  await stack.run(() => {
    const options = { animations: { push: { waitForRender: false } } };
    return Promise.all([Navigation.push('home', screen('b', options)), Navigation.pop('b')]);
  });
  expect(stack.commands.slice(1).map(({ state }) => state)).toEqual(['resolved', 'resolved']);
  await expect(device).toHaveStack(['home']);
});
