'use strict';
// Runs the tests of a file one after another, each within its limit of time, and reports them.

const coverage = require('./kept-coverage');
const apps = require('./test-apps');
const { settings } = host;
const { beginCount, checkCount } = require('./expect');
const { settled } = require('./file-realm');
const inline = require('./inline-snapshots');
const { loopsWithin } = require('./loop-place');
const { adviceFor } = require('./test-advice');
const { describeFailure, placed, recordText } = require('./test-failure');
const limits = require('./test-limit');
const registry = require('./test-registry');
const requests = require('./test-requests');
const screenshots = require('./test-screenshots');
const snapshots = require('./test-snapshots');
const steps = require('./test-steps');
const timers = require('./test-timers');

const report = (record) => host.report(recordText(record));

/** Runs a hook or a test within its limit. @param owner the test to which it belongs */
async function bounded(what, { body, timeout, stack }, owner) {
  try {
    await limits.interruptible({ what, stack, limit: timeout ?? settings.timeout, owner }, body);
  } catch (error) {
    throw placed(error, stack);
  }
}

/** Describes a thrown value. Its members may be getters that never return. */
async function described(error) {
  let failure;
  try {
    await bounded('The description of a thrown value', { stack: '', body: () => { failure = describeFailure(error); } });
  } catch (reason) {
    failure = describeFailure(reason);
  }
  return { ...failure, message: failure.message + adviceFor(failure.message) };
}

/** Adds the place of a test to a failure whose calls do not lead to it: the engine does not know those before an `await`. */
function leadingTo({ stack }, failure) {
  const { place, frames } = host.places(stack, '[]');
  const file = place?.replace(/:\d+:\d+$/, ':');
  if (!file || failure.frames.some((frame) => frame.includes(file))) return failure;
  return { ...failure, place: failure.place ?? place, frames: [...failure.frames, ...frames.slice(0, 1)] };
}

/** Reports the snapshots that were taken since the last call. */
function reportTaken() {
  const taken = snapshots.takeUnreported();
  if (taken.length) report({ kind: 'taken', taken });
  const pictures = screenshots.takeUnreported();
  if (pictures.length) report({ kind: 'pictures', taken: pictures });
  const calls = inline.takeUnreported();
  if (calls.length) report({ kind: 'inline', calls });
}

/** Calls hooks in order, and throws the first failure after all of them were called. */
async function callHooks(groups, hook, owner) {
  for (const group of groups) for (const one of group[hook]) await bounded(hook, one, owner);
}

/** The groups whose `beforeAll` was called and whose `afterAll` was not, outermost first, with `{error}` if that failed. */
const entered = [];

async function enter(groups) {
  for (const group of groups) {
    if (entered.some((one) => one.group === group)) continue;
    const one = { group, failure: undefined };
    entered.push(one);
    try {
      await callHooks([group], 'beforeAll');
    } catch (error) {
      one.failure = { error };
    }
  }
  const failed = entered.find(({ failure }) => failure);
  if (failed) throw failed.failure.error;
}

/** Leaves the groups to which the next test does not belong. */
async function leave(next) {
  while (entered.length && !next.includes(entered.at(-1).group)) {
    const { group } = entered.pop();
    try {
      await callHooks([group], 'afterAll');
    } catch (error) {
      report({ kind: 'hook', failure: await described(error) });
    }
  }
}

/** Runs the body of a test, and waits for its apps, so that all consequences of a test belong to it. */
async function runBody({ body }) {
  beginCount();
  await settled(body());
  await apps.held();
  apps.checkAwaited();
  checkCount();
  await apps.rest();
}

async function perform(test) {
  const { entry, groups, path } = test;
  snapshots.begin(path);
  screenshots.begin(path);
  steps.reset();
  const failures = [];
  const attempt = async (body) => {
    try {
      await body();
    } catch (error) {
      // The test is over: what its requests come to is no failure of another part.
      requests.forget();
      failures.push(leadingTo(entry, await described(error)));
    }
  };
  await attempt(() => enter(groups));
  apps.beginTest();
  if (!failures.length) await attempt(() => callHooks(groups, 'beforeEach', test));
  if (!failures.length) await attempt(() => bounded('The test', { ...entry, body: () => runBody(entry) }, test));
  // A test that failed shows the screen as it was then, before the hooks that clean up.
  let scene = failures.length ? await apps.scene(path) : null;
  await attempt(() => callHooks([...groups].reverse(), 'afterEach', test));
  if (!failures.length && groups.some(({ afterEach }) => afterEach.length)) {
    await attempt(() => bounded('The test', { ...entry, body: apps.rest }, test));
  }
  if (failures.length) scene ??= await apps.scene(path);
  const transcript = settings.reportsTranscripts ? await apps.transcript() : undefined;
  const runs = settings.keepsRuns && !failures.length ? await apps.keepRuns(path) : undefined;
  await apps.endTest();
  if (!failures.length) return { outcome: 'passed', transcript, runs, steps: steps.taken() };
  timers.clearOf(test);
  const [failure, ...others] = failures;
  return { outcome: 'failed', transcript, steps: steps.taken(), failure: { ...failure, others, ...scene } };
}

async function runTest(test) {
  if (!test.isChosen) return undefined;
  const reportTest = (members) => report({ test: test.id, path: test.path, ...members });
  const idle = test.skip !== undefined ? 'skipped' : test.todo !== undefined ? 'todo' : null;
  if (idle) {
    reportTest({ kind: 'ended', outcome: idle, reason: test.skip ?? test.todo, ms: 0 });
    return idle;
  }
  await leave(test.groups);
  // The engine names no place of an endless chain of promises. Its end is reported with these.
  const place = limits.placeIn(test.entry.stack);
  reportTest({ kind: 'began', place, loops: place ? loopsWithin(place).slice(0, 3) : [] });
  const start = host.now();
  const result = await perform(test);
  reportTaken();
  reportTest({ kind: 'ended', ms: host.now() - start, ...result });
  return result.outcome;
}

/** Runs the tests, those after `settings.after` only, and returns the paths of those that did not run to their ends. */
async function runTests(tests) {
  const unfinished = [];
  let isBailing = false;
  for (const test of tests) {
    const isDone = test.id <= settings.after || test.id > (settings.filmed.at(-1) ?? Infinity);
    const outcome = isBailing || isDone ? undefined : await runTest(test);
    if (outcome !== 'passed') unfinished.push(test.path);
    isBailing ||= outcome === 'failed' && settings.bails;
  }
  await leave([]);
  if (!isBailing) await timers.finish(fail);
  return unfinished;
}

async function run() {
  const tests = registry.all(settings);
  const planned = tests.filter(({ isChosen }) => isChosen).map(({ id, path, skip, todo }) => ({ id, path, skip, todo }));
  // A process that continues the run of another one has the same plan.
  if (settings.after < 0) report({ kind: 'plan', leftOutByOnly: registry.leftOutByOnly(tests), tests: planned });
  if (!settings.lists) {
    if (!registry.count()) throw new Error("The file declares no test. Declare one by test('name', async () => { … }).");
    apps.beginTests();
    const unfinished = await runTests(tests);
    await bounded('The end of the file', { stack: '', body: apps.rest });
    await apps.endAll();
    reportTaken();
    const files = coverage.taken();
    if (files) report({ kind: 'coverage', files });
    const record = snapshots.record(unfinished);
    if (record) report({ kind: 'snapshots', ...record });
    report({ kind: 'screenshots', ...screenshots.record(unfinished) });
  }
  report({ kind: 'done' });
}

/** Reports a configuration, which is no file of tests. */
async function reportConfiguration() {
  const file = { what: 'The configuration', stack: '', limit: settings.timeout };
  let value;
  await limits.interruptible(file, async () => { value = await require('./configuration-file').read(settings); });
  report({ kind: 'configuration', value });
  report({ kind: 'done' });
}

/** Reports that the file itself failed, outside its tests. */
async function failFile(error) {
  const failure = await described(error);
  const scene = await apps.scene([]);
  await apps.endAll();
  report({ kind: 'file', failure: { ...failure, ...scene } });
  report({ kind: 'done' });
}

/**
 * Fails the running part of the file, or the file if that part is not to blame.
 * @param owner the test whose work has failed; undefined if that is not known
 */
function fail(error, owner) {
  if (limits.fail(error, owner)) return;
  // A part of the file may run, which keeps its limit. The description has a microtask of its own, in case it never ends.
  void Promise.resolve().then(() => {
    const failure = describeFailure(error);
    const where = owner ? `After the test '${owner.path.join(' > ')}' had ended: ` : 'Outside the tests: ';
    report({ kind: 'file', failure: { ...failure, message: where + failure.message } });
  });
}

/** Called when the file's first turn has ended. @param value the promise with which a file with `await` ends */
function loaded(value) {
  if (settings.configuration) return void reportConfiguration().catch(failFile);
  const file = { what: 'The top level of the file', stack: '', limit: settings.timeout };
  const library = settings.isFlow ? './flow-file' : settings.isApp ? './app-file' : null;
  const begin = library ? () => require(library).declare() : () => value;
  return void limits.interruptible(file, begin).then(run).catch(failFile);
}

module.exports = {
  loaded,
  /** Called when the file threw in its first turn, or the host has ended that turn. */
  failed(message, stack, isEndless) {
    const thrown = () => Object.assign(new Error(), { name: '', message, stack });
    void failFile(isEndless ? limits.endless(stack) : thrown());
  },
  fail,
  interrupt: limits.interrupt,
  /** Called by the host when it has ended code that did not end by itself. */
  endless(stack) {
    timers.reset();
    fail(limits.endless(stack));
  },
};
