// push and setStackRoot onto an id that has no stack
// Source: RNNCommandsHandler
//
// On a phone: the stack is nil, messages to nil do nothing, and the promise stays pending for ever.
// Here: each such command is rejected with NEVER_SETTLES and the reason. With faithfulHangs it stays pending, and the
// statistics name it.

const { app, device, expect, stats, test } = require('navbridge');

const main = () => {
  globalThis.screen = (id, options) => ({ component: { name: 'Screen', id, options } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

const commands = [
  ['push', () => Navigation.push('nowhere', screen('b'))],
  ['setStackRoot', () => Navigation.setStackRoot('nowhere', screen('b'))],
];

test.each(commands)('%s onto an id that never existed is rejected with the id', async (name, command) => {
  const stack = await app(main);
  await expect(command).toReject('NEVER_SETTLES');
  expect(stack.commands[1].message).toContain("there is no component 'nowhere'");
  await expect(device).toHaveStack(['home']);
});

test.each(commands)('%s onto an id that never existed stays pending with faithfulHangs', async (name, command) => {
  await app(main, { faithfulHangs: true });
  await expect(command).not.toSettle();
  const { pendingCommands } = await stats();
  expect(pendingCommands).toEqual([expect.stringContaining("there is no component 'nowhere'")]);
});

test('a push onto a screen that was just popped is rejected', async () => {
  const stack = await app(main);
  await stack.run(() => Navigation.push('home', screen('b')));
  await stack.run(() => Navigation.pop('b'));
  await expect(() => Navigation.push('b', screen('c'))).toReject('NEVER_SETTLES');
  await expect(device).toHaveStack(['home']);
});

test('a push onto a screen that still waits for render is rejected', async () => {
  const stack = await app(main);
  await stack.run(() => {
    const slow = { ready: new Promise((done) => setTimeout(done, 200)), render() {} };
    Navigation.registerComponent('Slow', () => slow);
    const options = { animations: { push: { waitForRender: true } } };
    const pending = Navigation.push('home', { component: { name: 'Slow', id: 'b', options } });
    return Promise.allSettled([pending, Navigation.push('b', screen('c'))]);
  });
  expect(stack.commands.slice(1)).toMatchObject([
    { id: 'push2', state: 'resolved', value: 'b', at: 0, settledAt: 550 },
    { id: 'push3', state: 'rejected', code: 'NEVER_SETTLES', at: 0, settledAt: 0 },
  ]);
  expect(stack.commands[2].message).toContain("the component 'b' is in no stack");
  await expect(device).toHaveStack(['home', 'b']);
});
