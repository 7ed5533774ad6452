// The script and the main queue wait for each other
// https://github.com/facebook/react-native/issues/49957
// https://github.com/facebook/react-native/issues/51425
// https://github.com/facebook/react-native/issues/53128
//
// On a phone: a synchronous call blocks the script until main has set a module up, while main waits for the script.
// Here: a synchronous call of navigation returns, even while main has a transition to draw and the script to call.

const { app, clock, device, expect, stats, test } = require('navbridge');

const main = () => {
  globalThis.screen = (id) => ({ component: { name: 'Screen', id } });
  Navigation.registerComponent('Screen', () => () => ({
    componentDidAppear: () => console.log(Object.keys(Navigation.constantsSync()).includes('topBarHeight')),
  }));
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

test('a synchronous call within an event of main returns', async () => {
  const stack = await app(main);
  await stack.run(() => Navigation.push('stack', screen('second')));
  await stack.rest();
  expect(stack.output.map(({ text }) => text)).toEqual(['true', 'true']);
});

test('a synchronous call during a transition returns, and the transition ends', async () => {
  const stack = await app(main);
  await clock.pause();
  const push = stack.run(() => Navigation.push('stack', screen('second')));
  await clock.advance(100);
  expect(await stack.run(() => Navigation.constantsSync().statusBarHeight)).toBe(54);
  await clock.resume();
  expect(await push).toBe('second');
  await expect(device).toHaveStack(['home', 'second']);
});

const modules = {
  Player: { methodQueue: 'main', methods: { stop: { kind: 'void', do: [{ takes: 10 }, { sync: 'script', do: [] }] } } },
  Screen: { methods: { size: { kind: 'sync', do: [{ sync: 'main', do: [] }, { resolve: 390 }] } } },
};
const stopAndMeasure = () => {
  const { NativeModules, TurboModuleRegistry } = require('react-native');
  const find = (name) => (navbridge.architecture === 'bridge' ? NativeModules[name] : TurboModuleRegistry.get(name));
  find('Player').stop();
  try {
    return find('Screen').size();
  } catch (error) {
    return error.code;
  }
};

test('two waits that form a circle are both named', async () => {
  const stack = await app(main, { nativeModules: modules });
  expect(await stack.run(stopAndMeasure)).toBe('DEADLOCK');
  expect((await stats.waits()).reports).toEqual([expect.objectContaining({
    kind: 'DEADLOCK', at: 10,
    waits: [
      {
        task: 'Player.stop', at: 'Player.stop, step 2', since: 10, has: ['the main queue'], waitsFor: "the script's thread",
        heldBy: 'Screen.size',
      },
      {
        task: 'Screen.size', at: 'Screen.size, step 1', since: 0, has: ["the script's thread"], waitsFor: 'the main queue',
        heldBy: 'Player.stop',
      },
    ],
  })]);
  // The script went on, and so does the main queue.
  await stack.run(() => Navigation.push('stack', screen('second')));
  await expect(device).toHaveStack(['home', 'second']);
});

test('a main queue that runs the code of the script while it waits for it is in no circle', async () => {
  const stack = await app(main, { nativeModules: modules, mainQueueCoordinator: true });
  expect(await stack.run(stopAndMeasure)).toBe(390);
  expect((await stats.waits()).reports).toEqual([]);
});
