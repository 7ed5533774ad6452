// A pop of a modal, a dismissal of a pushed screen
// https://github.com/wix/react-native-navigation/issues/3914
//
// On a phone: the app crashed, or nothing happened.
// Here: each command on the wrong kind of component is rejected with the code of its error or, where iOS would stay
// silent for ever, with NEVER_SETTLES. Nothing moves.

const { app, device, expect, test } = require('navbridge');

const main = () => {
  globalThis.screen = (id, options) => ({ component: { name: 'Screen', id, options } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

/** A pushed screen, a modal and an overlay. */
async function start() {
  const stack = await app(main);
  await stack.run(async () => {
    await Navigation.push('home', screen('b'));
    await Navigation.showModal(screen('modal'));
    await Navigation.showOverlay(screen('overlay'));
  });
  return stack;
}
const rows = [
  ...['modal', 'overlay'].flatMap((id) => ['pop', 'popTo', 'popToRoot'].map((name) => [name, id, 'NEVER_SETTLES'])),
  ...['pop', 'popTo', 'popToRoot'].map((name) => [name, 'nobody', '1012']),
  ['popTo', 'stack', '1011'],
  ...['b', 'home', 'stack', 'overlay', 'nobody'].map((id) => ['dismissModal', id, '1013']),
  ['dismissOverlay', 'nobody', '1010'],
];

test('a command on the wrong kind of component is rejected, and nothing moves', async () => {
  const stack = await start();
  for (const [name, id, code] of rows) {
    await stack.run((name, id) => Navigation[name](id).catch(() => {}), name, id);
    expect([name, id, stack.commands.at(-1).code]).toEqual([name, id, code]);
  }
  await expect(device).toHaveStack(['home', 'b'], 'stack');
  await expect(device).toHaveModals(['modal']);
  await expect(device).toHaveOverlays(['overlay']);
});

test('dismissOverlay of what is no overlay succeeds, and nothing moves', async () => {
  const stack = await start();
  for (const id of ['b', 'modal', 'stack']) {
    expect(await stack.run((id) => Navigation.dismissOverlay(id), id)).toBe(1);
  }
  await expect(device).toHaveOverlays(['overlay']);
  await expect(device).toHaveModals(['modal']);
});
