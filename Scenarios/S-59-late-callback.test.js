// A callback that comes too late
// https://github.com/facebook/react-native/issues/888
//
// On a phone: native code invoked a callback after the script had begun anew, and the script failed with "cb.apply".
// Here: an answer to the old script is not delivered. The new script, which makes calls with the same ids, gets its
// own.

const { app, clock, device, expect, test } = require('navbridge');

const main = () => {
  Navigation.registerComponent('Screen', () => () => null);
  globalThis.screen = (id) => ({ component: { name: 'Screen', id } });
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

test('an answer that was due in the old script reaches no callback of the new one', async () => {
  const stack = await app(main);
  await clock.pause();
  const old = stack.run(() => Navigation.showModal(screen('modal'))).catch(({ code }) => code);
  await clock.advance(400);
  await device.reload();
  await stack.rest();
  expect(await old).toBe('BRIDGE_INVALIDATED');
  const young = stack.run(() => Navigation.push('stack', screen('second')));
  await clock.advance(200);
  await expect(young).not.toSettle();
  await clock.advance(150);
  expect(await young).toBe('second');
  expect(stack.output).toEqual([]);
});

test.todo('a callback that native invokes twice fails with the words of React Native', 'needs an own native module');
