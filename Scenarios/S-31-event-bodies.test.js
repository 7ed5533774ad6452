// The members of the events
// Source: RNNEventEmitter
//
// On a phone: ModalDismissed has no componentName, although the library's types require it and its Mock sends it.
// Here: each of the fifteen events has the members of iOS, and no others.

const { app, device, expect, test } = require('navbridge');

const main = () => {
  globalThis.screen = (id, options) => ({ component: { name: 'Screen', id, options } });
  Navigation.registerComponent('Screen', () => () => null);
  const topBar = { rightButtons: [{ id: 'go', testID: 'GO', text: 'Go' }], searchBar: { visible: true } };
  Navigation.events().registerAppLaunchedListener(() => {
    const stack = { stack: { id: 'stack', children: [screen('home', { topBar })] } };
    Navigation.setRoot({ root: { bottomTabs: { id: 'tabs', children: [stack, screen('other')] } } });
  });
};
const appearance = { componentId: 'string', componentName: 'string', componentType: 'string' };
const bodies = {
  AppLaunched: null,
  BottomTabLongPressed: { selectedTabIndex: 'number' },
  BottomTabPressed: { tabIndex: 'number' },
  BottomTabSelected: { selectedTabIndex: 'number', unselectedTabIndex: 'number' },
  CommandCompleted: { commandId: 'string', commandName: 'string', completionTime: 'number' },
  ComponentDidAppear: appearance,
  ComponentDidDisappear: appearance,
  ComponentWillAppear: appearance,
  ModalAttemptedToDismiss: { componentId: 'string' },
  ModalDismissed: { componentId: 'string', modalsDismissed: 'number' },
  NavigationButtonPressed: { buttonId: 'string', componentId: 'string' },
  PreviewCompleted: { componentId: 'string', previewComponentId: 'string' },
  ScreenPopped: { componentId: 'string' },
  SearchBarCancelPressed: { componentId: 'string' },
  SearchBarUpdated: { componentId: 'string', isFocused: 'boolean', text: 'string' },
};
const typesOf = (body) =>
  body && Object.fromEntries(Object.entries(body).map(([key, value]) => [key, typeof value]));

test('each event has these members, and no others', async () => {
  const tabs = await app(main);
  await device.tap({ testID: 'GO' });
  await device.search({ text: 'abc' });
  await device.search({ cancel: true });
  await device.longPress({ tabIndex: 1 });
  await device.tap({ tabIndex: 1 });
  await device.tap({ tabIndex: 0 });
  await tabs.run(async () => {
    await Navigation.push('stack', screen('b'));
    await Navigation.pop('b');
    await Navigation.showModal(screen('modal', { modal: { swipeToDismiss: false } }));
  });
  await device.dismissModal();
  await tabs.run(() => Navigation.dismissModal('modal'));
  const push = tabs.run(() => Navigation.push('home', screen('seen', { preview: { reactTag: 5, commit: true } })));
  await device.peek({ componentId: 'home', commit: true });
  await push;
  const seen = new Map(tabs.emitted.map(({ name }) => [name.slice(4), []]));
  for (const { name, body } of tabs.emitted) seen.get(name.slice(4)).push(typesOf(body));
  expect([...seen.keys()].sort()).toEqual(Object.keys(bodies));
  for (const [name, all] of seen) expect([name, all]).toEqual([name, all.map(() => bodies[name])]);
});
