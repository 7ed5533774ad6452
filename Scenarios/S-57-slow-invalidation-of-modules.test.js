// Native modules that are slow to be invalidated
// https://github.com/facebook/react-native/issues/44048
// https://github.com/facebook/react-native/issues/42120
// https://github.com/facebook/react-native/issues/48350
//
// On a phone: modules are invalidated while others still use them; one that never returns holds the reload for 10 s.
// Here: the modules of navigation are invalidated within the reload, before the new script makes its first call.

const { app, clock, device, expect, test } = require('navbridge');

const main = () => {
  Navigation.registerComponent('Screen', () => () => null);
  globalThis.screen = (id) => ({ component: { name: 'Screen', id } });
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

test('the calls of the old script have ended before the first call of the new one', async () => {
  const stack = await app(main);
  await clock.pause();
  const old = stack.run(() => Promise.allSettled([
    Navigation.push('stack', screen('second')), Navigation.showModal(screen('modal')),
  ])).catch(({ code }) => code);
  await clock.advance(10);
  await device.reload();
  await stack.rest();
  expect(await old).toBe('BRIDGE_INVALIDATED');
  const ends = stack.transcript().map(({ kind, epoch }, index) => (kind === 'rejected' && epoch === 1 ? index : -1));
  const first = stack.transcript().findIndex(({ kind, epoch }) => kind === 'command' && epoch === 2);
  expect(ends.filter((index) => index >= 0)).toHaveLength(2);
  expect(Math.max(...ends)).toBeLessThan(first);
});

test.todo('a module whose invalidation never returns holds the reload for 10 s', 'needs an own native module');
test.todo('a module that calls another one while it is invalidated', 'needs an own native module');
