'use strict';
// The client against real programs: `node --test` runs it as a user's tests run.
const assert = require('node:assert');
const { spawn, spawnSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { after, test } = require('node:test');
const { BUILT } = require('./package');

const { app, clock, device, network } = require(path.join(BUILT, 'client.js'));
const { Connection } = require(path.join(BUILT, 'lib/connection'));
const { session } = require(path.join(BUILT, 'lib/session'));

const stack = path.resolve(__dirname, '../../Examples/stack-with-modal.js');

test('acts reach the app, and what it has done is there when they return', async () => {
  const one = await app(stack);
  await device.tap({ testID: 'GO' });
  await one.rest();
  const { windows } = await device.snapshot();
  assert.strictEqual(windows[0].presented.length, 1);
  assert.ok(one.commands.some(({ name, state }) => name === 'showModal' && state === 'resolved'));
  assert.strictEqual(one.emitted.some(({ name }) => /ComponentDidAppear/.test(name)), true);
  assert.ok((await clock.now()).ms > 0);
});

test('a refused request has its code, its sentence and the line of the test', async () => {
  await app(stack);
  const error = await device.tap({ testID: 'NONE' }).then(() => assert.fail(), (caught) => caught);
  assert.strictEqual(error.code, '-32004');
  assert.match(error.message, /There is nothing with the testID 'NONE' on the screen/);
  assert.match(error.stack.split('\n').find((line) => /^\s+at /.test(line)), /client\.test\.js:\d+:\d+/);
});

test('a function is an app of its own, and functions run in it with their arguments', async () => {
  const one = await app(({ add }) => { globalThis.sum = (a) => a + add; }, { args: [{ add: 2 }] });
  assert.strictEqual(await one.run((value) => globalThis.sum(value), 40), 42);
  assert.strictEqual(await one.run(() => undefined), undefined);
  await assert.rejects(one.run(() => { throw new RangeError('too far'); }), { message: /too far/ });
});

/** An app that prints what it is sent in answer to a request. */
function printing() {
  globalThis.RN$registerCallableModule('RCTDeviceEventEmitter', () => ({
    emit(name, [, data]) {
      if (name === 'didReceiveNetworkData') console.log(data);
    },
  }));
  globalThis.ask = () => globalThis.__turboModuleProxy('Networking').sendRequest(
    { method: 'GET', url: 'https://example.org/name', responseType: 'text' }, () => {});
}

test('replies of the test reach an app that runs, and one that has reloaded', async () => {
  const one = await app(printing);
  await network.reply('https://example.org/name', ({ method }) => ({ body: `${method} Ada` }));
  await one.run(() => globalThis.ask());
  await one.reload();
  await one.run(() => globalThis.ask());
  await one.rest();
  assert.deepStrictEqual(one.output.map(({ text }) => text), ['GET Ada', 'GET Ada']);
});

test('a wrong path is named from the file of the test', async () => {
  await assert.rejects(app('./missing.js'), {
    code: 'MODULE_NOT_FOUND', message: `There is no file '${path.join(__dirname, 'missing.js')}' for app('./missing.js').`,
  });
});

test('an app that fails is named by its error', async () => {
  await assert.rejects(app(() => { throw new Error('no start'); }), { code: 'APP_ENDED', message: /no start/ });
});

test('an app that was killed fails the request that waits for it', async () => {
  const one = await app(() => {}, { mayEnd: true });
  await one.strike('kill');
  await assert.rejects(one.run(() => 1), (error) => error instanceof Error);
});

test('a request that blocks does not take the answers of those that wait', async () => {
  const { connection } = session();
  const { id } = await app(() => {});
  const order = [];
  const waiting = ['clock/now', 'device/snapshot', 'clock/now'].map((method, at) =>
    connection.request('app/request', { app: id, method, params: {} }).then(() => order.push(at)));
  const entries = connection.requestNow('app/transcript', { app: id });
  assert.ok(Array.isArray(entries));
  assert.throws(() => connection.requestNow('nothing'), { rpcCode: -32601, message: "There is no request 'nothing'." });
  await Promise.all(waiting);
  assert.deepStrictEqual([...order].sort(), [0, 1, 2]);
});

/** The processes that a process has started, and those that these have started. */
function descendants(id) {
  const all = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map(Number).map((each) => {
    try {
      const text = fs.readFileSync(`/proc/${each}/stat`, 'latin1');
      return { id: each, parent: Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]) };
    } catch {
      return null;
    }
  }).filter(Boolean);
  const found = [];
  for (let last = [id]; last.length;) {
    last = all.filter(({ parent }) => last.includes(parent)).map((each) => each.id);
    found.push(...last);
  }
  return found;
}

const isRunning = (id) => {
  try {
    return !/^\d+ \(.*\) Z/s.test(fs.readFileSync(`/proc/${id}/stat`, 'latin1'));
  } catch {
    return false;
  }
};

/** Resolves when none of the processes runs. */
async function gone(ids) {
  const end = Date.now() + 20_000;
  while (ids.some(isRunning)) {
    assert.ok(Date.now() < end, `still running: ${ids.filter(isRunning)}`);
    await new Promise((done) => setTimeout(done, 10));
  }
}

test('a program that is killed is named, and every request ends', async () => {
  const connection = new Connection();
  await connection.request('app/start', { file: stack, options: {} });
  const left = descendants(connection.process);
  assert.strictEqual(left.length, 2);
  const requests = [1, 2].map(() => connection.request('app/rest', { app: 1 }).then(() => 'answered', ({ message }) => message));
  process.kill(connection.process, 'SIGKILL');
  for (const message of await Promise.all(requests)) {
    if (message !== 'answered') assert.match(message, /The program 'navbridge serve' has ended by the signal SIGKILL/);
  }
  await assert.rejects(connection.request('app/rest', { app: 1 }), { code: 'CONNECTION_LOST' });
  assert.throws(() => connection.requestNow('app/rest', { app: 1 }), { code: 'CONNECTION_LOST' });
  await gone(left);
});

for (const [how, end] of [['returns', ''], ['exits', 'process.exit(3)'], ['is killed', 'process.kill(process.pid, "SIGKILL")']]) {
  test(`nothing is left of a script that ${how}`, async () => {
    const text = `
      const { app } = require(${JSON.stringify(path.join(BUILT, 'client.js'))});
      app(${JSON.stringify(stack)}).then(() => {
        process.stdout.write('ready\\n', () => {});
        process.stdin.once('data', () => { process.stdin.destroy(); ${end} });
      });`;
    const { NODE_TEST_CONTEXT, ...env } = process.env;
    const child = spawn(process.execPath, ['-e', text], { stdio: ['pipe', 'pipe', 'inherit'], env });
    after(() => child.kill('SIGKILL'));
    const ended = new Promise((done) => child.on('close', done));
    await new Promise((done) => child.stdout.once('data', done));
    const all = descendants(child.pid);
    assert.strictEqual(all.length, 3);
    child.stdin.write('end\n');
    await ended;
    await gone(all);
  });
}

test('a missing program is named with the way out', () => {
  const made = spawnSync(
    process.execPath, ['-e', `require(${JSON.stringify(path.join(BUILT, 'client.js'))})`],
    { encoding: 'utf8', env: { ...process.env, NAVBRIDGE_BIN: '/nowhere' } });
  assert.match(made.stderr, /The program 'navbridge' is not in '\/nowhere', which NAVBRIDGE_BIN names\./);
  assert.notStrictEqual(made.status, 0);
});

test('a client of another version is refused', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'navbridge-version-'));
  after(() => fs.rmSync(folder, { recursive: true }));
  fs.cpSync(BUILT, folder, { recursive: true });
  const description = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ ...description, version: '0.0.9' }));
  const made = spawnSync(process.execPath, ['-e', `require(${JSON.stringify(folder)})`], { encoding: 'utf8' });
  assert.match(made.stderr, /The client is of version 0\.0\.9, and this program of version/);
});
