// Native modules that are slow to be invalidated
// https://github.com/facebook/react-native/issues/44048
// https://github.com/facebook/react-native/issues/42120
// https://github.com/facebook/react-native/issues/48350
//
// On a phone: modules are invalidated while others still use them; one that never returns holds the reload for 10 s.
// Here: the modules of navigation are invalidated within the reload, before the new script makes its first call.

const { app, architecture, clock, device, expect, stats, test } = require('navbridge');

const main = () => {
  Navigation.registerComponent('Screen', () => () => null);
  globalThis.screen = (id) => ({ component: { name: 'Screen', id } });
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

test('the calls of the old script have ended before the first call of the new one', async () => {
  const stack = await app(main);
  await clock.pause();
  const old = stack.run(() => Promise.allSettled([
    Navigation.push('stack', screen('second')), Navigation.showModal(screen('modal')),
  ])).catch(({ code }) => code);
  await clock.advance(10);
  await device.reload();
  await stack.rest();
  expect(await old).toBe('BRIDGE_INVALIDATED');
  const ends = stack.transcript().map(({ kind, epoch }, index) => (kind === 'rejected' && epoch === 1 ? index : -1));
  const first = stack.transcript().findIndex(({ kind, epoch }) => kind === 'command' && epoch === 2);
  expect(ends.filter((index) => index >= 0)).toHaveLength(2);
  expect(Math.max(...ends)).toBeLessThan(first);
});

const withModules = () => {
  const { NativeModules, TurboModuleRegistry } = require('react-native');
  globalThis.find = (name) => (navbridge.architecture === 'bridge' ? NativeModules[name] : TurboModuleRegistry.get(name));
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { component: { name: 'Screen', id: 'home' } } });
  });
};
const open = [{ resolve: 'open' }];

// The bridge begins anew beside the end of the old one; TurboModules are waited for, but not for ever.
test('a module whose invalidation never returns holds the reload for 10 s', async () => {
  const home = await app(withModules, { nativeModules: { Camera: { invalidate: [{ hangs: true }], methods: { open } } } });
  await home.run(() => find('Camera').open());
  await device.reload();
  await home.rest();
  expect((await clock.now()).ms).toBe(architecture === 'turbo' ? 10_000 : 0);
  const kinds = (await stats()).diagnostics.map(({ kind }) => kind);
  expect(kinds).toEqual(architecture === 'turbo' ? ['HANG', 'TurboModuleManager'] : ['HANG']);
  expect(await home.run(() => find('Camera').open())).toBe('open');
});

test('a module whose invalidation takes its time holds the reload for it', async () => {
  const home = await app(withModules, { nativeModules: { Camera: { invalidate: [{ takes: 300 }], methods: { open } } } });
  await home.run(() => find('Camera').open());
  await device.reload();
  await home.rest();
  const start = home.transcript().find(({ kind, epoch }) => kind === 'command' && epoch === 2);
  expect(start.at).toBe(architecture === 'turbo' ? 300 : 0);
  expect((await clock.now()).ms).toBe(300);
});

test('a module that calls another one while it is invalidated', async () => {
  const home = await app(withModules, {
    nativeModules: {
      Camera: { invalidate: [{ takes: 5 }, { call: 'Torch.off' }], methods: { open } },
      Torch: { methods: { open, off: [{ takes: 1000 }] } },
    },
  });
  await home.run(() => Promise.all([find('Camera').open(), find('Torch').open()]));
  await device.reload();
  await home.rest();
  expect((await stats()).diagnostics).toEqual([{
    kind: 'INVALIDATED_MODULE', at: 5, message: 'Camera.invalidate asked for Torch, which was invalidated before; it got nil.',
  }]);
});
