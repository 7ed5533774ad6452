// showModal over the current context in parallel with a push
// https://github.com/wix/react-native-navigation/issues/8248
//
// On a phone: about one time in ten the push broke.
// Here: both succeed in both orders and at each distance, each in its own time.

const { app, device, expect, test } = require('navbridge');

const main = () => {
  globalThis.screen = (id, options) => ({ component: { name: 'Screen', id, options } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

const act = async (first, ms) => {
  const commands = {
    push: () => Navigation.push('home', screen('b')),
    showModal: () => Navigation.showModal(screen('modal', { modalPresentationStyle: 'overCurrentContext' })),
  };
  const one = commands[first]();
  await new Promise((done) => setTimeout(done, ms));
  await Promise.all([one, commands[first === 'push' ? 'showModal' : 'push']()]);
};
const reset = async () => {
  await Navigation.dismissAllModals();
  await Navigation.popToRoot('stack');
};

test.each(['push', 'showModal'])('%s first, the other at each step of it', async (first) => {
  const stack = await app(main);
  for (const ms of [0, 1, 175, 349, 350, 499]) {
    await stack.run(act, first, ms);
    await expect(device).toHaveStack(['home', 'b']);
    await expect(device).toHaveModals(['modal']);
    await expect('b').toBeVisible();
    await stack.run(reset);
  }
  const times = (wanted) =>
    stack.commands.filter(({ name }) => name === wanted).map(({ at, settledAt }) => settledAt - at);
  expect(times('push')).toEqual(Array(6).fill(350));
  expect(times('showModal')).toEqual(Array(6).fill(500));
});

// 'navbridge explore' runs it under every order of the steps of both commands.
test('both of one turn succeed', async () => {
  const stack = await app(main);
  await stack.run(act, 'push', 0);
  await stack.run(reset);
  await stack.run(() => Promise.all([
    Navigation.showModal(screen('modal')), Navigation.push('home', screen('b')), Navigation.push('home', screen('c')),
  ]));
  await expect(device).toHaveStack(['home', 'b', 'c']);
  await expect(device).toHaveModals(['modal']);
});
