// Two presentations that meet
// https://github.com/wix/react-native-navigation/issues/6805
//
// On a phone: a modal of this library and one of React Native hindered each other. The second was refused because the
// first one was shown already, or closing one closed the other.
// Here: modals of one turn are presented one over the other, and each closes alone. A presentation that UIKit refuses
// is reported with UIKit's sentence. React Native's <Modal> goes through the library's modal manager on the bridge, and each
// closes alone. On the new architecture the library does not know of it, and what a phone does is to be seen.

const { app, architecture, device, expect, stats, test } = require('navbridge');

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

// MARK: React Native's <Modal>

/** Mounts a <Modal> in a screen of the app, as a render of React's does. */
const mount = (id, name) => {
  globalThis.modals ??= {};
  globalThis.modals[name] = require('navbridge').mountModal(id, {
    animationType: 'slide', onShow: () => console.log(`${name} Show`), onDismiss: () => console.log(`${name} Dismiss`),
  });
};
const close = (name) => globalThis.modals[name].update({ visible: false });

/** The presented controllers, lowest first: the id of a screen, or '<Modal>'. */
const presented = async () =>
  (await device.snapshot()).windows[0].presented.filter(({ dismissed }) => !dismissed)
    .map(({ type, componentId }) => (type === 'ModalHost' ? '<Modal>' : componentId));
const said = (stack) => stack.output.map(({ text }) => text);

test("a <Modal> of a modal's screen is shown over it, and closing it leaves the modal", async () => {
  const stack = await app(main);
  await stack.run(() => Navigation.showModal(screen('modal')));
  await stack.run(mount, 'modal', 'inner');
  await stack.rest();
  expect(await presented()).toEqual(['modal', '<Modal>']);
  await stack.run(close, 'inner');
  await stack.rest();
  expect(await presented()).toEqual(['modal']);
  expect(said(stack)).toEqual(['inner Show', 'inner Dismiss']);
  await expect('modal').toBeVisible();
  expect(stack.emitted.filter(({ name }) => name === 'RNN.ModalDismissed')).toEqual([]);
});

test('a <Modal> of a screen below a modal is shown on top on the bridge, and refused on the new architecture', async () => {
  const stack = await app(main);
  await stack.run(() => Navigation.showModal(screen('modal')));
  await stack.run(mount, 'home', 'lower');
  await stack.rest();
  const { diagnostics } = await stats();
  if (architecture === 'bridge') {
    expect(await presented()).toEqual(['modal', '<Modal>']);
    expect(diagnostics).toEqual([]);
    return;
  }
  expect(await presented()).toEqual(['modal']);
  expect(said(stack)).toEqual([]);
  expect(diagnostics).toEqual([expect.objectContaining({
    kind: 'refusedPresentation',
    message: 'Attempt to present <RCTModalHostViewController> on <RNNStackController> (from <RNNComponentViewController>) ' +
      'which is already presenting <RNNComponentViewController>.',
  })]);
});

test('a modal is shown over a <Modal>, and closing it leaves the <Modal>', async () => {
  const stack = await app(main);
  await stack.run(mount, 'home', 'lower');
  await stack.rest();
  await stack.run(() => Navigation.showModal(screen('modal')));
  expect(await presented()).toEqual(['<Modal>', 'modal']);
  await stack.run(() => Navigation.dismissModal('modal'));
  await stack.rest();
  expect(await presented()).toEqual(['<Modal>']);
  expect(said(stack)).toEqual(['lower Show']);
});

test('closing a <Modal> under a modal closes it on the bridge, and the other one on the new architecture', async () => {
  const stack = await app(main);
  await stack.run(mount, 'home', 'lower');
  await stack.rest();
  await stack.run(() => Navigation.showModal(screen('modal')));
  await stack.run(close, 'lower');
  await stack.rest();
  // A controller that presents another one dismisses that, and not itself.
  expect(await presented()).toEqual(architecture === 'bridge' ? ['modal'] : ['<Modal>']);
  expect(stack.emitted.filter(({ name }) => name === 'RNN.ModalDismissed')).toEqual([]);
});

test('a <Modal> and a modal that follow each other at once are both shown', async () => {
  const stack = await app(main);
  await stack.run(mount, 'home', 'lower');
  expect(await stack.run(() => Navigation.showModal(screen('modal')))).toBe('modal');
  expect(await presented()).toEqual(['<Modal>', 'modal']);
});

test('a <Modal> goes with its screen, and one that a reload takes down leaves nothing', async () => {
  const stack = await app(main);
  await stack.run(() => Navigation.push('stack', screen('second')));
  await stack.run(mount, 'second', 'own');
  await stack.rest();
  expect(await presented()).toEqual(['<Modal>']);
  await stack.run(() => Navigation.pop('stack'));
  await stack.rest();
  expect(await presented()).toEqual([]);
  await stack.run(mount, 'home', 'another');
  await stack.rest();
  await stack.reload();
  expect(await presented()).toEqual([]);
  await expect('home').toBeVisible();
});
