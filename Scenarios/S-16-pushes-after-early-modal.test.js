// Pushes after a modal that a screen showed when it mounted
// https://github.com/wix/react-native-navigation/issues/1670
//
// On a phone: after that modal was dismissed, pushes did nothing; they all appeared when the user went back.
// Here: each push is in the stack at once, in front, and nothing is put off until something else happens.

const { app, device, expect, test } = require('navbridge');

const main = () => {
  globalThis.screen = (id, name = 'Screen') => ({ component: { name, id } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.registerComponent('Greeting', () => class {
    render() {}

    componentDidMount() {
      Navigation.showModal(screen('modal'));
    }
  });
  Navigation.events().registerAppLaunchedListener(() => {
    const first = { stack: { id: 'first', children: [screen('home', 'Greeting')] } };
    const second = { stack: { id: 'second', children: [screen('other')] } };
    Navigation.setRoot({ root: { bottomTabs: { id: 'tabs', children: [first, second] } } });
  });
};

test('the modal is shown over the root', async () => {
  await app(main);
  await expect(device).toHaveModals(['modal']);
  await expect(device).toHaveStack(['home'], 'first');
});

test('pushes after its dismissal are seen at once', async () => {
  const tabs = await app(main);
  await tabs.run(() => Navigation.dismissModal('modal'));
  for (const [index, id] of ['b', 'c', 'd'].entries()) {
    await tabs.run((id) => Navigation.push('first', screen(id)), id);
    await expect(device).toHaveStack(['home', 'b', 'c', 'd'].slice(0, index + 2));
    await expect(id).toBeVisible();
  }
});

test('another tab and a pop bring up nothing that was put off', async () => {
  const tabs = await app(main);
  await tabs.run(() => Navigation.dismissModal('modal'));
  await tabs.run(() => Promise.all(['b', 'c', 'd'].map((id) => Navigation.push('first', screen(id)))));
  await device.tap({ tabIndex: 1 });
  await expect(device).toHaveTab(1);
  await expect(device).toHaveStack(['other']);
  await tabs.run(() => Navigation.pop('first'));
  await expect(device).toHaveStack(['home', 'b', 'c'], 'first');
  await expect(device).toHaveStack(['other']);
  await expect(device).toHaveModals([]);
});
