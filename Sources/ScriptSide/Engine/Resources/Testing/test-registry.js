'use strict';
// The tests of a file, in the groups in which it declares them.

const { refuseJestMembers } = require('./jest-names');
const { shuffled } = require('./random');
const { each } = require('./test-rows');

const HOOKS = ['beforeAll', 'afterAll', 'beforeEach', 'afterEach'];

const makeGroup = (name, parent, mode) => ({
  name, parent, mode, entries: [], ...Object.fromEntries(HOOKS.map((hook) => [hook, []])),
});

const root = makeGroup('', null, {});
let group = root;
/** True once the tests run, when no more can be declared. */
let isClosed = false;

function declare(what) {
  if (isClosed) throw new Error(`${what} was called while the tests run. Declare tests and hooks at the top level.`);
}

/** Refuses a function with parameters: Jest gives it `done`, and waits until that is called. */
function refuseCallback(what, body) {
  if (typeof body !== 'function' || body.length === 0) return;
  throw new TypeError(
    `${what} has a function with parameters, but it gets no arguments, such as done. Return or await a promise.`);
}

/** Returns the mode of a test: one that Detox has for another platform, such as `:android: a test`, does not run. */
function onPlatform(name, mode) {
  const [, platform] = /^:([^:]+):/.exec(String(name)) ?? [];
  return platform === undefined || platform === 'ios' ? mode : { ...mode, skip: mode.skip ?? `it is for ${platform}` };
}

/** @param stack that of the call by which the file declares the test */
function addTest(name, body, mode = {}, timeout, stack = new Error().stack) {
  declare('test');
  refuseCallback(`The test '${name}'`, body);
  if (typeof body !== 'function' && mode.todo === undefined && mode.skip === undefined) {
    throw new TypeError(`The test '${name}' needs a function.`);
  }
  group.entries.push({
    isTest: true, name: String(name), body, mode: onPlatform(name, mode), timeout, group, stack,
  });
}

function addGroup(name, body, mode = {}, stack = new Error().stack) {
  declare('describe');
  const outer = group;
  group = makeGroup(String(name), outer, onPlatform(name, mode));
  group.stack = stack;
  outer.entries.push(group);
  try {
    body();
  } finally {
    group = outer;
  }
}

/**
 * Returns `[reason, body]` of the arguments `(reason, body)`. Jest has no reasons, so its `(body)` is taken, too.
 */
function reasoned(what, [reason, body]) {
  if (reason === undefined || typeof reason === 'function') return ['no reason is given', reason];
  if (typeof reason !== 'string' || !reason) {
    throw new TypeError(`${what} takes a reason, a text that is not empty: ${what}(name, reason, body).`);
  }
  return [reason, body];
}

/** Declares a test that does not run, with the reason. */
function skipTest(name, ...args) {
  const [skip, body] = reasoned('test.skip', args);
  addTest(name, body, { skip });
}

function skipGroup(name, ...args) {
  const [skip, body] = reasoned('describe.skip', args);
  addGroup(name, body ?? (() => {}), { skip });
}

/** Declares the rows of a table by a function that takes a reason before the body. */
const eachSkipped = (add) => (table, ...values) => {
  let skip;
  const rows = each((name, body, timeout, stack) => add(name, body, { skip }, timeout, stack))(table, ...values);
  return (name, ...args) => {
    const [reason, body] = reasoned('each', args);
    skip = reason;
    rows(name, body ?? (() => {}));
  };
};

const test = Object.assign((name, body, timeout) => addTest(name, body, {}, timeout), {
  only: (name, body, timeout) => addTest(name, body, { only: true }, timeout),
  skip: Object.assign(skipTest, { each: eachSkipped(addTest) }),
  /** A test that is not written yet, with the reason. */
  todo(name, ...args) {
    const [todo, body] = reasoned('test.todo', args);
    addTest(name, body, { todo });
  },
  each: each((name, body, timeout, stack) => addTest(name, body, {}, timeout, stack)),
});
test.only.each = each((name, body, timeout, stack) => addTest(name, body, { only: true }, timeout, stack));

const describe = Object.assign((name, body) => addGroup(name, body), {
  only: Object.assign((name, body) => addGroup(name, body, { only: true }), {
    each: each((name, body, timeout, stack) => addGroup(name, body, { only: true }, stack)),
  }),
  skip: Object.assign(skipGroup, { each: eachSkipped((name, body, mode, timeout, stack) => addGroup(name, body, mode, stack)) }),
  each: each((name, body, timeout, stack) => addGroup(name, body, {}, stack)),
});

refuseJestMembers({ test, describe });

const hooks = Object.fromEntries(HOOKS.map((hook) => [hook, (body, timeout) => {
  declare(hook);
  refuseCallback(hook, body);
  group[hook].push({ body, timeout, stack: new Error().stack });
}]));

const path = (entry) => (entry === root || !entry ? [] : [...path(entry.group ?? entry.parent), entry.name]);
const chain = (entry) => (entry ? [...chain(entry.group ?? entry.parent), entry] : []);

const testsIn = (entries) => entries.flatMap((entry) => (entry.isTest ? [entry] : testsIn(entry.entries)));

/** Shuffles the entries of a group, and those of the groups in it. */
function shuffle(entries, seed) {
  const mixed = shuffled(entries, seed);
  for (const entry of mixed) if (!entry.isTest) entry.entries = shuffle(entry.entries, seed + 1);
  return mixed;
}

/** The line of the file at which something is declared, also where a function of another file declares it. */
function lineOf({ stack }) {
  const { place, frames } = host.places(stack, '[]');
  const { file } = host.settings;
  const lines = frames.map((frame) => {
    const start = frame.lastIndexOf(`${file}:`);
    const isWhole = start > 0 && ' ('.includes(frame[start - 1]);
    return isWhole ? /^(\d+):\d+\)?$/.exec(frame.slice(start + file.length + 1))?.[1] : undefined;
  });
  return Number(lines.find(Boolean) ?? /:(\d+):\d+$/.exec(place ?? '')?.[1] ?? 0);
}

/**
 * Returns the tests at lines of the file: those that are declared there or in a group that is declared there, or otherwise those
 * of the last declaration before.
 */
function testsAt(lines, tests) {
  const groups = [...new Set(tests.flatMap((entry) => chain(entry).slice(0, -1)))].filter((entry) => entry !== root);
  // The host reads files to find a place, so each is looked up once.
  const places = new Map([...tests, ...groups].map((entry) => [entry, lineOf(entry)]));
  const at = (line) => tests.filter((entry) => places.get(entry) === line);
  const last = host.readFile(host.file)?.split('\n').length ?? Infinity;
  return new Set(lines.flatMap((line) => {
    if (line > last) return [];
    const inGroups = (place) => groups.filter((entry) => places.get(entry) === place).flatMap((entry) => testsIn(entry.entries));
    const before = Math.max(...[...places.values()].filter((other) => other <= line));
    const found = at(before);
    return found.length ? found : inGroups(before);
  }));
}

/** Returns all tests in order, with their `path`, `groups` and the `reason` for which they do not run. */
function all({ grep, lines = [], tests: wantedPaths = [], repetitions = 1, seed = null }) {
  isClosed = true;
  const paths = distinctPaths(testsIn(root.entries));
  if (seed !== null) root.entries = shuffle(root.entries, seed);
  const declared = testsIn(root.entries);
  const wanted = lines.length ? testsAt(lines, declared) : null;
  const tests = declared.flatMap((entry) => Array(repetitions).fill(entry));
  const hasOnly = tests.some((entry) => chain(entry).some(({ mode }) => mode.only));
  const chosen = wantedPaths.length ? new Set(wantedPaths.map((names) => JSON.stringify(names))) : null;
  const pattern = grep === null || grep === undefined ? null : new RegExp(grep);
  return tests.map((entry, index) => {
    const names = paths.get(entry);
    const around = chain(entry);
    // The report prints a name with ' > ' between its parts.
    const isWanted = () => !pattern || [' ', ' > '].some((divider) => pattern.test(names.join(divider)));
    const find = (mode) => around.map((one) => one.mode[mode]).find((value) => value !== undefined);
    return {
      id: index, path: names, entry, groups: around.slice(0, -1), skip: find('skip'), todo: find('todo'),
      isLeftOut: hasOnly && find('only') !== true,
      isChosen: (!hasOnly || find('only') === true) && isWanted() && (!wanted || wanted.has(entry)) &&
        (!chosen || chosen.has(JSON.stringify(names))),
    };
  });
}

/**
 * Returns the path of each test. Tests of one name in one group get numbers, so that each has its own results,
 * snapshots and files.
 */
function distinctPaths(tests) {
  const taken = new Set();
  return new Map(tests.map((entry) => {
    const names = path(entry);
    const [around, own] = [names.slice(0, -1), names.at(-1)];
    const key = (last) => JSON.stringify([...around, last]);
    let name = own;
    for (let number = 2; taken.has(key(name)); number++) name = `${own} (${number})`;
    taken.add(key(name));
    return [entry, [...around, name]];
  }));
}

/** The number of tests that do not run because others are marked by `only`. */
const leftOutByOnly = (tests) => tests.filter(({ isLeftOut }) => isLeftOut).length;

module.exports = { all, leftOutByOnly, count: () => testsIn(root.entries).length, describe, hooks, test };
