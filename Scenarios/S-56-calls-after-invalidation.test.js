// Calls around the end of a script
// https://github.com/facebook/react-native/issues/26833
// https://github.com/facebook/react-native/issues/23658
// https://github.com/facebook/react-native/issues/20926
// https://github.com/facebook/react-native/issues/1151
// https://github.com/facebook/react-native/issues/1238
//
// On a phone: the old bridge is invalidated while the new one is set up; calls in between ended the app or got lost.
// Here: a call that a reload overtakes is rejected with BRIDGE_INVALIDATED. What the old script sends later is dropped.

const { app, clock, device, expect, stats, test } = require('navbridge');

const main = () => {
  Navigation.registerComponent('Screen', () => () => null);
  globalThis.screen = (id) => ({ component: { name: 'Screen', id } });
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen(`home${navbridge.epoch}`)] } } });
  });
};

test('a call that is in flight is rejected with the name of the cause', async () => {
  const stack = await app(main);
  await clock.pause();
  const push = stack.run(() => Navigation.push('stack', screen('second'))).catch(({ code }) => code);
  await clock.advance(10);
  await device.reload();
  expect(await push).toBe('BRIDGE_INVALIDATED');
  await expect(device).toHaveStack(['home2']);
});

test('a call in the turn of the reload does not reach the new script', async () => {
  const stack = await app(main);
  await stack.run(() => {
    setTimeout(() => {
      require('react-native').DevSettings.reload();
      Navigation.push('stack', screen('late')).catch(() => {});
    }, 100);
  });
  await expect(device).toHaveStack(['home2']);
  const { pending, settled } = await stats();
  expect(pending.commands).toBe(0);
  expect(settled.neverSettles).toBe(0);
});

test('a function of the test is rejected if its script ends before it does', async () => {
  const stack = await app(main);
  await expect(stack.run(() => {
    require('react-native').DevSettings.reload();
    return new Promise(() => {});
  })).rejects.toThrow('bridge invalidated');
  await expect(device).toHaveStack(['home2']);
});

// 'navbridge explore' lets the reload arrive at each step of the start.
test('a reload during the start begins a whole new script', async () => {
  const stack = await app(main, { rest: false });
  await stack.reload();
  await stack.rest();
  expect((await stats()).epoch).toBe(2);
  await expect(device).toHaveStack(['home2']);
});

// 'navbridge explore' lets the set-up of the new script overlap with the end of the old one and its calls.
test('calls of the old script do not reach the new one, whenever that is set up', async () => {
  const stack = await app(main);
  const calls = stack.run(() => Promise.all(['a', 'b', 'c'].map((id) => Navigation.push('stack', screen(id)))));
  const settled = calls.then(() => 'done', ({ code }) => code);
  await stack.reload();
  await stack.rest();
  expect(['done', 'BRIDGE_INVALIDATED']).toContain(await settled);
  await expect(device).toHaveStack(['home2']);
  expect((await stats()).pending.commands).toBe(0);
});
