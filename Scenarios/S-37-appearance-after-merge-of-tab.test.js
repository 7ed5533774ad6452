// A tab that is selected by mergeOptions appears
// https://github.com/wix/react-native-navigation/issues/6143
// https://github.com/wix/react-native-navigation/issues/7735
//
// On a phone: componentDidAppear was missing when mergeOptions changed the tab, but came after a tap.
// Here: both ways give the screen's methods the same calls.

const { app, device, expect, test } = require('navbridge');

const main = () => {
  Navigation.registerComponent('Tab', () => ({ componentId }) => ({
    componentDidAppear: () => console.log(`${componentId} did appear`),
    componentDidDisappear: () => console.log(`${componentId} did disappear`),
  }));
  const stack = (id) => ({ stack: { id: `${id}Stack`, children: [{ component: { name: 'Tab', id } }] } });
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { bottomTabs: { id: 'tabs', children: [stack('a'), stack('b')] } } });
  });
};

const acts = [
  ['a tap', () => device.tap({ tabIndex: 1 })],
  ['mergeOptions with an index', (tabs) => tabs.run(() => {
    Navigation.mergeOptions('tabs', { bottomTabs: { currentTabIndex: 1 } });
  })],
  ['mergeOptions with an id', (tabs) => tabs.run(() => {
    Navigation.mergeOptions('tabs', { bottomTabs: { currentTabId: 'bStack' } });
  })],
];

test.each(acts)('%s lets the methods of both screens be called', async (name, act) => {
  const tabs = await app(main);
  await act(tabs);
  await expect(device).toHaveTab('bStack');
  expect(tabs.output.map(({ text }) => text)).toEqual(['a did appear', 'a did disappear', 'b did appear']);
});
