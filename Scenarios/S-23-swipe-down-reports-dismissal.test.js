// A modal that the user swipes down
// https://github.com/wix/react-native-navigation/issues/5737
//
// On a phone: no ModalDismissed came after a swipe.
// Here: it comes when the swipe is completed. A swipe that is cancelled emits nothing, and one that the modal refuses
// emits ModalAttemptedToDismiss.

const { app, device, expect, test } = require('navbridge');

const main = () => {
  globalThis.screen = (id, options) => ({ component: { name: 'Screen', id, options } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

const show = (options) => Navigation.showModal(screen('modal', options));
const ofModals = (stack) => stack.emitted.filter(({ name }) => name.startsWith('RNN.Modal'));

test('a completed swipe emits ModalDismissed when the modal has disappeared', async () => {
  const stack = await app(main);
  await stack.run(show);
  expect(await device.dismissModal()).toEqual({ done: true });
  await expect(device).toHaveModals([]);
  await expect(device).toHaveEmitted([['ComponentDidDisappear', { componentId: 'modal' }], 'ModalDismissed']);
  expect(ofModals(stack).map(({ body }) => body)).toEqual([{ componentId: 'modal', modalsDismissed: 1 }]);
});

test('a cancelled swipe emits nothing, and the modal stays', async () => {
  const stack = await app(main);
  await stack.run(show);
  expect(await device.dismissModal({ complete: false })).toEqual({ done: true });
  await expect(device).toHaveModals(['modal']);
  expect(ofModals(stack)).toEqual([]);
  await expect('modal').toBeVisible();
});

test('a swipe on a modal with swipeToDismiss off emits ModalAttemptedToDismiss, and the modal stays', async () => {
  const stack = await app(main);
  await stack.run(show, { modal: { swipeToDismiss: false } });
  expect(await device.dismissModal()).toEqual({ done: false });
  await expect(device).toHaveModals(['modal']);
  expect(ofModals(stack).map(({ name, body }) => [name, body])).toEqual(
    [['RNN.ModalAttemptedToDismiss', { componentId: 'modal' }]]);
});
