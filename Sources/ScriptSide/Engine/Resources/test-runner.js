'use strict';
// Runs the tests of a file one after another, each within its limit of time, and reports them.

const apps = require('./test-apps');
const { settings } = host;
const { interruptible, interrupt } = require('./test-limit');
const registry = require('./test-registry');
const snapshots = require('./test-snapshots');

/** Returns a failure as it is reported. */
function describeFailure(error) {
  if (!(error instanceof Error)) return { message: `A value was thrown that is no Error: ${String(error)}`, stack: '' };
  const isPlain = error.name === 'ExpectationError';
  const code = error.code === undefined ? '' : ` [${error.code}]`;
  const message = isPlain || !error.name ? error.message : `${error.name}${code}: ${error.message}`;
  return { message, stack: error.stack ?? '' };
}

/** The way out of the mistakes that a first test file often has, or nothing. */
function adviceFor(message) {
  const [, name] = /Can't find variable: (\w+)/.exec(message) ?? [];
  if (Object.hasOwn(names, name)) return `\nBegin the file with: const { ${name} } = require('navbridge');`;
  if (/import call expects/.test(message)) return "\nImport by require: const { app, device, expect, test } = require('navbridge');";
  return '';
}

const bounded = (what, { body, timeout, stack }) =>
  interruptible({ what, stack, limit: timeout ?? settings.timeout }, () => body());

/** Calls hooks in order, and throws the first failure after all of them were called. */
async function callHooks(groups, hook) {
  for (const group of groups) for (const one of group[hook]) await bounded(hook, one);
}

/** The groups whose `beforeAll` was called and whose `afterAll` was not, outermost first, with its failure if any. */
const entered = [];

async function enter(groups) {
  for (const group of groups) {
    if (entered.some((one) => one.group === group)) continue;
    const one = { group, failure: undefined };
    entered.push(one);
    try {
      await callHooks([group], 'beforeAll');
    } catch (error) {
      one.failure = error;
    }
  }
  const failed = entered.find(({ failure }) => failure !== undefined);
  if (failed) throw failed.failure;
}

/** Leaves the groups to which the next test does not belong. */
async function leave(next) {
  while (entered.length && !next.includes(entered.at(-1).group)) {
    const { group } = entered.pop();
    try {
      await callHooks([group], 'afterAll');
    } catch (error) {
      host.report(JSON.stringify({ kind: 'hook', failure: describeFailure(error) }));
    }
  }
}

async function perform({ entry, groups, path }) {
  snapshots.begin(path);
  const failures = [];
  const attempt = async (body) => {
    try {
      await body();
    } catch (error) {
      failures.push(error);
    }
  };
  await attempt(() => enter(groups));
  apps.beginTest();
  if (!failures.length) await attempt(() => callHooks(groups, 'beforeEach'));
  if (!failures.length) await attempt(() => bounded('The test', entry));
  if (!failures.length) await attempt(() => apps.checkAwaited());
  if (!failures.length) await attempt(() => bounded('The test', { ...entry, body: apps.rest }));
  // A test that failed shows the screen as it was then, before the hooks that clean up.
  const scene = failures.length ? await apps.scene(path, failures[0].data?.awaited) : null;
  await attempt(() => callHooks([...groups].reverse(), 'afterEach'));
  const transcript = settings.reportsTranscripts ? await apps.transcript() : undefined;
  await apps.endTest();
  if (!failures.length) return { outcome: 'passed', transcript };
  const others = failures.slice(1).map((failure) => describeFailure(failure));
  return { outcome: 'failed', transcript, failure: { ...describeFailure(failures[0]), others, ...scene } };
}

async function runTest(test) {
  if (!test.isChosen) return;
  const report = (members) => host.report(JSON.stringify({ test: test.id, path: test.path, ...members }));
  const idle = test.skip !== undefined ? 'skipped' : test.todo !== undefined ? 'todo' : null;
  if (idle) return report({ kind: 'ended', outcome: idle, reason: test.skip ?? test.todo, ms: 0 });
  report({ kind: 'began' });
  const start = host.now();
  await leave(test.groups);
  const result = await perform(test);
  report({ kind: 'ended', ms: host.now() - start, ...result });
  return result.outcome;
}

async function run() {
  const tests = registry.all(settings.grep);
  host.report(JSON.stringify({
    kind: 'plan', leftOutByOnly: registry.leftOutByOnly(tests), tests: tests.filter(({ isChosen }) => isChosen).map(({ id, path, skip, todo }) => ({ id, path, skip, todo })),
  }));
  if (!settings.lists) {
    if (!registry.count()) throw new Error("The file declares no test. Declare one by test('name', async () => { … }).");
    apps.beginTests();
    for (const test of tests) if ((await runTest(test)) === 'failed' && settings.bails) break;
    await leave([]);
    await apps.endAll();
    snapshots.write();
  }
  host.report(JSON.stringify({ kind: 'done' }));
}

/** Reports that the file itself failed, outside its tests. */
async function failFile(error) {
  const scene = await apps.scene([], error.data?.awaited);
  await apps.endAll();
  host.report(JSON.stringify({ kind: 'file', failure: { ...describeFailure(error), ...scene } }));
  host.report(JSON.stringify({ kind: 'done' }));
}

/** The names that `require('navbridge')` has. */
let names = {};

/** Called when the file's first turn has ended. @param value the promise with which a file with `await` ends */
function loaded(value) {
  const file = { what: 'The top level of the file', stack: '', limit: settings.timeout };
  interruptible(file, async () => value).then(run).catch(failFile);
}

module.exports = {
  loaded,
  /** Called when the file threw in its first turn. */
  failed(message, stack) {
    void failFile(Object.assign(new Error(), { name: '', message: message + adviceFor(message), stack }));
  },
  /** @param exports the members of `require('navbridge')` */
  explain(exports) {
    names = exports;
  },
  interrupt,
};
