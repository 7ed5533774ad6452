"""The apps and tests whose documents `scripts/check schemas` compares with the schemas."""

# Tests that fail: with an app, on one of the routes, and by several errors.
FAILING_TEST = """const { afterAll, afterEach, app, device, expect, test } = require('navbridge');
console.log('of the file');
test('fails with a screen', async () => {
  await app('./app.js');
  console.log('of the test');
  await expect(device).toHaveModals(['nothing']);
});
test('fails on one route', async () => {
  const one = await app('./app.js', { scriptTimeout: 60000 });
  expect(await one.run(() => navbridge.architecture)).toBe('turbo');
});
test('fails twice', () => {
  throw new Error('once');
});
test('passes', () => expect(1).toBe(1));
test.todo('comes later', 'it is not written');
let failures = 0;
afterEach(() => {
  if (failures++ === 2) throw new Error('twice');
});
afterAll(() => {
  throw new Error('after all tests');
});
"""
# An act, and a diagnostic: nobody listens for links.
ACTING_APP = """const { Navigation, device } = { ...require('react-native-navigation'), ...require('navbridge') };
Navigation.registerComponent('Home', () => () => null);
Navigation.events().registerAppLaunchedListener(async () => {
  await Navigation.setRoot({ root: { stack: { children: [{ component: { name: 'Home' } }] } } });
  device.openURL('app://nowhere');
});
"""
REFUSED_APP = """const { Navigation } = require('navbridge');
console.warn('before');
Navigation.pop('nowhere').catch(() => {});
setTimeout(() => { throw new Error('unhandled'); }, 10);
"""
# A call that never settles.
PENDING_APP = """const { Navigation } = require('react-native-navigation');
const ready = { render() { this.ready = new Promise(() => {}); } };
Navigation.registerComponent('Home', () => ready);
await Navigation.setRoot({ root: { component: { name: 'Home', options: { animations: { setRoot: { waitForRender: true } } } } } });
"""
# All that a snapshot has a member for: tabs, a native screen, a modal with buttons and a search bar, an overlay, a link, a prompt
# and a sheet.
SCREENS_APP = """const { Navigation } = require('react-native-navigation');
const { Alert, NativeModules, TurboModuleRegistry } = require('react-native');
for (const name of ['Home', 'Other', 'Sheet', 'Note']) Navigation.registerComponent(name, () => () => null);
const button = (id, more) => ({ id, text: id, testID: `${id}Button`, ...more });
const tab = (text, more) => ({ bottomTab: { text, testID: `${text}Tab`, ...more } });
const bar = {
  testID: 'bar', title: { text: 'Sheet' }, subtitle: { text: 'of two' }, searchBar: { visible: true, placeholder: 'Search' },
  leftButtons: [button('left')], rightButtons: [button('right', { enabled: false })],
};
const tabs = [{ stack: { id: 'stack', children: [{ component: { name: 'Home' } }], options: tab('Home', { badge: '3' }) } },
  { component: { name: 'Other', options: tab('Other') } }];
const sheet = { component: { name: 'Sheet', options: { topBar: bar } } };
(async () => {
  await Navigation.setRoot({ root: { bottomTabs: { options: { bottomTabs: { testID: 'tabs' } }, children: tabs } } });
  await Navigation.push('stack', { externalComponent: { name: 'Native', options: { topBar: { backButton: { testID: 'back' } } } } });
  await Navigation.showModal({ stack: { children: [sheet], options: { modalPresentationStyle: 'pageSheet' } } });
  await Navigation.showOverlay({ component: { name: 'Note' } });
  await (TurboModuleRegistry.get('LinkingManager') ?? NativeModules.LinkingManager).openURL('https://example.org');
  const buttons = [{ text: 'OK', isPreferred: true }, { text: 'Cancel', style: 'cancel' }];
  Alert.prompt('Name?', 'Of the sheet', buttons, 'plain-text', 'Ada');
  const sheets = globalThis.__turboModuleProxy?.('ActionSheetManager');
  sheets?.showActionSheetWithOptions({ options: ['A', 'B'], disabledButtonIndices: [0] }, () => {});
})();
"""
NATIVE_SCREEN = """{"title": "Native", "views": [{"class": "UIButton", "text": "Go", "testID": "go"}]}
"""
# A run that was recorded without constants and without the look of the screen, and whose only event came later.
OLD_RUN = """{"kind":"run","schema":"navbridge-run-1"}
{"kind":"event","at":5,"epoch":1,"name":"RNN.AppLaunched","body":null}
{"kind":"tree","snapshot":{"windows":[]}}
{"kind":"end","code":0,"reason":null,"pending":[]}
"""

# Prints values, and sends requests that are answered and refused.
ASKING_APP = """const { Navigation } = require('react-native-navigation');
require('react-native');
require('navbridge').network.reply('https://a.example/x', { body: { id: 7 }, delay: 1 });
Navigation.registerComponent('Home', () => () => null);
Navigation.events().registerAppLaunchedListener(async () => {
  console.log(await (await fetch('https://a.example/x', { method: 'POST', headers: { A: '1' }, body: 'q' })).json());
  await fetch('https://a.example/y').catch(() => {});
  console.log(Array.from({ length: 101 }, () => [1]));
  Navigation.setRoot({ root: { component: { id: 'home', name: 'Home' } } });
});
"""

FILES = {
    "asking.js": ASKING_APP,
    "failing.test.js": FAILING_TEST, "app.js": ACTING_APP, "refused.js": REFUSED_APP, "pending.js": PENDING_APP,
    "screens.js": SCREENS_APP, "native.json": NATIVE_SCREEN,
    "old.ndjson": OLD_RUN,
    "flow.yaml": "appId: com.example\n---\n- launchApp\n- tapOn: Go\n",
}
