// pop, popTo and popToRoot at the root of a stack
// https://github.com/wix/react-native-navigation/issues/6469
//
// On a phone: popToRoot at the root resolved on iOS and was rejected on Android.
// Here: as on iOS, pop is rejected because nothing was popped; popTo and popToRoot succeed, and nothing moves.

const { app, device, expect, test } = require('navbridge');

const main = () => {
  globalThis.screen = (id, options) => ({ component: { name: 'Screen', id, options } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

test('pop is rejected with 1012', async () => {
  const stack = await app(main);
  await expect(() => Navigation.pop('home')).toReject('1012');
  expect(stack.commands[1].message).toBe('popping component failed');
});

test.each(['popTo', 'popToRoot'])('%s resolves at once with the id that it was given', async (name) => {
  const stack = await app(main);
  expect(await stack.run((name) => Navigation[name]('home'), name)).toBe('home');
  expect(stack.commands[1]).toMatchObject({ at: 0, settledAt: 0 });
});

test('none of them moves the root', async () => {
  const stack = await app(main);
  await stack.run(() =>
    Promise.allSettled([Navigation.pop('home'), Navigation.popTo('home'), Navigation.popToRoot('home')]));
  await expect(device).toHaveStack(['home']);
  await expect('home').toBeVisible();
  await expect(device).not.toHaveEmitted([['ComponentDidDisappear', { componentId: 'home' }]]);
});
