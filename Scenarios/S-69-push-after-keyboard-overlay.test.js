// A push after an overlay that takes the keyboard
// https://github.com/wix/react-native-navigation/issues/7546
// https://github.com/wix/react-native-navigation/issues/3942
//
// On a phone: after an overlay with handleKeyboardEvents was dismissed, pushed screens were rendered but not shown.
// Here: the main window is the key window again, whichever of the overlays goes first, and the pushed screen is
// visible.

const { app, device, expect, test } = require('navbridge');

const main = () => {
  globalThis.screen = (id, options) => ({ component: { name: 'Screen', id, options } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

const keyWindows = async (stack) => (await stack.snapshot()).windows.filter(({ key }) => key)
  .map(({ kind, root }) => (kind === 'main' ? 'main' : root.componentId));

const show = async () => {
  for (const id of ['a', 'b']) await Navigation.showOverlay(screen(id, { overlay: { handleKeyboardEvents: true } }));
};

test('an overlay with handleKeyboardEvents is the key window while it is shown', async () => {
  const stack = await app(main);
  expect(await keyWindows(stack)).toEqual(['main']);
  await stack.run(show);
  expect(await keyWindows(stack)).toEqual(['b']);
});

test.each([['ba'], ['ab']])('a push is visible after the overlays were dismissed in the order %s', async (order) => {
  const stack = await app(main);
  await stack.run(show);
  for (const id of order) await stack.run((overlay) => Navigation.dismissOverlay(overlay), id);
  await expect(device).toHaveOverlays([]);
  await stack.run(() => Navigation.push('stack', screen('second')));
  await expect('second').toBeVisible();
  await expect(device).toHaveStack(['home', 'second']);
  expect(await keyWindows(stack)).toEqual(['main']);
});
