// Native code sends events after a reload
// https://github.com/facebook/react-native/issues/34105
// https://github.com/facebook/react-native/issues/3454
// https://github.com/facebook/react-native/issues/20349
// https://github.com/facebook/react-native/issues/42640
//
// On a phone: modules that went on to send events after a reload met an assertion, or a script that had been destroyed.
// Here: an event for which the new script has no listener is dropped and counted. With a listener it arrives, once.

const { app, device, expect, stats, test } = require('navbridge');

const main = (listenUntil) => {
  const { Linking } = require('react-native');
  Navigation.registerComponent('Screen', () => () => null);
  if (navbridge.epoch <= listenUntil) {
    Linking.addEventListener('url', ({ url }) => console.log(`${navbridge.epoch} ${url}`));
  }
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { component: { name: 'Screen', id: 'home' } } });
  });
};

test('a listener of the old script gets nothing any more', async () => {
  const home = await app(main, { args: [1] });
  await device.openURL('app://one');
  await home.reload();
  await device.openURL('app://two');
  await home.rest();
  expect(home.output.map(({ text }) => text)).toEqual(['1 app://one']);
});

test('a listener of the new script gets the event once', async () => {
  const home = await app(main, { args: [2] });
  await device.openURL('app://one');
  await home.reload();
  await device.openURL('app://two');
  await home.rest();
  expect(home.output.map(({ text }) => text)).toEqual(['1 app://one', '2 app://two']);
});

test('an event without a listener is counted as dropped', async () => {
  const home = await app(main, { args: [1] });
  await home.reload();
  const { dropped } = await stats();
  await device.openURL('app://two');
  await home.rest();
  expect((await stats()).dropped.noListener - dropped.noListener).toBe(1);
});

test('a link that is opened during a reload reaches the new script', async () => {
  const home = await app(main, { args: [2] });
  await Promise.all([device.reload(), device.openURL('app://one')]);
  await home.rest();
  expect(home.output.map(({ text }) => text)).toEqual(['2 app://one']);
});

test.todo('a native timer sends events across a reload', 'needs an own native module with a timer');
