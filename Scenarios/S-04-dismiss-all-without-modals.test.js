// dismissAllModals settles, however many modals there are
// https://github.com/wix/react-native-navigation/issues/6875
//
// On a phone: on some versions of iOS the promise stayed pending when there was no modal to dismiss.
// Here: it resolves without a modal, while the last modal is on its way out, and twice in a row.

const { app, device, expect, test } = require('navbridge');

const main = () => {
  globalThis.screen = (id, options) => ({ component: { name: 'Screen', id, options } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

const outcomes = (stack) => stack.commands.map(({ name, state, at, settledAt }) => [name, state, at, settledAt]);

test('it resolves at once when there is no modal, and emits no ModalDismissed', async () => {
  const stack = await app(main);
  expect(await stack.run(() => Navigation.dismissAllModals())).toBe(null);
  expect(outcomes(stack)[1]).toEqual(['dismissAllModals', 'resolved', 0, 0]);
  await expect(device).not.toHaveEmitted(['ModalDismissed']);
});

test('calls in the same turn and in the middle of the dismissal resolve when the modal is gone', async () => {
  const stack = await app(main);
  await stack.run(() => Navigation.showModal(screen('modal')));
  await stack.run(() => Promise.all([
    Navigation.dismissAllModals(),
    Navigation.dismissAllModals(),
    new Promise((done) => setTimeout(done, 250)).then(() => Navigation.dismissAllModals()),
  ]));
  expect(outcomes(stack).slice(2)).toEqual([
    ['dismissAllModals', 'resolved', 500, 1000],
    ['dismissAllModals', 'resolved', 500, 1000],
    ['dismissAllModals', 'resolved', 750, 1000],
  ]);
  expect(stack.emitted.filter(({ name }) => name === 'RNN.ModalDismissed')).toHaveLength(1);
  await expect(device).toHaveModals([]);
});
