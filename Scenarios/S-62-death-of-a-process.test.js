// The other process dies
// This project's own: it has two processes where a phone has one.
//
// On a phone: native code and script are one process, and go together.
// Here: they are two, with a pipe between them. When one of them dies, or the pipe is closed, half-closed, full or cut
// within a message, each call that awaits it is rejected once, the native side ends the script's context and lives on,
// and another app starts in the same run.

const { app, architecture, clock, device, expect, stats, test, waitForIdle } = require('navbridge');

const main = () => {
  globalThis.screen = (id) => ({ component: { name: 'Screen', id } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

/** Another app starts, and does what it is asked to do. */
const anotherStarts = async () => {
  const next = await app(main);
  await next.run(() => Navigation.push('stack', screen('second')));
  await expect(device).toHaveStack(['home', 'second']);
};

/** The states of the commands, without the first one. */
const states = (stack) => stack.commands.slice(1).map(({ name, state, code }) => `${name} ${state} ${code ?? ''}`.trim());

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
  await anotherStarts();
});

test.each([['cut'], ['full-queue'], ['kill']])('%s during a push rejects it, and the native side lives on', async (fault) => {
  const stack = await app(main);
  await clock.pause();
  const push = stack.run(() => Navigation.push('stack', screen('second'))).catch(({ code }) => code);
  await clock.advance(100);
  await stack.strike(fault);
  expect(await push).toBe('BRIDGE_INVALIDATED');
  // A script that is killed has no time to settle its promises. On the bridge it is its own queue that ends.
  const code = architecture === 'bridge' ? 'BRIDGE_INVALIDATED' : 'CONNECTION_LOST';
  expect(states(stack)).toEqual([fault === 'kill' ? 'push pending' : `push rejected ${code}`]);
  await clock.resume();
  await waitForIdle();
  expect((await stats()).pendingCommands).toEqual([]);
  await anotherStarts();
});

test('a pipe that is cut within a message passes no part of it on', async () => {
  const stack = await app(main);
  await stack.strike('half-write');
  const code = await stack.run(() => Navigation.push('stack', screen('second'))).catch((error) => error.code);
  expect(code).toBe('BRIDGE_INVALIDATED');
  expect(states(stack)).toEqual([]);
  expect((await stats()).pendingCommands).toEqual([]);
  await anotherStarts();
});

test('a half-closed pipe still answers what the script has sent', async () => {
  const stack = await app(main);
  await clock.pause();
  stack.run(() => Navigation.push('stack', screen('second'))).catch(() => {});
  await clock.advance(100);
  await stack.strike('half-close');
  await clock.resume();
  await stack.rest();
  expect(states(stack)).toEqual(['push resolved']);
  await anotherStarts();
});

test('a script that stands still gets all that it has not read', async () => {
  const stack = await app(main);
  await stack.strike('slow-reader');
  await device.rotate({ orientation: 'landscape', now: true });
  await device.rotate({ orientation: 'portrait', now: true });
  const push = stack.run(() => Navigation.push('stack', screen('second')));
  await stack.rest();
  await push;
  await expect(device).toHaveStack(['home', 'second']);
  expect(states(stack)).toEqual(['push resolved']);
});

test('a name that is no fault is refused', async () => {
  const stack = await app(main);
  await expect(stack.strike(/** @type {any} */ ('half-wriet'))).rejects.toThrow(
    "strike: there is no fault 'half-wriet'. Did you mean 'half-write'? The faults are 'reload', 'cut', ");
});
