'use strict';
// 'navbridge serve' as any client sees it: frames on standard input and output, here over the sockets that Node makes.
const assert = require('node:assert');
const { spawn, spawnSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { test } = require('node:test');
const { BUILT } = require('./package');

const { FrameReader, frame } = require(path.join(BUILT, 'lib/frames'));
const { programPath } = require(path.join(BUILT, 'lib/program'));
const { version } = require(path.join(BUILT, 'package.json'));

const stack = path.resolve(__dirname, '../../Examples/stack-with-modal.js');

/** Starts the program, and returns functions that write to it and read its messages. */
function serve(t, ...args) {
  const child = spawn(programPath(), ['serve', ...args]);
  t.after(() => child.kill('SIGKILL'));
  const [reader, waiting, messages] = [new FrameReader(), [], []];
  let errors = '';
  child.stderr.on('data', (bytes) => { errors += bytes; });
  child.stdout.on('data', (bytes) => {
    reader.add(bytes);
    for (let message; (message = reader.next()) !== undefined;) {
      const next = waiting.shift();
      if (next) next(message);
      else messages.push(message);
    }
  });
  const ended = new Promise((done) => child.on('close', (code, signal) => done({ code, signal, errors })));
  const read = () => (messages.length ? Promise.resolve(messages.shift()) : new Promise((done) => waiting.push(done)));
  return { child, ended, read, write: (message) => child.stdin.write(frame({ jsonrpc: '2.0', ...message })) };
}

/** Reads until the answer to a request. */
async function answer(server, id) {
  for (;;) {
    const message = await server.read();
    if (message.id === id) return message;
  }
}

async function initialized(t, args = []) {
  const server = serve(t, ...args);
  server.write({ id: 0, method: 'initialize', params: { version } });
  const { result } = await server.read();
  assert.strictEqual(result.version, version);
  assert.ok(result.driverMethods.some(({ name }) => name === 'device/tap'));
  return server;
}

test('before initialize everything else is refused, and a wrong version is', async (t) => {
  const server = serve(t);
  server.write({ id: 1, method: 'app/start', params: { file: stack } });
  assert.deepStrictEqual(await server.read(), {
    jsonrpc: '2.0', id: 1, error: { code: -32002, message: "The first request must be 'initialize'." },
  });
  server.write({ id: 2, method: 'initialize', params: { version: '0.0.1' } });
  assert.strictEqual((await server.read()).error.code, -32602);
  server.write({ id: 3, method: 'initialize' });
  assert.match((await server.read()).error.message, /The client is of version unknown/);
  server.write({ id: 4, method: 'app/rest', params: { app: 1 } });
  assert.strictEqual((await server.read()).error.code, -32002);
});

test('a request with an unknown name, and a message that is none, are answered by the codes of JSON-RPC', async (t) => {
  const server = await initialized(t);
  server.write({ id: 1, method: 'app/fly' });
  assert.deepStrictEqual((await server.read()).error, { code: -32601, message: "There is no request 'app/fly'." });
  server.child.stdin.write('Content-Length: 5\r\n\r\n{"a":');
  assert.strictEqual((await server.read()).error.code, -32700);
  server.child.stdin.write('Content-Length: 2\r\n\r\n42');
  assert.strictEqual((await server.read()).error.code, -32600);
  server.write({ method: 'initialize' });
  server.write({ id: 2, method: 'app/rest', params: { app: 99 } });
  const { error } = await server.read();
  assert.deepStrictEqual([error.code, error.data.code], [-32001, 'APP_ENDED']);
});

test('requests of one moment run together, and the apps have numbers of their own', async (t) => {
  const server = await initialized(t);
  for (const id of [1, 2]) server.write({ id, method: 'app/start', params: { file: stack } });
  const results = [];
  while (results.length < 2) {
    const message = await server.read();
    if (message.id) results.push(message);
  }
  assert.deepStrictEqual(results.map(({ result }) => result.id).sort(), [1, 2]);
});

test('the entries of the traffic are notifications, and those of a transcript can be asked from a number on', async (t) => {
  const server = await initialized(t);
  server.write({ id: 1, method: 'app/start', params: { file: stack } });
  const first = await server.read();
  assert.deepStrictEqual([first.method, first.params.app, first.params.entry.kind], ['app/traffic', 1, 'reload']);
  await answer(server, 1);
  server.write({ id: 2, method: 'app/transcript', params: { app: 1 } });
  const { result: all } = await answer(server, 2);
  assert.ok(all.length > 3);
  server.write({ id: 3, method: 'app/transcript', params: { app: 1, from: all.length - 1 } });
  assert.deepStrictEqual((await answer(server, 3)).result, all.slice(-1));
  server.write({ id: 4, method: 'app/transcript', params: { app: 1, from: all.length + 5 } });
  assert.deepStrictEqual((await answer(server, 4)).result, []);
});

test('it ends with its input, also while an app starts', async (t) => {
  const server = await initialized(t);
  server.write({ id: 1, method: 'app/start', params: { file: stack } });
  server.child.stdin.end();
  assert.deepStrictEqual(await server.ended, { code: 0, signal: null, errors: '' });
});

test('a bad frame ends it', async (t) => {
  const server = await initialized(t);
  server.child.stdin.write('Content-Length: x\r\n\r\n');
  assert.strictEqual((await server.ended).code, 0);
});

for (const [signal, code] of [['SIGTERM', 143], ['SIGINT', 130]]) {
  test(`${signal} ends it and its apps`, async (t) => {
    const server = await initialized(t);
    server.write({ id: 1, method: 'app/start', params: { file: stack } });
    await answer(server, 1);
    server.child.kill(signal);
    assert.strictEqual((await server.ended).code, code);
  });
}

test('an answer that is longer than a pipe holds waits for a client that reads late', async (t) => {
  const server = await initialized(t);
  const text = 'x'.repeat(3_000_000);
  server.child.stdout.pause();
  const expected = `<svg><text>${text}</text></svg>`;
  server.write({ id: 1, method: 'picture/differences', params: { expected, received: '<svg/>' } });
  server.write({ id: 2, method: 'picture/differences', params: { expected: '<svg/>', received: '<svg/>' } });
  server.child.stdout.resume();
  assert.strictEqual((await answer(server, 1)).error, undefined);
  assert.deepStrictEqual((await answer(server, 2)).result, []);
});

test('a snapshot of a device becomes lines', async (t) => {
  const server = await initialized(t);
  const root = { type: 'Stack', componentId: 'stack', children: [] };
  const snapshot = { windows: [{ kind: 'main', root }] };
  server.write({ id: 1, method: 'snapshot/lines', params: { snapshot } });
  server.write({ id: 2, method: 'snapshot/lines', params: {} });
  assert.deepStrictEqual((await answer(server, 1)).result, ['main window', '└─ Stack stack']);
  assert.deepStrictEqual((await answer(server, 2)).result, []);
});

test('a film has the screens of the apps that run and of those that start', async (t) => {
  const server = await initialized(t);
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'film-')), 'test.html');
  const ask = async (id, method, params) => {
    server.write({ id, method, params });
    return answer(server, id);
  };
  assert.match((await ask(1, 'film/end', {})).error.message, /^film\/end: there is no film/);
  const { result: { id: app } } = await ask(2, 'app/start', { file: stack });
  await ask(3, 'film/begin', {});
  await ask(4, 'app/request', { app, method: 'device/tap', params: { testID: 'GO' }, place: `${__filename}:1:1` });
  const { result: { id: second } } = await ask(5, 'app/start', { file: stack });
  await ask(6, 'app/request', { app: second, method: 'device/tap', params: { testID: 'GO' } });
  const sent = { file: __filename, path: ['group', 'test'], outcome: 'failed', message: 'no', place: `${__filename}:3:1` };
  assert.strictEqual((await ask(7, 'film/end', { path: file, test: sent })).error, undefined);
  const page = fs.readFileSync(file, 'utf8');
  for (const part of ['group > test', 'launch 1 of 2', 'launch 2 of 2', "'use strict';"]) assert.ok(page.includes(part), part);
  assert.ok(page.length > 20_000, 'it has pictures');
  // Pictures are drawn for a film alone.
  await ask(8, 'app/request', { app, method: 'device/dismissModal', params: {} });
  await ask(9, 'film/begin', {});
  assert.strictEqual((await ask(10, 'film/end', { path: '/proc/none/x.html' })).error.code, -32602);
  fs.rmSync(path.dirname(file), { recursive: true });
});

test('apps have the device of the server unless they name one', async (t) => {
  const server = await initialized(t, ['--device', 'iPhone 8']);
  server.write({ id: 1, method: 'app/start', params: { file: stack } });
  assert.strictEqual((await answer(server, 1)).result.device.device.model, 'iPhone 8');
  server.write({ id: 2, method: 'app/start', params: { file: stack, options: { device: 'iPhone 11' } } });
  assert.strictEqual((await answer(server, 2)).result.device.device.model, 'iPhone 11');
  const made = spawnSync(programPath(), ['serve', '--device', 'iPhone 88'], { encoding: 'utf8', input: '' });
  assert.strictEqual(made.status, 64);
  assert.match(made.stderr, /^Error: --device: there is no device 'iPhone 88'\. Did you mean 'iPhone 8'\?/);
});

test('a wrong route and a person at a terminal are refused by a sentence', () => {
  const made = spawnSync(programPath(), ['serve', '--architecture', 'train'], { encoding: 'utf8', input: '' });
  assert.strictEqual(made.status, 64);
  assert.match(made.stderr, /The value 'train' is invalid for '--architecture/);
});
