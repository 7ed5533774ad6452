// setRoot always settles
// https://github.com/wix/react-native-navigation/issues/6761
//
// On a phone: setRoot was called, but its work never ran on the main queue, and the promise stayed pending.
// Here: setRoot resolves with the root's id. One that can never resolve is rejected with the reason. With faithfulHangs
// it stays pending, and the statistics name it.

const { app, clock, device, expect, stats, test } = require('navbridge');

const main = () => {
  globalThis.screen = (id, options) => ({ component: { name: 'Screen', id, options } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

const neverRendered = () => {
  Navigation.registerComponent('Endless', () => ({ ready: new Promise(() => {}), render() {} }));
  const options = { animations: { setRoot: { waitForRender: true } } };
  return Navigation.setRoot({ root: { component: { name: 'Endless', id: 'endless', options } } });
};

test('setRoot resolves with the id of the root, after its event', async () => {
  const stack = await app(main);
  expect(stack.commands).toMatchObject([{ id: 'setRoot1', state: 'resolved', value: 'stack' }]);
  const words = stack.transcript().filter(({ kind, name }) => kind === 'resolved' || name === 'RNN.CommandCompleted');
  expect(words.map(({ kind }) => kind)).toEqual(['event', 'resolved']);
});

test('a root that never renders is rejected with the name of its component', async () => {
  const stack = await app(main, { renderTimeout: 300 });
  await expect(neverRendered).toReject('NEVER_SETTLES');
  expect(stack.commands[1]).toMatchObject({ at: 0, settledAt: 300, message: expect.stringContaining("'Endless'") });
  await expect(device).toHaveStack(['home']);
});

test('a root that never renders stays pending with faithfulHangs, and the statistics name it', async () => {
  const stack = await app(main, { renderTimeout: 300, faithfulHangs: true });
  await expect(neverRendered).not.toSettle();
  const { pendingCommands } = await stats();
  expect(pendingCommands).toEqual([expect.stringContaining("setRoot 'setRoot2'")]);
  expect(stack.commands[1].state).toBe('pending');
});

const Blocker = { methodQueue: 'main', methods: { block: { kind: 'void', do: [{ takes: 500 }] } } };

test('a blocked main queue is named as the reason of a pending setRoot', async () => {
  const stack = await app(main, { nativeModules: { Blocker } });
  await clock.pause();
  const root = stack.run(() => {
    const { NativeModules, TurboModuleRegistry } = require('react-native');
    (navbridge.architecture === 'bridge' ? NativeModules.Blocker : TurboModuleRegistry.get('Blocker')).block();
    return Navigation.setRoot({ root: { component: { name: 'Screen', id: 'late' } } });
  });
  await clock.advance(100);
  expect((await stats()).pendingCommands).toEqual([
    expect.stringMatching(/\.setRoot 'setRoot2' is pending: it waits for the main queue, which Blocker\.block, step 1 has$/)]);
  await clock.resume();
  expect(await root).toBe('late');
  expect(stack.commands[1].settledAt).toBe(500);
});

test('a main queue that is never left rejects what waits for it', async () => {
  const stack = await app(main, {
    nativeModules: { Blocker: { ...Blocker, methods: { block: { kind: 'void', do: [{ hangs: true }] } } } },
  });
  await expect(stack.run(() => {
    const { NativeModules, TurboModuleRegistry } = require('react-native');
    (navbridge.architecture === 'bridge' ? NativeModules.Blocker : TurboModuleRegistry.get('Blocker')).block();
    return Navigation.setRoot({ root: { component: { name: 'Screen', id: 'never' } } });
  })).toReject('NEVER_SETTLES');
  expect((await stats.waits()).waits).toEqual([
    expect.objectContaining({ at: 'Blocker.block, step 1', has: ['the main queue'], waitsFor: 'nothing that ever comes' })]);
});
