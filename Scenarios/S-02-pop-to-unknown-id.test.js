// popTo an id that does not exist
// https://github.com/wix/react-native-navigation/issues/7152
//
// On a phone: popTo with an unknown id neither resolved nor rejected; versions since then reject it.
// Here: an unknown id is rejected with 1012, and a screen that is no direct child of its stack with 1011. The id of a
// screen in another stack pops that stack.

const { app, device, expect, test } = require('navbridge');

const main = () => {
  const screen = (id) => ({ component: { name: 'Screen', id } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    const nested = { topTabs: { id: 'topTabs', children: [screen('inner')] } };
    const first = { stack: { id: 'first', children: [screen('a1'), screen('a2')] } };
    const second = { stack: { id: 'second', children: [screen('b1'), nested, screen('b2')] } };
    Navigation.setRoot({ root: { bottomTabs: { id: 'tabs', children: [first, second] } } });
  });
};

test('an unknown id is rejected with 1012', async () => {
  const tabs = await app(main);
  await expect(() => Navigation.popTo('nowhere')).toReject('1012');
  expect(tabs.commands[1].message).toBe("PopTo component failed - componentId 'nowhere' not found");
  await expect(device).toHaveStack(['a1', 'a2'], 'first');
});

test('a screen within a container of the stack is rejected with 1011', async () => {
  await app(main);
  await expect(() => Navigation.popTo('inner')).toReject('1011');
  await expect(device).toHaveStack(['b1', 'topTabs', 'b2'], 'second');
});

test('a screen of another stack pops that stack, not the one in front', async () => {
  const tabs = await app(main);
  expect(await tabs.run(() => Navigation.popTo('b1'))).toBe('b1');
  await expect(device).toHaveStack(['b1'], 'second');
  await expect(device).toHaveStack(['a1', 'a2'], 'first');
});

test.todo('popTo an unknown id hangs as in versions before the fix', 'needs older versions of the library');
