// Native code sends events after a reload
// https://github.com/facebook/react-native/issues/34105
// https://github.com/facebook/react-native/issues/3454
// https://github.com/facebook/react-native/issues/20349
// https://github.com/facebook/react-native/issues/42640
//
// On a phone: modules that went on to send events after a reload met an assertion, or a script that had been destroyed.
// Here: an event for which the new script has no listener is dropped and counted. With a listener it arrives, once.

const { app, clock, device, expect, stats, test } = require('navbridge');

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

const withTicker = () => {
  const { NativeEventEmitter, NativeModules, TurboModuleRegistry } = require('react-native');
  const Ticker = navbridge.architecture === 'bridge' ? NativeModules.Ticker : TurboModuleRegistry.get('Ticker');
  Navigation.registerComponent('Screen', () => () => null);
  new NativeEventEmitter(Ticker).addListener('tick', ({ from }) => console.log(`${navbridge.epoch} from ${from}`));
  Ticker.start(navbridge.epoch);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { component: { name: 'Screen', id: 'home' } } });
  });
};
const tick = { emit: 'tick', body: { from: '$arguments.from' } };
const start = { kind: 'void', parameters: ['from'], do: [{ every: 100, times: 5, do: [tick] }] };

test('a native timer sends events across a reload', async () => {
  const home = await app(withTicker, {
    paused: true, nativeModules: { Ticker: { supportedEvents: ['tick'], methods: { start } } },
  });
  await clock.advance(250);
  await home.reload();
  const { dropped } = await stats();
  await clock.advance(300);
  // The old timer goes on, and reaches nobody; the new one reaches the new script.
  expect(home.output.map(({ text }) => text)).toEqual(['1 from 1', '1 from 1', '2 from 2', '2 from 2', '2 from 2']);
  expect((await stats()).dropped.oldEpoch - dropped.oldEpoch).toBe(3);
  expect((await stats()).diagnostics.map(({ at, message }) => [at, message])).toEqual([300, 400, 500].map((at) => [
    at, expect.stringContaining('Error when sending event: tick. The bridge of Ticker has ended.')]));
});

test('a module of which there is one for all scripts sends the events of its timer to the next one', async () => {
  const home = await app(withTicker, {
    paused: true, nativeModules: { Ticker: { supportedEvents: ['tick'], outlivesBridge: true, methods: { start } } },
  });
  await clock.advance(250);
  await home.reload();
  await clock.advance(300);
  // Both timers are of the same module, which has the listener of the second script.
  expect(home.output.map(({ text }) => text)).toEqual([
    '1 from 1', '1 from 1', '2 from 1', '2 from 2', '2 from 1', '2 from 2', '2 from 1', '2 from 2']);
  expect((await stats()).diagnostics).toEqual([]);
});

test('a timer that its module stops at the end sends nothing across a reload', async () => {
  const home = await app(withTicker, {
    paused: true,
    nativeModules: { Ticker: { supportedEvents: ['tick'], invalidate: [{ stopTimers: true }], methods: { start } } },
  });
  await clock.advance(250);
  await home.reload();
  const { dropped } = await stats();
  await clock.advance(300);
  expect(home.output.map(({ text }) => text)).toEqual(['1 from 1', '1 from 1', '2 from 2', '2 from 2', '2 from 2']);
  expect((await stats()).dropped.oldEpoch - dropped.oldEpoch).toBe(0);
});
