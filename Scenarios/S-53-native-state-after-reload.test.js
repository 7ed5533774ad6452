// Native state that outlives a reload
// RNNTurboManager, RNNBridgeManager
//
// On a phone: the bridge's objects are created again at a reload. Those of turbo are not, because nothing there
// observes it.
// Here: the same. On turbo default options and overlays are still there in the new script; on the bridge they are gone.

const { app, architecture, device, expect, test } = require('navbridge');

const main = () => {
  Navigation.registerComponent('Screen', () => () => null);
  globalThis.screen = (id) => ({ component: { name: 'Screen', id } });
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

const isTurbo = architecture === 'turbo';

test('default options stay on turbo only', async () => {
  const home = await app(main);
  await home.run(() => { Navigation.setDefaultOptions({ topBar: { title: { text: 'Default' } } }); });
  await home.reload();
  const { resolvedOptions } = await home.snapshot('home');
  expect(resolvedOptions.topBar?.title?.text).toBe(isTurbo ? 'Default' : undefined);
});

test('overlays stay on turbo only', async () => {
  const home = await app(main);
  await home.run(() => Navigation.showOverlay(screen('overlay')));
  await home.reload();
  await expect(device).toHaveOverlays(isTurbo ? ['overlay'] : []);
});

test('an overlay that stayed can be dismissed by the new script', async () => {
  const home = await app(main);
  await home.run(() => Navigation.showOverlay(screen('overlay')));
  await home.reload();
  const dismiss = () => Navigation.dismissOverlay('overlay');
  if (isTurbo) await expect(home.run(dismiss)).resolves.toBe(1);
  else await expect(dismiss).toReject('1010');
  await expect(device).toHaveOverlays([]);
});

test('the root is a new one on both routes', async () => {
  const home = await app(main);
  await home.run(() => Navigation.push('stack', screen('second')));
  await home.reload();
  await expect(device).toHaveStack(['home']);
});
