// Several overlays and a reload
// https://github.com/wix/react-native-navigation/issues/5761
//
// On a phone: a reload with overlays ended the app, because the list of overlays changed while it was being read.
// Here: any number of overlays goes at once, by a reload on the bridge, or by dismissAllOverlays, even when that is
// called while they are disappearing. On turbo overlays outlive a reload, and the new script can dismiss them.

const { app, architecture, device, expect, test } = require('navbridge');

const main = () => {
  Navigation.registerComponent('Home', () => () => null);
  Navigation.registerComponent('Overlay', () => ({ componentId }) => ({
    componentDidDisappear() {
      console.log(`${componentId} did disappear`);
      Navigation.dismissAllOverlays();
    },
  }));
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { component: { name: 'Home', id: 'home' } } });
  });
};

const show = async (ids) => {
  for (const id of ids) await Navigation.showOverlay({ component: { name: 'Overlay', id } });
};

test.each([1, 2, 5])('%i overlays go with the script on the bridge and stay on turbo', async (count) => {
  const ids = Array.from({ length: count }, (_, index) => `overlay${index}`);
  const home = await app(main);
  await home.run(show, ids);
  await expect(device).toHaveOverlays(ids);
  await home.reload();
  await expect(device).toHaveOverlays(architecture === 'bridge' ? [] : ids);
  await home.run(() => Navigation.dismissAllOverlays());
  await expect(device).toHaveOverlays([]);
});

test('dismissAllOverlays within a disappearance settles, and each overlay disappears once', async () => {
  const home = await app(main);
  await home.run(show, ['a', 'b', 'c']);
  await expect(() => Navigation.dismissAllOverlays()).toSettle();
  await expect(device).toHaveOverlays([]);
  expect(home.output.map(({ text }) => text).sort()).toEqual(['a', 'b', 'c'].map((id) => `${id} did disappear`));
  const calls = home.commands.filter(({ name }) => name === 'dismissAllOverlays');
  expect(calls.map(({ state }) => state)).toEqual(['resolved', 'resolved', 'resolved', 'resolved']);
});
