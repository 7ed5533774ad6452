// A modal in the middle is dismissed
// Source: RNNModalManager
//
// On a phone: the covered modal is reported as dismissed, but stays in the chain without its view. The dismissal of the
// modal above finds it again, and reports it a second time.
// Here: as on a phone. The snapshot marks the modal as dismissed, and its view never comes back.

const { app, device, expect, stats, test } = require('navbridge');

const main = () => {
  globalThis.screen = (id, options) => ({ component: { name: 'Screen', id, options } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

const act = async () => {
  for (const id of ['lower', 'middle', 'upper']) await Navigation.showModal(screen(id));
  await Navigation.dismissModal('middle');
};
const presented = async () =>
  (await device.snapshot()).windows[0].presented.map(({ componentId, dismissed = false }) => [componentId, dismissed]);
const dismissed = (stack) =>
  stack.emitted.filter(({ name }) => name === 'RNN.ModalDismissed').map(({ body }) => body.componentId);

test('the covered modal is reported, resolves at once and waits in the chain', async () => {
  const stack = await app(main);
  await stack.run(act);
  expect(stack.commands.at(-1)).toMatchObject({ value: 'middle', at: 1500, settledAt: 1500 });
  expect(dismissed(stack)).toEqual(['middle']);
  expect(await presented()).toEqual([['lower', false], ['middle', true], ['upper', false]]);
  await expect('middle').not.toBeVisible();
});

test('the dismissal of the modal above removes both, and reports the covered one again', async () => {
  const stack = await app(main);
  await stack.run(act);
  await stack.run(() => Navigation.dismissModal('upper'));
  await stack.rest();
  expect(dismissed(stack)).toEqual(['middle', 'upper', 'middle']);
  expect(await presented()).toEqual([['lower', false]]);
  await expect('lower').toBeVisible();
  expect((await stats()).liveObjects.RNNComponentViewController).toBe(2);
});
