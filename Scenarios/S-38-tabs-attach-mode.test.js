// When the tabs are mounted
// https://github.com/wix/react-native-navigation/issues/7921
// https://github.com/wix/react-native-navigation/issues/5950
// https://github.com/wix/react-native-navigation/issues/6554
// https://github.com/wix/react-native-navigation/issues/6791
// https://github.com/wix/react-native-navigation/issues/7095
//
// On a phone: tabsAttachMode had no effect in several releases, and the first tab was rendered though another was
// initial.
// Here: each mode mounts its tabs in its own order, from each initial tab, and within a side menu too.

const { app, device, expect, test } = require('navbridge');

const main = (tabsAttachMode, currentTabIndex, isInMenu) => {
  Navigation.registerComponent('Tab', () => ({ componentId }) => { console.log(componentId); });
  Navigation.registerComponent('Menu', () => () => null);
  const children = ['a', 'b', 'c'].map((id) => ({
    stack: { children: [{ component: { name: 'Tab', id, options: { bottomTab: { text: id } } } }] },
  }));
  const tabs = { bottomTabs: { id: 'tabs', children, options: { bottomTabs: { tabsAttachMode, currentTabIndex } } } };
  const menu = { sideMenu: { left: { component: { name: 'Menu', id: 'menu' } }, center: tabs } };
  Navigation.events().registerAppLaunchedListener(() => Navigation.setRoot({ root: isInMenu ? menu : tabs }));
};

const orders = { together: ['abc', 'abc'], afterInitialTab: ['abc', 'bac'], onSwitchToTab: ['a', 'b'] };
const rows = Object.entries(orders).flatMap(([mode, byIndex]) => byIndex.flatMap((order, index) =>
  (index === 1 ? [false, true] : [false]).map((isInMenu) => [
    mode, index, isInMenu ? 'in a side menu' : 'at the root', order, isInMenu,
  ])));

test.each(rows)('%s from tab %i %s mounts %s', async (mode, index, place, order, isInMenu) => {
  const tabs = await app(main, { args: [mode, index, isInMenu] });
  await expect(device).toHaveTab(index);
  expect(tabs.output.map(({ text }) => text).join('')).toBe(order);
});

test('onSwitchToTab mounts a tab when it is tapped, once', async () => {
  const tabs = await app(main, { args: ['onSwitchToTab', 1, false] });
  for (const tabIndex of [2, 1, 2]) await device.tap({ tabIndex });
  await tabs.rest();
  expect(tabs.output.map(({ text }) => text)).toEqual(['b', 'c']);
});
