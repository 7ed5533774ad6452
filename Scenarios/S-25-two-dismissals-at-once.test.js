// Two modals that are dismissed at once
// https://github.com/wix/react-native-navigation/issues/2465
//
// On a phone: one of the modals stayed on the screen.
// Here: both are gone in either order, and both promises resolve. From the bottom up, the covered modal is reported at
// once, and again when it is removed.

const { app, device, expect, test } = require('navbridge');

const main = () => {
  globalThis.screen = (id, options) => ({ component: { name: 'Screen', id, options } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

const act = async (ids) => {
  await Navigation.showModal(screen('lower'));
  await Navigation.showModal(screen('upper'));
  return Promise.all(ids.map((id) => Navigation.dismissModal(id)));
};
const dismissed = (stack) =>
  stack.emitted.filter(({ name }) => name === 'RNN.ModalDismissed').map(({ at, body }) => [at, body.componentId]);

test('from the top down, each is reported once', async () => {
  const stack = await app(main);
  expect(await stack.run(act, ['upper', 'lower'])).toEqual(['upper', 'lower']);
  await expect(device).toHaveModals([]);
  await expect('home').toBeVisible();
  expect(dismissed(stack)).toEqual([[1500, 'upper'], [1500, 'lower']]);
});

test('from the bottom up, the lower one is reported at once, and again when it is removed', async () => {
  const stack = await app(main);
  expect(await stack.run(act, ['lower', 'upper'])).toEqual(['lower', 'upper']);
  await expect(device).toHaveModals([]);
  await expect('home').toBeVisible();
  expect(dismissed(stack)).toEqual([[1000, 'lower'], [1500, 'upper'], [1500, 'lower']]);
});

test('a modal can be shown afterwards', async () => {
  const stack = await app(main);
  await stack.run(act, ['lower', 'upper']);
  expect(await stack.run(() => Navigation.showModal(screen('next')))).toBe('next');
  await expect(device).toHaveModals(['next']);
});
