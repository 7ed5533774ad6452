'use strict';
// 'navbridge serve' for a client that is the script itself.
const assert = require('node:assert');
const { execFileSync } = require('node:child_process');
const path = require('node:path');
const { after, test } = require('node:test');
const { BUILT } = require('./package');

const { Connection } = require(path.join(BUILT, 'lib/connection'));

const connection = new Connection();
after(() => connection.close());

const initialize = (more) => ({ protocolVersion: 1, role: 'script', architecture: 'turbo', ...more });
const start = (more, options = {}) => connection.requestNow('script/start', { options, initialize: initialize(more) });
const send = (script, messages, snapshot) => connection.requestNow('script/send', {
  script, snapshot, messages: messages.map((message) => ({ jsonrpc: '2.0', ...message })),
}).messages;
const layout = (name) => ({ id: name, type: 'Component', data: { name, options: {} }, children: [] });
const setRoot = (id, name) => ({
  id, method: 'RNNTurboModule.setRoot', params: [`setRoot${id}`, { root: layout(name), modals: [], overlays: [] }],
});
const push = (id, onto, name) => ({ id, method: 'RNNTurboModule.push', params: [`push${id}`, onto, layout(name)] });
const listen = (name) => ({ method: 'RNNTurboEventEmitter.addListener', params: [`RNN.${name}`] });
const events = (messages) => messages.filter(({ params }) => params?.[1] === 'emit').map(({ params }) => params[2][0]);
/** Those of a first root, which are sent while there is any listener. */
const EVENTS = ['RNN.ComponentWillAppear', 'RNN.CommandCompleted', 'RNN.ComponentDidAppear'];

for (const sharedClock of [false, true]) {
  test(`messages pass as they are, and content counts as mounted (${sharedClock ? 'with' : 'without'} the clock)`, () => {
    const { script, context } = start({ sharedClock });
    const [{ id, result }] = context.messages;
    assert.deepStrictEqual([id, result.design, result.epoch], ['initialize', 'react-native-navigation', 1]);
    const first = send(script, [listen('ComponentDidAppear'), setRoot(1, 'A')], true);
    assert.deepStrictEqual(events(first), EVENTS);
    assert.ok(first.some(({ id: answered, result: root }) => answered === 1 && root === 'A'));
    assert.deepStrictEqual([first.at(-1).id, first.at(-1).result.windows[0].root.name], ['snapshot', 'A']);
    // Nothing comes twice.
    assert.deepStrictEqual(send(script, [], false), []);
    connection.requestNow('script/end', { script });
  });
}

test('a promise that can never settle is rejected, and a wrong message is refused as by the native side', () => {
  const { script } = start();
  send(script, [setRoot(1, 'A')]);
  const [{ error }] = send(script, [push(2, 'NONE', 'B')]).filter(({ id }) => id === 2);
  assert.strictEqual(error.data.code, 'NEVER_SETTLES');
  const [{ error: unknown }] = send(script, [{ id: 3, method: 'No.method', params: [] }]);
  assert.strictEqual(unknown.code, -32601);
});

test('a reload begins another context, in which nothing is left', () => {
  const { script } = start();
  send(script, [setRoot(1, 'A')]);
  const messages = send(script, [{ id: 2, method: 'device/reload', params: {} }], true);
  const { result } = messages.find(({ id }) => id === 'initialize');
  assert.strictEqual(result.epoch, 2);
  assert.strictEqual(messages.at(-1).result.windows[0].root, null);
  assert.deepStrictEqual(events(send(script, [listen('ComponentDidAppear'), setRoot(3, 'B')])), EVENTS);
});

test('what cannot start is named, and what has ended is, too', () => {
  assert.throws(() => start({ protocolVersion: 7 }), { rpcCode: -32602 });
  assert.throws(() => start({}, { devcie: 'x' }), { rpcCode: -32602, message: /no option 'devcie'\. Did you mean 'device'/ });
  assert.throws(() => start({}, { architecture: 'carrier pigeon' }), { rpcCode: -32602 });
  const { script } = start();
  connection.requestNow('script/end', { script });
  assert.throws(() => send(script, []), { rpcCode: -32001, code: 'APP_ENDED' });
  assert.throws(() => send(99, []), { code: 'APP_ENDED' });
});

test('the end of the native side is reported to whoever waits, and to whoever comes later', async () => {
  const { script, context } = start();
  assert.ok(context);
  const children = execFileSync('ps', ['--ppid', String(connection.process), '-o', 'pid=,args='], { encoding: 'utf8' });
  const native = children.split('\n').filter((line) => line.includes('native-side')).at(-1);
  process.kill(Number(native.trim().split(' ')[0]), 'SIGKILL');
  await assert.rejects(async () => {
    for (;;) await connection.request('script/send', { script, messages: [], snapshot: false });
  }, { code: 'APP_ENDED', message: /has ended/ });
});

test('requests of one moment are refused while the device is busy, and others have devices of their own', async () => {
  const [{ script: one }, { script: other }] = [start(), start()];
  const params = (script, messages) => ({ script, messages: messages.map((each) => ({ jsonrpc: '2.0', ...each })) });
  const [first, second, third] = await Promise.allSettled([
    connection.request('script/send', params(one, [setRoot(1, 'A')])), connection.request('script/send', params(one, [])),
    connection.request('script/send', params(other, [setRoot(1, 'B')])),
  ]);
  assert.strictEqual(first.status, 'fulfilled');
  assert.match(second.reason.message, /has not come to rest/);
  assert.strictEqual(third.status, 'fulfilled');
});
