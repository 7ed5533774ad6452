// setRoot with ids that are in use
// https://github.com/wix/react-native-navigation/issues/4901
//
// On a phone: setRoot with the ids of the old root failed, and apps called it twice.
// Here: it succeeds while the old root is shown and while another one is on its way. The ids belong to the new root,
// and nothing of the old ones is left.

const { app, device, expect, stats, test } = require('navbridge');

const main = () => {
  globalThis.screen = (id, options) => ({ component: { name: 'Screen', id, options } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

const sameRoot = () => Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });

test('the ids of the root on the screen can be used again', async () => {
  const stack = await app(main);
  await stack.run(() => Navigation.push('home', screen('b')));
  expect(await stack.run(sameRoot)).toBe('stack');
  await expect(device).toHaveStack(['home']);
  expect(await stack.run(() => Navigation.push('home', screen('c')))).toBe('c');
  await expect(device).toHaveStack(['home', 'c']);
});

test('roots of one turn with the same ids all resolve, and one of them is left', async () => {
  const stack = await app(main);
  await stack.run(() => {
    const root = () => ({ root: { stack: { id: 'stack', children: [screen('home')] } } });
    return Promise.all([Navigation.setRoot(root()), Navigation.setRoot(root()), Navigation.setRoot(root())]);
  });
  expect(stack.commands.map(({ value }) => value)).toEqual(['stack', 'stack', 'stack', 'stack']);
  await expect(device).toHaveStack(['home']);
  expect((await stats()).liveObjects).toEqual(
    { RNNComponentRootView: 1, RNNComponentViewController: 1, RNNStackController: 1 });
});

test('the ids of a root that was replaced can be used again', async () => {
  const stack = await app(main);
  await stack.run(() => Navigation.setRoot({ root: screen('between') }));
  expect(await stack.run(sameRoot)).toBe('stack');
  await expect(device).toHaveStack(['home']);
});
