// setRoot, setStackRoot and popToRoot in the middle of a push or a pop
// https://github.com/wix/react-native-navigation/issues/3767
//
// On a phone: on Android the app crashed, because views were used after they had been destroyed.
// Here: at each step of the transition both commands settle once, the stack is what the last one asked for, and nothing
// of the old screens is left.

const { app, device, expect, stats, test } = require('navbridge');

const main = () => {
  globalThis.screen = (id, options) => ({ component: { name: 'Screen', id, options } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

const act = async (transition, command, ms) => {
  const commands = {
    push: () => Navigation.push('home', screen('b')),
    pop: () => Navigation.pop('b'),
    setRoot: () => Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('new')] } } }),
    setStackRoot: () => Navigation.setStackRoot('stack', screen('new')),
    popToRoot: () => Navigation.popToRoot('stack'),
  };
  await Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  if (transition === 'pop') await commands.push();
  const moving = commands[transition]();
  await new Promise((done) => setTimeout(done, ms));
  return Promise.all([moving, commands[command]()]);
};
const rows = ['push', 'pop'].flatMap((transition) =>
  ['setRoot', 'setStackRoot', 'popToRoot'].map((command) => [command, transition]));

test.each(rows)('%s at each step of a %s', async (command, transition) => {
  const stack = await app(main);
  for (const ms of [1, 175, 349, 350]) {
    expect(await stack.run(act, transition, command, ms)).toEqual(['b', 'stack']);
    await expect(device).toHaveStack([command === 'popToRoot' ? 'home' : 'new']);
    expect((await stats()).liveObjects).toEqual(
      { RNNComponentRootView: 1, RNNComponentViewController: 1, RNNStackController: 1 });
  }
  const isSettlement = ({ kind }) => kind === 'resolved' || kind === 'rejected';
  const settled = stack.transcript().filter(isSettlement).map(({ id }) => id);
  expect([...settled].sort()).toEqual(stack.commands.map(({ id }) => id).sort());
});

test('three setStackRoot in quick succession leave the last screen', async () => {
  const stack = await app(main);
  const values = await stack.run(() =>
    Promise.all(['x', 'y', 'z'].map((id) => Navigation.setStackRoot('stack', screen(id)))));
  expect(values).toEqual(['stack', 'stack', 'stack']);
  await expect(device).toHaveStack(['z']);
  expect((await stats()).liveObjects.RNNComponentViewController).toBe(1);
});
