'use strict';
// The tests of a file, in the groups in which it declares them.

const { format, inspect } = require('./inspect');
const { shuffled } = require('./random');
const { items } = require('./kinds');

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

const placeOf = (error) => error.stack;

/** Refuses a function with parameters: Jest gives it `done`, and waits until that is called. */
function refuseCallback(what, body) {
  if (typeof body !== 'function' || body.length === 0) return;
  throw new TypeError(
    `${what} has a function with parameters, but it gets no arguments, such as done. Return or await a promise.`);
}

function addTest(name, body, mode = {}, timeout) {
  declare('test');
  refuseCallback(`The test '${name}'`, body);
  if (typeof body !== 'function' && mode.todo === undefined && mode.skip === undefined) {
    throw new TypeError(`The test '${name}' needs a function.`);
  }
  group.entries.push({ isTest: true, name: String(name), body, mode, timeout, group, stack: placeOf(new Error()) });
}

function addGroup(name, body, mode = {}) {
  declare('describe');
  const outer = group;
  group = makeGroup(String(name), outer, mode);
  group.stack = placeOf(new Error());
  outer.entries.push(group);
  try {
    body();
  } finally {
    group = outer;
  }
}

/** Formats the name of a row's test: `%s` and `$member` stand for the row's values. */
function nameOf(name, row) {
  const values = Array.isArray(row) ? items(row) : [row];
  const object = values[0];
  const named = object !== null && typeof object === 'object' && !Array.isArray(object)
    ? name.replace(/\$(\w+)/g, (whole, key) => (key in object ? inspect(object[key]) : whole)) : name;
  const used = (named.match(/%[sdifjoOp]/g) ?? []).length;
  return used ? format([named.replaceAll('%p', '%o'), ...values.slice(0, used)]) : named;
}

/** Returns the rows of a table that is written as a template: its first line has the names of the members. */
function rowsOfTemplate(strings, values) {
  const names = strings[0].trim().split('|').map((name) => name.trim());
  if (values.length % names.length) {
    throw new TypeError(`test.each: ${values.length} values do not fill rows of ${names.length}: ${names.join(', ')}.`);
  }
  return Array.from({ length: values.length / names.length }, (_, row) =>
    Object.fromEntries(names.map((name, column) => [name, values[row * names.length + column]])));
}

const each = (add) => (table, ...values) => (name, body, timeout) => {
  const rows = table.raw ? rowsOfTemplate(items(table), values) : items(table);
  for (const row of rows) {
    const args = Array.isArray(row) ? items(row) : [row];
    add(nameOf(String(name), row), (...more) => body(...args, ...more), timeout);
  }
};

function needsReason(what, reason) {
  if (typeof reason !== 'string' || !reason) throw new TypeError(`${what} needs a reason: ${what}(name, reason, body).`);
}

const test = Object.assign((name, body, timeout) => addTest(name, body, {}, timeout), {
  only: (name, body, timeout) => addTest(name, body, { only: true }, timeout),
  /** A test that does not run, with the reason. */
  skip(name, reason, body) {
    needsReason('test.skip', reason);
    addTest(name, body, { skip: reason });
  },
  /** A test that is not written yet, with the reason. */
  todo(name, reason, body) {
    needsReason('test.todo', reason);
    addTest(name, body, { todo: reason });
  },
  each: each((name, body, timeout) => addTest(name, body, {}, timeout)),
});
test.only.each = each((name, body, timeout) => addTest(name, body, { only: true }, timeout));

const describe = Object.assign((name, body) => addGroup(name, body), {
  only: Object.assign((name, body) => addGroup(name, body, { only: true }), {
    each: each((name, body) => addGroup(name, body, { only: true })),
  }),
  skip(name, reason, body) {
    needsReason('describe.skip', reason);
    addGroup(name, body, { skip: reason });
  },
  each: each((name, body) => addGroup(name, body)),
});

const hooks = Object.fromEntries(HOOKS.map((hook) => [hook, (body, timeout) => {
  declare(hook);
  refuseCallback(hook, body);
  group[hook].push({ body, timeout, stack: placeOf(new Error()) });
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
  const { place, frames } = host.places(stack);
  const { file } = host.settings;
  const lines = frames.map((frame) => {
    const start = frame.lastIndexOf(`${file}:`);
    const isWhole = start > 0 && ' ('.includes(frame[start - 1]);
    return isWhole ? /^(\d+):\d+\)?$/.exec(frame.slice(start + file.length + 1))?.[1] : undefined;
  });
  return Number(lines.find(Boolean) ?? /:(\d+):\d+$/.exec(place ?? '')?.[1] ?? 0);
}

/**
 * Returns the tests at lines of the file: those that are declared there, those of a group that is declared there, or the last
 * one that is declared before.
 */
function testsAt(lines, tests) {
  const groups = [...new Set(tests.flatMap((entry) => chain(entry).slice(0, -1)))].filter((entry) => entry !== root);
  // The host reads files to find a place, so each is looked up once.
  const places = new Map([...tests, ...groups].map((entry) => [entry, lineOf(entry)]));
  const at = (line) => tests.filter((entry) => places.get(entry) === line);
  return new Set(lines.flatMap((line) => {
    const here = at(line);
    if (here.length) return here;
    const around = groups.find((entry) => places.get(entry) === line);
    if (around) return testsIn(around.entries);
    return at(Math.max(...tests.map((entry) => places.get(entry)).filter((other) => other <= line)));
  }));
}

/** Returns all tests in order, with their `path`, `groups` and the `reason` for which they do not run. */
function all({ grep, lines = [], repetitions = 1, seed = null }) {
  isClosed = true;
  if (seed !== null) root.entries = shuffle(root.entries, seed);
  const declared = testsIn(root.entries);
  const wanted = lines.length ? testsAt(lines, declared) : null;
  const tests = declared.flatMap((entry) => Array(repetitions).fill(entry));
  const hasOnly = tests.some((entry) => chain(entry).some(({ mode }) => mode.only));
  const pattern = grep === null || grep === undefined ? null : new RegExp(grep);
  return tests.map((entry, index) => {
    const names = path(entry);
    const around = chain(entry);
    const find = (mode) => around.map((one) => one.mode[mode]).find((value) => value !== undefined);
    return {
      id: index, path: names, entry, groups: around.slice(0, -1), skip: find('skip'), todo: find('todo'),
      isLeftOut: hasOnly && find('only') !== true,
      isChosen: (!hasOnly || find('only') === true) && (!pattern || pattern.test(names.join(' '))) &&
        (!wanted || wanted.has(entry)),
    };
  });
}

/** The number of tests that do not run because others are marked by `only`. */
const leftOutByOnly = (tests) => tests.filter(({ isLeftOut }) => isLeftOut).length;

module.exports = { all, leftOutByOnly, count: () => testsIn(root.entries).length, describe, hooks, test };
