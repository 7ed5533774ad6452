// The options that a command back brings
// https://github.com/wix/react-native-navigation/issues/5062
//
// On a phone: the options given to popToRoot had no effect on iOS.
// Here: pop, popTo and popToRoot merge them into the screen that they name, even if another one is shown afterwards;
// dismissModal merges them into the modal. So a title for the root needs the root's id.

const { app, clock, expect, test } = require('navbridge');

const main = () => {
  Navigation.registerComponent('Screen', () => () => null);
  const screen = (id) => ({ component: { name: 'Screen', id, options: { topBar: { title: { text: id } } } } });
  globalThis.screen = screen;
  globalThis.merged = { topBar: { title: { text: 'merged' } } };
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: ['a', 'b', 'c'].map(screen) } } });
  });
};

const titleOf = async (stack, id) => (await stack.snapshot(id)).resolvedOptions.topBar.title.text;

test.each([
  ['pop', 'a', 'b', { a: 'merged', b: 'b' }],
  ['popTo', 'b', 'b', { a: 'a', b: 'merged' }],
  ['popToRoot', 'a', 'a', { a: 'merged' }],
  ['popToRoot', 'c', 'a', { a: 'a' }],
])('%s with the id %s merges into that screen', async (name, id, top, titles) => {
  const stack = await app(main);
  await stack.run((command, target) => Navigation[command](target, merged), name, id);
  await stack.rest();
  for (const [one, title] of Object.entries(titles)) expect(await titleOf(stack, one)).toBe(title);
  expect((await stack.snapshot('stack')).topBar.title.text).toBe(titles[top]);
});

test('dismissModal merges into the modal while it leaves', async () => {
  const stack = await app(main);
  await stack.run(() => Navigation.showModal({ stack: { id: 'modal', children: [screen('m')] } }));
  await clock.pause();
  const dismissed = stack.run(() => Navigation.dismissModal('modal', merged));
  await clock.advance(100);
  expect(await titleOf(stack, 'm')).toBe('merged');
  await clock.resume();
  await dismissed;
  expect(await titleOf(stack, 'c')).toBe('c');
});
