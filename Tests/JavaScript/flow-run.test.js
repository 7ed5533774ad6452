/* eslint-disable no-template-curly-in-string */
// The expressions of a flow have the form of templates.
const { beforeEach, expect, test } = require('navbridge');
const { host } = require('./host');

const driverMethods = () => ['stats/get', 'device/waitForIdle'].map((name) => ({ name, parameters: [] }));
const files = {};
const printed = [];
Object.assign(host, {
  global: globalThis, driverMethods, print: (level, text) => void printed.push([level, text]),
  readFlow: (path) => files[path] ?? { error: `'${path}' is not there` }, readFile: (path) => files[path] ?? null,
  fileFault: () => null,
  settings: { suite: {}, filmed: [], environment: [['FROM', 'command line']], file: '/flows/main.yaml', includedTags: [],
    excludedTags: [] },
});
const { FlowRun } = require('house/flow-run');
const { FlowError } = require('house/flow-errors');

/** A value as the nodes of YAML. */
function node(value) {
  const place = { line: 1, column: 1 };
  if (Array.isArray(value)) return { ...place, items: value.map(node) };
  if (value !== null && typeof value === 'object') {
    return { ...place, members: Object.entries(value).map(([key, each]) => [{ ...place, value: key, plain: true }, node(each)]) };
  }
  return { ...place, value: String(value), plain: typeof value !== 'string' };
}
const put = (path, config, commands) => { files[path] = { documents: [node({ appId: 'app', ...config }), node(commands)] }; };

/** The texts that are on the screen, and what the device was asked to do. */
let shown;
let log;
class Device {
  app = null;
  isThere = (selector) => shown.includes(typeof selector === 'object' ? selector.text ?? selector.id : selector);
  async now() { return 0; }
  async timeFor(limit) { return limit; }
  async sees(selector) { return this.isThere(selector); }
  async misses(selector) { return !this.isThere(selector); }
  async screen() { return { elements: [], screen: [0, 0, 400, 800], keyboard: false }; }
  async settle() {}
  async move() { log.push('move'); }
  async find(selector) {
    if (this.isThere(selector)) return { element: { frame: [0, 0, 10, 10] } };
    throw new FlowError(`no ${JSON.stringify(selector)}`, 'ElementNotFound');
  }

  async open(url) { log.push(`open ${url}`); }
  async stop() { log.push('stop'); }
  async launch() { log.push('launch'); }
  async comeToFront() { log.push('front'); }
  async setPermissions(given) { log.push(given); }
  forget() { log.push('forget'); }
}

/** Runs the flow of the file, and returns its failure or null. */
async function run(commands, config = {}) {
  put('/flows/main.yaml', config, commands);
  const { FlowReader } = require('house/flow-reader');
  const flow = new FlowRun();
  flow.device = new Device();
  run.last = flow;
  return flow.flow(new FlowReader('/flows/main.yaml').read()).then(() => null, (error) => error.message);
}
/** Notes a value while the flow runs. */
const note = (expression) => ({ openLink: `\${${expression}}` });
const notes = () => log.filter((each) => typeof each === 'string' && each.startsWith('open ')).map((each) => each.slice(5));

beforeEach(() => {
  [shown, log] = [[], []];
  printed.splice(0);
  for (const path of Object.keys(files)) delete files[path];
});

test('the values of a sub-flow are gone after it, also after its failure, and outputs stay', async () => {
  put('/flows/sub/inner.yaml', { env: { OWN: 'inner', GIVEN: 'default' } }, [note('NAME'), note('OWN'), note('FROM'),
    { evalScript: '${output.kept = NAME}' }]);
  expect(await run([
    note('NAME'),
    { runFlow: { file: 'sub/inner.yaml', env: { NAME: 'sub', FROM: 'sub' } } },
    note('NAME'), note('typeof OWN'), note('FROM'), note('output.kept'),
    { runFlow: { env: { NAME: 'second' }, commands: [note('NAME')] } }, note('NAME'),
    { tapOn: { text: 'missing', optional: true } },
    { runFlow: { env: { NAME: 'third' }, commands: [{ tapOn: 'missing' }], optional: true } }, note('NAME'),
  ], { env: { NAME: 'flow' } })).toBe(null);
  expect(notes()).toEqual(['flow', 'sub', 'inner', 'sub', 'flow', 'undefined', 'command line', 'sub', 'second', 'flow', 'flow']);
});

test('the values of the flow are those of the command line, and the names of the run', async () => {
  expect(await run([note('FROM'), note('MAESTRO_FILENAME'), note('MAESTRO_SHARD_ID'), note('MAESTRO_SHARD_INDEX')])).toBe(null);
  expect(notes()).toEqual(['command line', 'main', '1', '0']);
});

test.each([
  [{ platform: 'iOS' }, true], [{ platform: 'ANDROID' }, false], [{ true: '${1 === 1}' }, true], [{ true: '${false}' }, false],
  [{ visible: 'There' }, true], [{ visible: 'Away' }, false], [{ notVisible: 'Away' }, true], [{ notVisible: 'There' }, false],
  [{ visible: 'There', true: '${0}' }, false], [{ visible: 'There', notVisible: 'There' }, false],
  [{ platform: 'ios', true: 'yes', visible: 'There', notVisible: 'Away' }, true],
])('a condition %j', async (when, isMet) => {
  shown = ['There'];
  expect(await run([{ runFlow: { when, commands: [note('1')] } }])).toBe(null);
  expect(notes()).toEqual(isMet ? ['1'] : []);
  expect(run.last.records()[0].outcome).toBe(isMet ? 'passed' : 'skipped');
});

test('a repetition has its number of rounds, and none is skipped', async () => {
  expect(await run([{ evalScript: '${output.n = 0}' }, { repeat: { times: 3, commands: [{ evalScript: '${output.n += 1}' }] } },
    note('output.n'),
    { repeat: { times: 0, commands: [note("'never'")] } }])).toBe(null);
  expect(notes()).toEqual(['3']);
  expect(run.last.records().filter(({ depth }) => depth === 0).map(({ outcome }) => outcome)).toEqual(['passed', 'passed',
    'passed', 'skipped']);
});

test.each([['abc'], [''], [null], [-1], ['${"abc"}'], ['${undefined}']])('a repetition refuses the number %j', async (times) => {
  expect(await run([{ repeat: { times, commands: [note('1')] } }])).toMatch("'times' is ");
  expect(notes()).toEqual([]);
});

test.each([['2.9', 2], ['1_0', 10], [0.5, 0]])('a repetition of %j has %d rounds', async (times, rounds) => {
  expect(await run([{ repeat: { times, commands: [note('1')] } }])).toBe(null);
  expect(notes().length).toBe(rounds);
});

test('a repetition ends with a reason after 10 000 rounds, whatever its number', async () => {
  for (const times of [undefined, 10_001]) {
    const repeat = { ...(times !== undefined && { times }), commands: [{ evalScript: '${output.n += 1}' }] };
    expect(await run([{ evalScript: '${output.n = 0}' }, { repeat }])).toMatch('It has not ended after 10000 rounds.');
  }
  expect(await run([{ repeat: { times: 10_000, commands: [] } }])).toBe(null);
});

test.each([['abc'], [''], [-1]])('a retry refuses the number %j', async (maxRetries) => {
  expect(await run([{ retry: { maxRetries, commands: [note('1')] } }])).toMatch("'maxRetries' is ");
  expect(notes()).toEqual([]);
});

test('a repetition ends when its condition does not hold any more, looked at before each round', async () => {
  expect(await run([{ evalScript: '${output.n = 0}' },
    { repeat: { while: { true: '${output.n < 2}' }, commands: [{ evalScript: '${output.n += 1}' }] } }, note('output.n'),
    { repeat: { times: 5, while: { true: '${output.n < 4}' }, commands: [{ evalScript: '${output.n += 1}' }] } },
    note('output.n'),
    { repeat: { times: 1, while: { true: '${output.n < 9}' }, commands: [{ evalScript: '${output.n += 1}' }] } },
    note('output.n')])).toBe(null);
  expect(notes()).toEqual(['2', '4', '5']);
});

test.each([
  // The number of retries, the number of failures, the tries, and whether it passes.
  [undefined, 1, 2, true], [undefined, 2, 2, false], [2, 2, 3, true], [2, 3, 3, false], [0, 1, 1, false], [3, 3, 4, true], [9,
    4, 4, false],
])('maxRetries %j with %d failures makes %d tries', async (maxRetries, failures, tries, passes) => {
  const retry = { ...(maxRetries !== undefined && { maxRetries }), commands: [{ evalScript: '${output.n += 1}' },
    { assertTrue: `\${output.n > ${failures}}` }] };
  const reason = await run([{ evalScript: '${output.n = 0}' }, { retry }]);
  expect([run.last.scope.output.n, reason === null]).toEqual([tries, passes]);
  expect(printed.filter(([, text]) => text.startsWith('A retry at ')).length).toBe(tries - 1);
});

test('a fault of the flow itself is neither tried again nor optional', async () => {
  files['/flows/bad.js'] = 'output.n += 1; throw new Error("bad");';
  for (const commands of [[{ retry: { maxRetries: 3, commands: [{ runScript: 'bad.js' }] } }], [{ runScript: { file: 'bad.js',
    optional: true } }]]) {
    const reason = await run([{ evalScript: '${output.n = 0}' }, ...commands]);
    expect([reason, run.last.scope.output.n]).toEqual(["The script '/flows/bad.js' fails: bad", 1]);
  }
});

test('an optional command that fails warns, and the flow goes on', async () => {
  expect(await run([{ tapOn: { text: 'missing', optional: true } }, { tapOn: { text: 'missing', optional: 'true' } },
    note('1')])).toBe(null);
  expect(run.last.records().map(({ outcome }) => outcome)).toEqual(['warned', 'warned', 'passed']);
  expect(printed.filter(([level]) => level === 'warn').length).toBe(2);
  expect(await run([{ tapOn: { text: 'missing', optional: false } }, note('1')])).toBe('no {"text":"missing"}');
  expect(run.last.records().map(({ outcome }) => outcome)).toEqual(['failed']);
});

test('hooks run before and after, the last one after a failure, too, whose own failure counts then', async () => {
  const hooks = { onFlowStart: [note("'start'")], onFlowComplete: [note("'complete'")] };
  expect(await run([note("'body'")], hooks)).toBe(null);
  expect(notes()).toEqual(['start', 'body', 'complete']);
  log.splice(0);
  expect(await run([{ assertTrue: '${false}' }, note("'body'")], hooks)).toMatch(/^Assertion is false/);
  expect(notes()).toEqual(['start', 'complete']);
  expect(await run([{ assertTrue: '${false}' }], { onFlowComplete: [{ tapOn: 'missing' }] })).toMatch(/^Assertion is false/);
  expect(await run([], { onFlowComplete: [{ tapOn: 'missing' }] })).toBe('no {"text":"missing"}');
  log.splice(0);
  expect(await run([note("'body'")], { onFlowStart: [{ tapOn: 'missing' }],
    onFlowComplete: [note("'complete'")] })).toMatch('missing');
  expect(notes()).toEqual(['complete']);
});

test('a file that is missing, a command that is unknown and a flow that runs itself are refused before anything runs',
  async () => {
    for (const commands of [[{ runFlow: 'none.yaml' }], [{ runScript: 'none.js' }], [{ tapUn: 'x' }],
      [{ repeat: { times: 0, commands: [{ tapUn: 'x' }] } }], [{ tapOn: { text: 'x', idd: 'y' } }]]) {
      expect(await run([note('1'), ...commands])).not.toBe(null);
      expect(notes()).toEqual([]);
    }
    expect(await run([{ runFlow: 'main.yaml' }])).toBe("The flow 'main.yaml' would run itself.");
  });

test('the steps of a sub-flow lie deeper, and those after it as before', async () => {
  put('/flows/inner.yaml', {}, [note('1')]);
  await run([{ runFlow: 'inner.yaml' }, note('2')]);
  expect(run.last.records().map(({ depth, words, place }) => [depth, words, place])).toEqual([
    [0, 'runFlow "inner.yaml"', '/flows/main.yaml:1'], [1, 'openLink "1"', '/flows/inner.yaml:1'], [0, 'openLink "2"',
      '/flows/main.yaml:1']]);
});

test('a launch stops the app, forgets it only with clearState, and allows everything', async () => {
  await run(['launchApp']);
  expect(log.splice(0)).toEqual(['stop', 'launch', { all: 'allow' }]);
  await run([{ launchApp: { clearState: true, permissions: { camera: 'deny' } } }]);
  expect(log.splice(0)).toEqual(['forget', 'stop', 'launch', { camera: 'deny' }]);
  await run([{ launchApp: { stopApp: false } }]);
  // There is no app yet, so that one is launched.
  expect(log.splice(0)).toEqual(['stop', 'launch', { all: 'allow' }]);
  expect(await run([{ launchApp: 'other' }])).toMatch("The app 'other' is not available");
  expect(await run([{ launchApp: 'app' }])).toBe(null);
  log.splice(0);
  await run(['clearState']);
  expect(log).toEqual(['forget', 'stop']);
  log.splice(0);
  await run(['stopApp']);
  expect(log).toEqual(['stop']);
});

test('expectations fail and hold', async () => {
  shown = ['There'];
  expect(await run([{ assertVisible: 'There' }, { assertNotVisible: 'Away' }, { assertTrue: '${1}' },
    { extendedWaitUntil: { visible: 'There', notVisible: 'Away', timeout: 1 } }])).toBe(null);
  for (const command of [{ assertVisible: 'Away' }, { assertNotVisible: 'There' }, { assertTrue: '${0}' },
    { extendedWaitUntil: { visible: 'Away' } }, { extendedWaitUntil: { notVisible: 'There' } }]) {
    expect(await run([command])).toMatch(/^Assertion is false: /);
  }
});

test('a recording is under way once, and its end without one does nothing but warn', async () => {
  const requests = require('house/test-requests');
  const { request } = requests;
  const asked = [];
  requests.request = async (name, given) => { asked.push([name, given]); };
  try {
    expect(await run([{ startRecording: 'a' }, { startRecording: 'b' }])).toMatch('A recording is under way.');
    expect(asked).toEqual([['recording', { name: 'a' }]]);
    expect(await run(['stopRecording', { startRecording: 'a' }, 'stopRecording', { startRecording: 'b' },
      'stopRecording'])).toBe(null);
    expect(asked.slice(1)).toEqual([['recording', { name: 'a' }], ['recording', {}], ['recording', { name: 'b' }], ['recording',
      {}]]);
    expect(printed.filter(([level]) => level === 'warn').length).toBe(1);
  } finally {
    requests.request = request;
  }
});

test('a command is shown by its label, its words, its selector or its fields', async () => {
  shown = ['There'];
  put('/flows/inner.yaml', {}, []);
  await run([
    { tapOn: { text: 'There', label: 'The label' } }, { tapOn: { text: 'There', index: 0 } }, { assertTrue: '${1 + 1}' },
    { runFlow: { file: 'inner.yaml', env: { A: 'b' } } }, { repeat: { times: 1, commands: [] } }, 'launchApp',
    { extendedWaitUntil: { visible: { id: 'There' }, timeout: 5 } },
  ]);
  expect(run.last.records().map(({ words }) => words)).toEqual([
    'The label', 'tapOn "There", index: 0', 'assertTrue "${1 + 1}"', 'runFlow file: inner.yaml env: {"A":"b"}', 'repeat times: 1',
    'launchApp', 'extendedWaitUntil visible: id: There timeout: 5']);
});

test('a step has the time of the device and of the machine', async () => {
  const { FlowReader } = require('house/flow-reader');
  put('/flows/main.yaml', {}, [{ openLink: 'a' }, { openLink: 'b' }]);
  const flow = new FlowRun();
  flow.device = new Device();
  flow.device.app = {};
  let time = 100;
  let real = 10;
  // The test is the last one that looks at the clock of the machine.
  host.now = () => real;
  flow.device.now = async () => time;
  flow.device.open = async () => {
    time += 50;
    real += 7;
  };
  await flow.flow(new FlowReader('/flows/main.yaml').read());
  expect(flow.records().map(({ ms, deviceMs }) => [ms, deviceMs])).toEqual([[7, 50], [7, 50]]);
});

test('a hook with a command that is unknown is refused before anything runs', async () => {
  for (const name of ['onFlowStart', 'onFlowComplete']) {
    expect(await run([note('1')], { [name]: [{ tapUn: 'x' }] })).toMatch(/^Invalid Command: 'tapUn'/);
    expect(notes()).toEqual([]);
  }
});
