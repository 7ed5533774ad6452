// showModal or push right after dismissModal
// https://github.com/wix/react-native-navigation/issues/122
//
// On a phone: the second command was lost without an error.
// Here: the push is carried out beside the dismissal. The modal is refused with UIKit's sentence, which is a diagnostic
// too. With faithfulHangs its promise stays pending, as on a phone.

const { app, device, expect, stats, test } = require('navbridge');

const main = () => {
  globalThis.screen = (id, options) => ({ component: { name: 'Screen', id, options } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

const act = async (second) => {
  const commands = {
    push: () => Navigation.push('home', screen('b')),
    showModal: () => Navigation.showModal(screen('second')),
  };
  await Navigation.showModal(screen('first'));
  const both = [Navigation.dismissModal('first'), commands[second]()];
  const [, { status, value, reason }] = await Promise.allSettled(both);
  return [status, value ?? reason.code];
};

test('the push succeeds, in its own time', async () => {
  const stack = await app(main);
  expect(await stack.run(act, 'push')).toEqual(['fulfilled', 'b']);
  expect(stack.commands.slice(2)).toMatchObject([{ at: 500, settledAt: 1000 }, { at: 500, settledAt: 850 }]);
  await expect(device).toHaveStack(['home', 'b']);
  await expect(device).toHaveModals([]);
  await expect('b').toBeVisible();
});

test('the modal is refused with a diagnostic that has the reason and the time', async () => {
  const stack = await app(main);
  expect(await stack.run(act, 'showModal')).toEqual(['rejected', 'NEVER_SETTLES']);
  const refused = (await stats()).diagnostics.filter(({ kind }) => kind === 'refusedPresentation');
  expect(refused).toMatchObject([{ at: 500, message: expect.stringContaining('Attempt to present') }]);
  await expect(device).toHaveModals([]);
});

test('with faithfulHangs the promise of the modal stays pending, and is named', async () => {
  const stack = await app(main, { faithfulHangs: true });
  await stack.run(() => Navigation.showModal(screen('first')));
  const modal = stack.run(() => {
    Navigation.dismissModal('first');
    return Navigation.showModal(screen('second'));
  });
  await expect(modal).not.toSettle();
  expect((await stats()).pendingCommands).toEqual([expect.stringContaining("showModal 'showModal4'")]);
});
