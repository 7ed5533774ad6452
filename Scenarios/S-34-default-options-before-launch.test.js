// setDefaultOptions before the app has launched
// https://github.com/wix/react-native-navigation/pull/6374
//
// On a phone: it crashed the app.
// Here: it is accepted on both routes, and the first root shows the options. A mergeOptions of that time is rejected on
// the bridge, and does nothing on turbo, because there is no component yet.

const { app, architecture, device, expect, stats, test } = require('navbridge');

const main = (early) => {
  const title = (text) => ({ topBar: { title: { text } } });
  Navigation.registerComponent('Screen', () => () => null);
  if (early === 'setDefaultOptions') Navigation.setDefaultOptions(title('Default'));
  if (early === 'mergeOptions') Navigation.mergeOptions('home', title('Merged'));
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [{ component: { name: 'Screen', id: 'home' } }] } } });
  });
};
const title = async () => (await device.snapshot()).windows[0].root.topBar.title.text;

test('setDefaultOptions counts for the first root', async () => {
  const stack = await app(main, { args: ['setDefaultOptions'] });
  expect(await title()).toBe('Default');
  await expect(device).toHaveStack(['home']);
  expect(stack.commands.filter(({ state }) => state === 'rejected')).toEqual([]);
});

test('mergeOptions is rejected on the bridge, and has no effect on turbo', async () => {
  const stack = await app(main, { args: ['mergeOptions'], keep: true, mayEnd: true });
  expect(await title()).not.toBe('Merged');
  await expect(device).toHaveStack(['home']);
  const rejected = stack.commands.filter(({ state }) => state === 'rejected').map(({ name, code }) => [name, code]);
  expect(rejected).toEqual(architecture === 'bridge' ? [['mergeOptions', 'BridgeNotLoadedError']] : []);
  const kinds = (await stats()).diagnostics.map(({ kind }) => kind);
  expect(kinds).toEqual(architecture === 'bridge' ? ['BridgeNotLoadedError'] : []);
});
