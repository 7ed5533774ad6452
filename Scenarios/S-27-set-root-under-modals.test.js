// setRoot while modals are shown
// https://github.com/wix/react-native-navigation/issues/4173
//
// On a phone: modals stayed over the new root for ever, leaked, or went without an event.
// Here: they go with the old root, without an event, as on iOS. Their ids are unknown then, and their objects are gone.

const { app, device, expect, test } = require('navbridge');

const main = () => {
  globalThis.screen = (id, options) => ({ component: { name: 'Screen', id, options } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

const act = async (count) => {
  for (let i = 1; i <= count; i += 1) await Navigation.showModal(screen(`modal${i}`));
  await Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('new')] } } });
};

test.each([1, 3])('%i modals go with the old root, without an event', async (count) => {
  const stack = await app(main);
  await stack.run(act, count);
  await expect(device).toHaveModals([]);
  await expect(device).toHaveStack(['new']);
  await expect(device).not.toHaveEmitted(['ModalDismissed']);
  await expect(device).toLeakNothing();
});

test('the ids of the modals are unknown afterwards, and dismissAllModals has nothing to do', async () => {
  const stack = await app(main);
  await stack.run(act, 2);
  await expect(() => Navigation.dismissModal('modal2')).toReject('1013');
  await expect(() => Navigation.popTo('modal1')).toReject('1012');
  expect(await stack.run(() => Navigation.dismissAllModals())).toBe(null);
  await expect(device).not.toHaveEmitted(['ModalDismissed']);
});

test('a modal over the new root is shown, and counts as one', async () => {
  const stack = await app(main);
  await stack.run(act, 2);
  await stack.run(() => Navigation.showModal(screen('next')));
  await expect(device).toHaveModals(['next']);
  await stack.run(() => Navigation.dismissAllModals());
  await expect(device).toHaveEmitted([['ModalDismissed', { componentId: 'next', modalsDismissed: 1 }]]);
});
