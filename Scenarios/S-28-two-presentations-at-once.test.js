// Two presentations that meet
// https://github.com/wix/react-native-navigation/issues/6805
//
// On a phone: a modal of this library and one of React Native hindered each other. The second was refused because the
// first one was shown already, or closing one closed the other.
// Here: modals of one turn are presented one over the other, and each closes alone. A presentation that UIKit refuses
// is reported with UIKit's sentence.

const { app, device, expect, stats, test } = require('navbridge');

const main = () => {
  globalThis.screen = (id, options) => ({ component: { name: 'Screen', id, options } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

const showBoth = () => Promise.all([Navigation.showModal(screen('lower')), Navigation.showModal(screen('upper'))]);

test('two modals of one turn are both shown, one after the other', async () => {
  const stack = await app(main);
  expect(await stack.run(showBoth)).toEqual(['lower', 'upper']);
  expect(stack.commands.slice(1).map(({ settledAt }) => settledAt)).toEqual([500, 1000]);
  await expect(device).toHaveModals(['lower', 'upper']);
});

test('closing the upper one does not close the lower one', async () => {
  const stack = await app(main);
  await stack.run(showBoth);
  await stack.run(() => Navigation.dismissModal('upper'));
  await expect(device).toHaveModals(['lower']);
  await expect('lower').toBeVisible();
  expect(stack.emitted.filter(({ name }) => name === 'RNN.ModalDismissed')).toHaveLength(1);
});

test('a presentation that UIKit refuses is reported with the controllers that meet', async () => {
  const stack = await app(main);
  await stack.run(async () => {
    await Navigation.showModal(screen('first'));
    await Promise.allSettled([Navigation.dismissModal('first'), Navigation.showModal(screen('second'))]);
  });
  const { diagnostics } = await stats();
  expect(diagnostics.find(({ kind }) => kind === 'refusedPresentation').message).toMatch(
    /^Attempt to present <RNNComponentViewController> on <RNNStackController>.* which is already presenting/);
  await expect(device).toHaveModals([]);
});

test.todo("React Native's <Modal> over and under a modal", 'needs a <Modal> that an app in JavaScript can show');
