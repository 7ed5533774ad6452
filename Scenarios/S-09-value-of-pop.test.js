// The value of pop, which the library's Mock gives differently
// Source: RNNCommandsHandler
//
// On a phone: pop resolves with the id that it was given, even where another screen is popped.
// The Mock, for tests without a device, gives the popped screen's id for pop, and nothing for setRoot.
// Here: the values are those of a phone.

const { app, device, expect, test } = require('navbridge');

const main = () => {
  globalThis.screen = (id, options) => ({ component: { name: 'Screen', id, options } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

test('a pop by the id of a lower screen pops the top, and resolves with the id that it was given', async () => {
  const stack = await app(main);
  await stack.run(() => Navigation.push('home', screen('b')));
  expect(await stack.run(() => Navigation.pop('home'))).toBe('home');
  await expect(device).toHaveStack(['home']);
  await expect(device).toHaveEmitted([['ScreenPopped', { componentId: 'b' }]]);
});

test('a pop by the id of the stack resolves with that id', async () => {
  const stack = await app(main);
  await stack.run(() => Navigation.push('home', screen('b')));
  expect(await stack.run(() => Navigation.pop('stack'))).toBe('stack');
  await expect(device).toHaveStack(['home']);
});

test('setRoot resolves with the id of the root', async () => {
  const stack = await app(main);
  expect(await stack.run(() => Navigation.setRoot({ root: screen('root') }))).toBe('root');
});

test.todo('the same calls against the Mock, with the differences listed', 'needs the Mock in the engine');
