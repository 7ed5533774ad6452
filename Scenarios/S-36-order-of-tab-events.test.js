// The order of a tab's events
// https://github.com/wix/react-native-navigation/issues/2711
//
// On a phone: the order of bottomTabSelected and didAppear differs between iOS and Android, and no page has it.
// Here: one order for each way to change a tab. Only a touch sends the events of tabs; a selection by program does not.

const { app, device, expect, test } = require('navbridge');

const main = () => {
  const tab = (id, bottomTab) => ({
    component: { name: 'Tab', id, options: { bottomTab: { text: id, ...bottomTab } } },
  });
  Navigation.registerComponent('Tab', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    const children = [tab('a'), tab('b'), tab('locked', { selectTabOnPress: false })];
    Navigation.setRoot({ root: { bottomTabs: { id: 'tabs', children } } });
  });
};

async function eventsOf(tabs, act) {
  const before = tabs.emitted.length;
  await act();
  await tabs.rest();
  return tabs.emitted.slice(before).map(({ name, body }) => {
    const { componentId, tabIndex, selectedTabIndex, unselectedTabIndex } = body;
    const words = [name.replace('RNN.', ''), componentId, tabIndex, selectedTabIndex, unselectedTabIndex];
    return words.filter((word) => word !== undefined).join(' ');
  });
}

const appearances = ['ComponentWillAppear b', 'ComponentDidDisappear a', 'ComponentDidAppear b'];

test('a tap sends the press, the appearances, and then the selection', async () => {
  const tabs = await app(main);
  expect(await eventsOf(tabs, () => device.tap({ tabIndex: 1 }))).toEqual([
    'BottomTabPressed 1', ...appearances, 'BottomTabSelected 1 0',
  ]);
});

test('a tap on the selected tab sends a selection with equal indexes', async () => {
  const tabs = await app(main);
  expect(await eventsOf(tabs, () => device.tap({ tabIndex: 0 }))).toEqual([
    'BottomTabPressed 0', 'BottomTabSelected 0 0',
  ]);
});

test('a long press sends its own event only', async () => {
  const tabs = await app(main);
  expect(await eventsOf(tabs, () => device.longPress({ tabIndex: 1 }))).toEqual(['BottomTabLongPressed 1']);
  await expect(device).toHaveTab('a');
});

test('a tab that a press does not select sends the press only', async () => {
  const tabs = await app(main);
  expect(await eventsOf(tabs, () => device.tap({ tabIndex: 2 }))).toEqual(['BottomTabPressed 2']);
  await expect(device).toHaveTab('a');
});

test.each([
  ['currentTabIndex', { currentTabIndex: 1 }],
  ['currentTabId', { currentTabId: 'b' }],
])('a selection by %s sends the appearances only', async (name, bottomTabs) => {
  const tabs = await app(main);
  const merge = (options) => { Navigation.mergeOptions('tabs', { bottomTabs: options }); };
  expect(await eventsOf(tabs, () => tabs.run(merge, bottomTabs))).toEqual(appearances);
  await expect(device).toHaveTab('b');
});
