// A callback that comes too late
// https://github.com/facebook/react-native/issues/888
//
// On a phone: native code invoked a callback after the script had begun anew, and the script failed with "cb.apply".
// Here: an answer to the old script is not delivered. The new script, which makes calls with the same ids, gets its
// own.

const { app, architecture, clock, device, expect, stats, test } = require('navbridge');

const main = () => {
  Navigation.registerComponent('Screen', () => () => null);
  globalThis.screen = (id) => ({ component: { name: 'Screen', id } });
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

test('an answer that was due in the old script reaches no callback of the new one', async () => {
  const stack = await app(main);
  await clock.pause();
  const old = stack.run(() => Navigation.showModal(screen('modal'))).catch(({ code }) => code);
  await clock.advance(400);
  await device.reload();
  await stack.rest();
  expect(await old).toBe('BRIDGE_INVALIDATED');
  const young = stack.run(() => Navigation.push('stack', screen('second')));
  await clock.advance(200);
  await expect(young).not.toSettle();
  await clock.advance(150);
  expect(await young).toBe('second');
  expect(stack.output).toEqual([]);
});

const Camera = { methods: { open: { kind: 'callbacks', do: [{ resolve: 'first' }, { after: 10, do: { resolve: 'second' } }] } } };

test('a callback that native invokes twice fails with the words of React Native', async () => {
  const home = await app(main, { nativeModules: { Camera } });
  await home.run(() => {
    const { NativeModules, TurboModuleRegistry } = require('react-native');
    const { open } = navbridge.architecture === 'bridge' ? NativeModules.Camera : TurboModuleRegistry.get('Camera');
    open((value) => console.log(value), () => console.log('failed'));
  });
  await home.rest();
  const [first, second] = home.output;
  expect(first).toMatchObject({ level: 'log', text: 'first', at: 0 });
  // A TurboModule's callback is not called again; on the bridge the script knows no such callback any more.
  if (architecture === 'turbo') expect(second).toBe(undefined);
  else expect(second.text).toMatch(/^No callback found with cbID \d+ and callID \d+ for {2}Camera\.open - most likely the/);
  expect((await stats()).diagnostics).toEqual([expect.objectContaining({ kind: 'settledTwice', at: 10 })]);
});

test('a callback that native invokes after a reload reaches nobody', async () => {
  const home = await app(main, {
    nativeModules: { Camera: { methods: { open: { kind: 'callbacks', do: [{ after: 200, do: { resolve: 'late' } }] } } } },
  });
  await clock.pause();
  await home.run(() => {
    const { NativeModules, TurboModuleRegistry } = require('react-native');
    const { open } = navbridge.architecture === 'bridge' ? NativeModules.Camera : TurboModuleRegistry.get('Camera');
    open(() => console.log('late'), () => {});
  });
  await home.reload();
  const { dropped } = await stats();
  await clock.advance(500);
  expect(home.output).toEqual([]);
  expect((await stats()).dropped.oldEpoch - dropped.oldEpoch).toBe(1);
});
