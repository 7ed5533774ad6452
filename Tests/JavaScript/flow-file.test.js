const { beforeEach, expect, test } = require('navbridge');
const { host } = require('./host');

const driverMethods = () => ['stats/get', 'device/waitForIdle'].map((name) => ({ name, parameters: [] }));
let read;
Object.assign(host, {
  global: globalThis, driverMethods, places: () => ({}), readFlow: () => read,
  settings: { suite: {}, filmed: [], environment: [], file: '/flows/sign-in.flow.yaml', includedTags: [], excludedTags: [] },
});
const registry = require('house/test-registry');
/** The tests that flows have declared: names, the reasons for which they are left out, and bodies. */
const made = [];
const skip = (name, reason, body) => void made.push([name, reason, body]);
registry.test = Object.assign((name, body) => void made.push([name, null, body]), { skip });
const { declare } = require('house/flow-file');
const { FlowReader, plain } = require('house/flow-reader');
const { FlowRun } = require('house/flow-run');

/** A scalar as YAML's reader gives it: plain, or in quotes. */
const scalar = (value, isPlain = true) => ({ line: 1, column: 1, value, plain: isPlain });
const list = (...items) => ({ line: 2, column: 3, items });
const map = (...members) => ({ line: 4, column: 5, members: members.map(([key, value]) => [scalar(key), value]) });
const config = (...members) => map(['appId', scalar('app')], ...members);
const failureOf = (act) => {
  try {
    act();
    return null;
  } catch (error) {
    return [error.message, error.stack];
  }
};
const reader = new FlowReader('/a.yaml');
const table = {
  tapOn: { word: 'text', fields: ['text', 'repeat'], takesSelector: true, needs: 'a text' },
  back: { fields: [] }, addMedia: { word: 'files', fields: ['files'], takesList: true },
};
const command = (node) => {
  const { name, values } = reader.command(node, table);
  return [name, values];
};

beforeEach(() => { read = { documents: [config(), list()] }; });

test.each([
  ['', null], ['~', null], ['null', null], ['NULL', null], ['true', true], ['False', false], ['TRUE', true], ['yes', 'yes'],
  ['0', 0], ['-1', -1], ['+2.50', 2.5], ['01', '01'], ['1.', '1.'], ['.5', '.5'], ['1_000', '1_000'], ['1e3', '1e3'],
])('the word %j of YAML is %j, and in quotes itself', (word, value) => {
  expect(plain(scalar(word))).toEqual(value);
  expect(plain(scalar(word, false))).toBe(word);
});

test('lists and mappings have plain values', () => {
  expect(plain(list(scalar('1'), map(['a', list(scalar('b'))])))).toEqual([1, { a: ['b'] }]);
});

test('a flow has a configuration with an app, and a list of commands', () => {
  const { path, config: made, commands } = new FlowReader('/a.yaml').read();
  expect([path, made, commands]).toEqual(['/a.yaml', { appId: 'app' }, []]);
  const faults = [
    [{ error: 'no YAML', line: 7 }, 'no YAML', '@/a.yaml:7:1'],
    [{ documents: [list()] }, /^Commands Section Required: a flow has/, '@/a.yaml:2:3'],
    [{ documents: [list(), list()] }, /^Config Section Required/, '@/a.yaml:2:3'],
    [{ documents: [config(), map()] }, /^Commands Section Required: behind/, '@/a.yaml:4:5'],
    [{ documents: [map(['name', scalar('x')]), list()] }, /^Config Field Required: 'appId'/, '@/a.yaml:4:5'],
  ];
  for (const [given, message, place] of faults) {
    read = given;
    const [words, stack] = failureOf(() => new FlowReader('/a.yaml').read());
    expect(words).toMatch(message);
    expect(stack).toBe(place);
  }
  read = { error: 'it is not there' };
  expect(failureOf(() => new FlowReader('/a.yaml').read())[0]).toBe('it is not there');
  read = { documents: [map(['url', scalar('https://a')]), list()] };
  expect(new FlowReader('/a.yaml').read().config).toEqual({ url: 'https://a' });
});

test('a command is a word, a word with a value, or a word with fields', () => {
  expect(command(scalar('back'))).toEqual(['back', {}]);
  expect(command(map(['tapOn', scalar('7')]))).toEqual(['tapOn', { text: 7 }]);
  expect(command(map(['tapOn', scalar('7', false)]))).toEqual(['tapOn', { text: '7' }]);
  expect(command(map(['tapOn', map(['id', scalar('a')], ['repeat', scalar('2')], ['optional', scalar('true')])]))).toEqual([
    'tapOn', { id: 'a', repeat: 2, optional: true }]);
  expect(command(map(['back', scalar('')]))).toEqual(['back', {}]);
  expect(command(map(['addMedia', list(scalar('a.png'))]))).toEqual(['addMedia', {}]);
});

test.each([
  [scalar('tapOm'), "Invalid Command: 'tapOm'. Did you mean 'tapOn'?"],
  [scalar('constructor'), "Invalid Command: 'constructor'."],
  [scalar('tapOn'), 'Missing Command Options: tapOn needs a text.'],
  [map(['tapOn', map(['repaet', scalar('2')])]), "Unknown Property: 'repaet' of tapOn. Did you mean 'repeat'?"],
  [map(['back', map(['id', scalar('a')])]), "Unknown Property: 'id' of back."],
  [map(['back', scalar('1')]), 'back takes no value besides label, optional.'],
  [map(['tapOn', list()]), 'tapOn takes no list.'],
  [map(['tapOn', scalar('a')], ['back', scalar('')]), 'A command is a word, or a mapping with one name, such as tapOn: Save.'],
  [list(), 'A command is a word, or a mapping with one name, such as tapOn: Save.'],
])('the command %# is refused', (node, message) => {
  expect(failureOf(() => command(node))[0]).toMatch(message);
});

/** The test that a flow declares, with settings of the run. */
function declared(settings = {}, ...members) {
  Object.assign(host.settings, { includedTags: [], excludedTags: [] }, settings);
  read = { documents: [config(...members), list()] };
  made.splice(0);
  declare();
  expect(made.length).toBe(1);
  return made[0];
}

test('a flow has its name, or that of its file', () => {
  expect(declared()[0]).toBe('sign-in.flow');
  expect(declared({}, ['name', scalar('Sign in')])[0]).toBe('Sign in');
  expect(declared({}, ['name', scalar('7')])[0]).toBe('7');
});

test.each([
  // The tags of a flow, those that are included and excluded, and what is said about it.
  [[], [], [], null], [['a'], [], [], null], [['a', 'b'], ['b', 'c'], [], null], [['a'], [], ['b'], null],
  [['a'], ['b'], [], 'it has none of the tags that --include-tags names: b'],
  [[], ['b', 'c'], [], 'it has none of the tags that --include-tags names: b, c'],
  [['a', 'b'], ['a'], ['b'], "it has the tag 'b', which --exclude-tags leaves out"],
  [['1'], ['1'], [], null], ['a', ['a'], [], null],
])('a flow with the tags %j, of those with %j and without %j', (tags, includedTags, excludedTags, reason) => {
  const node = Array.isArray(tags) ? list(...tags.map((tag) => scalar(tag))) : scalar(tags);
  expect(declared({ includedTags, excludedTags }, ['tags', node])[1]).toBe(reason);
});

test('steps of a run that fails are reported, too, and a run stops the app of the one before', async () => {
  const stopped = [];
  const steps = require('house/test-steps');
  const { add } = steps;
  const reported = [];
  steps.add = (records) => void reported.push(records.length);
  const { flow, records } = FlowRun.prototype;
  let count = 0;
  FlowRun.prototype.flow = async function failing() {
    count += 1;
    const own = count;
    this.device.stop = async () => { stopped.push(own); };
    if (own === 1) throw new Error('the first one');
  };
  FlowRun.prototype.records = () => [1, 2];
  try {
    const [, , body] = declared();
    expect(await body().then(() => null, ({ message }) => message)).toBe('the first one');
    await body();
    await body();
    expect([stopped, reported]).toEqual([[1, 2], [2, 2, 2]]);
  } finally {
    Object.assign(FlowRun.prototype, { flow, records });
    steps.add = add;
  }
});
