'use strict';
// Flows of Maestro as steps of a test under 'node --test', with real programs.
const assert = require('node:assert');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { after, test } = require('node:test');
const { BUILT } = require('./package');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'flows-'));
process.chdir(folder);
const { app, clock, device, runFlow } = require(path.join(BUILT, 'client.js'));
after(() => fs.rmSync(folder, { recursive: true }));

const stack = path.resolve(__dirname, '../../Examples/stack-with-modal.js');

/** An expression of a flow. */
const valueOf = (name) => ['$', '{', name, '}'].join('');

/** Writes a flow of these commands, and returns its path. */
function flow(commands, name = 'a.yaml') {
  const file = path.join(folder, name);
  fs.writeFileSync(file, `appId: a\n---\n${commands.map((one) => `- ${one}\n`).join('')}`);
  return file;
}

const modals = async () => (await device.snapshot()).windows[0].presented.length;

test('a flow launches its app, which stays for the test until the next flow', async () => {
  const commands = ['launchApp', `tapOn: { id: "${valueOf('BUTTON')}" }`, 'takeScreenshot: shot'];
  await runFlow(flow(commands), { app: stack, env: { BUTTON: 'GO' } });
  assert.strictEqual(await modals(), 1);
  assert.match(fs.readFileSync('.navbridge/pictures/shot.svg', 'utf8'), /^<svg /);
  assert.strictEqual(fs.readFileSync('.navbridge/.gitignore', 'utf8'), '*\n');
  await runFlow(flow(['launchApp']), { app: stack });
  assert.strictEqual(await modals(), 0, 'each flow has an app of its own');
});

test('without an app a flow acts on the one that runs', async () => {
  const one = await app(stack);
  await runFlow(flow(['tapOn: { id: GO }']));
  assert.ok(one.commands.some(({ name }) => name === 'showModal'));
  assert.strictEqual(await modals(), 1);
  assert.ok((await clock.now()).ms > 0);
});

test('scripts, sub-flows and their variables are those of the runner without Node', async () => {
  await app(stack);
  fs.writeFileSync(path.join(folder, 'set.js'), 'output.button = "G" + "O";');
  flow([`tapOn: { id: "${valueOf('output.button')}" }`], 'inner.yaml');
  await runFlow(flow(['runScript: set.js', 'runFlow: inner.yaml']));
  assert.strictEqual(await modals(), 1);
});

test('a failure has the line of the flow, and that of the test', async () => {
  await app(stack);
  const failed = async (commands) => runFlow(flow(commands)).then(() => assert.fail('it passes'), (error) => error);
  const error = await failed(['tapOn: { id: GO }', 'assertVisible: { id: NONE, optional: false }']);
  assert.match(error.message, /NONE/);
  const [first, second] = error.stack.split('\n').filter((line) => /^\s+at /.test(line));
  assert.strictEqual(first.trim(), `at ${path.join(folder, 'a.yaml')}:4:3`);
  assert.match(second, /flows\.test\.js:\d+:\d+/);
  assert.match((await failed(['tapOnn: a'])).message, /Did you mean 'tapOn'\?/);
  assert.match((await failed(['runScript: none.js'])).message, /The script '.*none\.js' cannot be read: it is not there\./);
  assert.match((await failed(['startRecording: film'])).message, /Recordings of flows are made by the runner without Node/);
  await assert.rejects(runFlow('none.yaml'), /cannot be read/);
});
