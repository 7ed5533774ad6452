// The script and the main queue wait for each other
// https://github.com/facebook/react-native/issues/49957
// https://github.com/facebook/react-native/issues/51425
// https://github.com/facebook/react-native/issues/53128
//
// On a phone: a synchronous call blocks the script until main has set a module up, while main waits for the script.
// Here: a synchronous call of navigation returns, even while main has a transition to draw and the script to call.

const { app, clock, device, expect, test } = require('navbridge');

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

test.todo('two waits that form a circle are both named', 'needs a wait-for graph and an own native module that blocks');
