// waitForRender delays the transition
// https://github.com/wix/react-native-navigation/issues/5845
// https://github.com/wix/react-native-navigation/issues/7457
// https://github.com/wix/react-native-navigation/issues/8126
//
// On a phone: three major versions ignored waitForRender; the screen slid in empty, and its content flashed up later.
// Here: the transition starts when the content is there. Content that never comes rejects the command, with its name.

const { app, architecture, expect, stats, test } = require('navbridge');

const main = () => {
  Navigation.registerComponent('Home', () => () => null);
  Navigation.registerComponent('Slow', () => () => ({ ready: new Promise((done) => setTimeout(done, 120)) }));
  Navigation.registerComponent('Endless', () => () => ({ ready: new Promise(() => {}) }));
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [{ component: { name: 'Home', id: 'home' } }] } } });
  });
};

const push = (name, waitForRender) => {
  const options = { animations: { push: { waitForRender } } };
  return Navigation.push('stack', { component: { name, id: 'new', options } });
};

const showModal = (name, waitForRender) => {
  const options = { animations: { showModal: { enter: { waitForRender } } } };
  return Navigation.showModal({ component: { name, id: 'new', options } });
};

const both = [['push', push], ['showModal', showModal]];
const times = { push: 350, showModal: 500 };

/** The time between the command and the first appearance of another screen, and the time that the command takes. */
function timesOf(stack, id) {
  const { at, settledAt } = stack.commands[1];
  const gone = stack.emitted.find(({ name, body }) => name === 'RNN.ComponentDidAppear' && body.componentId === id);
  return { appears: gone.at - at, settles: settledAt - at };
}

test.each(both)('%s starts when the content is there', async (name, command) => {
  const stack = await app(main);
  await stack.run(command, 'Slow', true);
  await stack.rest();
  const end = 120 + times[name];
  expect(timesOf(stack, 'new')).toEqual({ appears: end, settles: end });
});

test.each(both)('%s starts at once without waitForRender', async (name, command) => {
  const stack = await app(main);
  await stack.run(command, 'Slow', false);
  await stack.rest();
  expect(timesOf(stack, 'new')).toEqual({ appears: times[name], settles: times[name] });
});

test('without the option, push waits on turbo only', async () => {
  const stack = await app(main);
  await stack.run(push, 'Slow');
  await stack.rest();
  expect(timesOf(stack, 'new').settles).toBe(architecture === 'turbo' ? 470 : 350);
});

test('content that never comes rejects the command', async () => {
  const stack = await app(main, { renderTimeout: 200 });
  await expect(stack.run(push, 'Endless', true)).toReject('NEVER_SETTLES');
  expect(stack.commands[1].message).toMatch("'Endless'");
});

test('with faithfulHangs the command is pending, and the statistics name it', async () => {
  const stack = await app(main, { renderTimeout: 200, faithfulHangs: true });
  await expect(stack.run(push, 'Endless', true)).not.toSettle();
  expect((await stats()).pendingCommands).toEqual([expect.stringContaining("'push2'")]);
});
