// Overlays that are shown and dismissed by id
// https://github.com/wix/react-native-navigation/issues/3457
// https://github.com/wix/react-native-navigation/issues/3162
// https://github.com/wix/react-native-navigation/issues/7358
//
// On a phone: a dismissal with a wrong id neither resolved nor failed, and an overlay with a stack had a life of its
// own.
// Here: a wrong id is rejected with 1010. Showing and dismissing can be awaited. A stack in an overlay works as
// another.

const { app, device, expect, test } = require('navbridge');

const main = () => {
  globalThis.screen = (id) => ({ component: { name: 'Screen', id } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

test('a wrong id is rejected with 1010 and dismisses nothing', async () => {
  const stack = await app(main);
  await stack.run(() => Navigation.showOverlay(screen('overlay')));
  await expect(() => Navigation.dismissOverlay('nobody')).toReject('1010');
  await expect(device).toHaveOverlays(['overlay']);
});

test('showing and dismissing resolve, and a second dismissal is rejected', async () => {
  const stack = await app(main);
  expect(await stack.run(() => Navigation.showOverlay(screen('overlay')))).toBe('overlay');
  await expect(device).toHaveOverlays(['overlay']);
  expect(await stack.run(() => Navigation.dismissOverlay('overlay'))).toBe(1);
  await expect(device).toHaveOverlays([]);
  await expect(() => Navigation.dismissOverlay('overlay')).toReject('1010');
});

test('a screen within an overlay does not dismiss it; the root of the overlay does', async () => {
  const stack = await app(main);
  await stack.run(() => Navigation.showOverlay({ stack: { id: 'inner', children: [screen('a')] } }));
  expect(await stack.run(() => Navigation.dismissOverlay('a'))).toBe(1);
  await expect(device).toHaveOverlays(['inner']);
  await stack.run(() => Navigation.dismissOverlay('inner'));
  await expect(device).toHaveOverlays([]);
});

test('a push within an overlay stays within it', async () => {
  const stack = await app(main);
  await stack.run(() => Navigation.showOverlay({ stack: { id: 'inner', children: [screen('a')] } }));
  await stack.run(() => Navigation.push('a', screen('b')));
  await expect(device).toHaveStack(['a', 'b'], 'inner');
  await expect(device).toHaveStack(['home'], 'stack');
  await stack.run(() => Navigation.pop('b'));
  await expect(device).toHaveStack(['a'], 'inner');
});
