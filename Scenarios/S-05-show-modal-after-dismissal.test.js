// A modal that is shown as soon as another one was dismissed
// https://github.com/wix/react-native-navigation/issues/5552
//
// On a phone: the promise of dismissModal resolved while the modal still moved, and the next modal was never seen.
// Here: the promise resolves when the modal is gone, and a modal that awaits it is seen. A modal that does not wait is
// refused by UIKit, and the command is rejected with UIKit's sentence.

const { app, device, expect, stats, test } = require('navbridge');

const main = () => {
  globalThis.screen = (id, options) => ({ component: { name: 'Screen', id, options } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

test('a modal that awaits the dismissal is shown', async () => {
  const stack = await app(main);
  await stack.run(() => Navigation.showModal(screen('first')));
  await stack.run(async () => {
    await Navigation.dismissModal('first');
    await Navigation.showModal(screen('second'));
  });
  expect(stack.commands.slice(2)).toMatchObject([
    { name: 'dismissModal', at: 500, settledAt: 1000 },
    { name: 'showModal', at: 1000, settledAt: 1500, value: 'second' },
  ]);
  await expect(device).toHaveModals(['second']);
  await expect('second').toBeVisible();
});

test.each([0, 499])('a modal %i ms into the dismissal is refused with the reason', async (ms) => {
  const stack = await app(main);
  await stack.run(() => Navigation.showModal(screen('first')));
  await stack.run(async (ms) => {
    const dismissal = Navigation.dismissModal('first');
    await new Promise((done) => setTimeout(done, ms));
    await Promise.allSettled([dismissal, Navigation.showModal(screen('second'))]);
  }, ms);
  const [, , dismissal, second] = stack.commands;
  expect(dismissal).toMatchObject({ state: 'resolved', settledAt: 1000 });
  expect(second).toMatchObject({ state: 'rejected', code: 'NEVER_SETTLES', settledAt: 500 + ms });
  expect(second.message).toContain('Attempt to present');
  expect((await stats()).diagnostics.map(({ kind }) => kind)).toContain('refusedPresentation');
  await expect(device).toHaveModals([]);
});
