// The other process dies
// This project's own: it has two processes where a phone has one.
//
// On a phone: native code and script are one process, and go together.
// Here: they are two. When one of them dies, what awaits it is rejected, and another app starts in the same run.

const { app, device, expect, test } = require('navbridge');

const main = () => {
  globalThis.screen = (id) => ({ component: { name: 'Screen', id } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

test('without faithfulCrashes the exception is a rejection, and the app lives on', async () => {
  const stack = await app(main);
  await expect(stack.run(() => Navigation.push('stack', { externalComponent: { name: 'Nobody' } })))
    .toReject('ExternalComponentNotFound');
  await expect(device).toHaveStack(['home']);
});

test('the death of the native side rejects what awaits it, and another app starts', async () => {
  const dead = await app(main, { faithfulCrashes: true, mayEnd: true });
  const code = await dead.run(() => Navigation.push('stack', { externalComponent: { name: 'Nobody' } }))
    .catch((error) => error.code);
  expect(code).toBe('CONNECTION_LOST');
  await expect(dead.snapshot()).rejects.toThrow('The connection to the native side was lost.');
  const next = await app(main);
  await next.run(() => Navigation.push('stack', screen('second')));
  await expect(device).toHaveStack(['home', 'second']);
});

test.todo(
  'a pipe that is closed, half-closed, full, or cut within a message',
  'needs faults of the connection, which navbridge stress teardown has and a test has not',
);
