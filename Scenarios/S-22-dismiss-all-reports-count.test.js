// dismissAllModals reports how many modals it dismissed
// https://github.com/wix/react-native-navigation/issues/7304
//
// On a phone: with two or more modals, ModalDismissed no longer came.
// Here: it comes once, with the id of the last modal and the number of modals, before the promise resolves.

const { app, device, expect, test } = require('navbridge');

const main = () => {
  globalThis.screen = (id, options) => ({ component: { name: 'Screen', id, options } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

test.each([2, 3])('with %i modals there is one ModalDismissed, with that number', async (count) => {
  const stack = await app(main);
  await stack.run(async (count) => {
    for (let i = 1; i <= count; i += 1) await Navigation.showModal(screen(`modal${i}`));
    await Navigation.dismissAllModals();
  }, count);
  await expect(device).toHaveModals([]);
  const isWord = ({ kind, name }) => kind === 'event' ? name === 'RNN.ModalDismissed' : kind === 'resolved';
  const [event, resolved] = stack.transcript().filter(isWord).slice(-2);
  expect(event.body).toEqual({ componentId: `modal${count}`, modalsDismissed: count });
  expect(resolved.name).toBe('dismissAllModals');
  expect(stack.emitted.filter(({ name }) => name === 'RNN.ModalDismissed')).toHaveLength(1);
});
