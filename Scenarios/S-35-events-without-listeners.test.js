// Native events before script listens
// https://github.com/facebook/react-native/issues/9012
//
// On a phone: they are lost, with a warning in the device's log only.
// Here: they are dropped and counted, with React Native's warning in the transcript. Those that come after the listener
// arrive.

const { app, device, expect, stats, test } = require('navbridge');

const main = () => {
  const { Linking } = require('react-native');
  globalThis.listen = () => {
    Linking.addEventListener('url', ({ url }) => console.log(url));
  };
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { component: { name: 'Screen', id: 'home' } } });
  });
};
const lines = (one) => one.output.map(({ text }) => text);
const warnings = (one) =>
  one.transcript().filter(({ code }) => code === 'NO_LISTENERS').map(({ message }) => message);
const dropped = async () => (await stats()).dropped.noListener;

test('an event without a listener is dropped and counted', async () => {
  const home = await app(main);
  await device.openURL({ url: 'app://early' });
  await home.rest();
  expect(await dropped()).toBe(1);
  expect(warnings(home)).toEqual(['Sending `url` with no listeners registered.']);
  await home.run(() => listen());
  await home.rest();
  expect(lines(home)).toEqual([]);
});

test('an event after the listener arrives, and is not counted', async () => {
  const home = await app(main);
  await home.run(() => listen());
  await device.openURL({ url: 'app://late' });
  await home.rest();
  expect(lines(home)).toEqual(['app://late']);
  expect(await dropped()).toBe(0);
  expect(warnings(home)).toEqual([]);
});

test('the listeners of one module do not count for another', async () => {
  const home = await app(main);
  await home.run(() => listen());
  await device.background();
  await home.rest();
  expect(await dropped()).toBe(2);
  await expect(device).not.toHaveEmitted(['appStateDidChange']);
});
