'use strict';
// The tests of a file, in the groups in which it declares them.

const { format, inspect } = require('./inspect');
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

function addTest(name, body, mode = {}, timeout) {
  declare('test');
  if (typeof body !== 'function' && mode.todo === undefined && mode.skip === undefined) {
    throw new TypeError(`The test '${name}' needs a function.`);
  }
  group.entries.push({ isTest: true, name: String(name), body, mode, timeout, group, stack: placeOf(new Error()) });
}

function addGroup(name, body, mode = {}) {
  declare('describe');
  const outer = group;
  group = makeGroup(String(name), outer, mode);
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

const each = (add) => (rows) => (name, body, timeout) => {
  for (const row of items(rows)) {
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
  /** A test that waits for a mechanism that does not exist yet. */
  todo(name, mechanism, body) {
    needsReason('test.todo', mechanism);
    addTest(name, body, { todo: mechanism });
  },
  each: each((name, body, timeout) => addTest(name, body, {}, timeout)),
});
test.only.each = each((name, body, timeout) => addTest(name, body, { only: true }, timeout));

const describe = Object.assign((name, body) => addGroup(name, body), {
  only: (name, body) => addGroup(name, body, { only: true }),
  skip(name, reason, body) {
    needsReason('describe.skip', reason);
    addGroup(name, body, { skip: reason });
  },
  each: each((name, body) => addGroup(name, body)),
});

const hooks = Object.fromEntries(HOOKS.map((hook) => [hook, (body, timeout) => {
  declare(hook);
  group[hook].push({ body, timeout, stack: placeOf(new Error()) });
}]));

const path = (entry) => (entry === root || !entry ? [] : [...path(entry.group ?? entry.parent), entry.name]);
const chain = (entry) => (entry ? [...chain(entry.group ?? entry.parent), entry] : []);

const testsIn = (entries) => entries.flatMap((entry) => (entry.isTest ? [entry] : testsIn(entry.entries)));

/** Returns all tests in order, with their `path`, `groups` and the `reason` for which they do not run. */
function all(grep) {
  isClosed = true;
  const tests = testsIn(root.entries);
  const hasOnly = tests.some((entry) => chain(entry).some(({ mode }) => mode.only));
  const pattern = grep === null || grep === undefined ? null : new RegExp(grep);
  return tests.map((entry, index) => {
    const names = path(entry);
    const around = chain(entry);
    const find = (mode) => around.map((one) => one.mode[mode]).find((value) => value !== undefined);
    return {
      id: index, path: names, entry, groups: around.slice(0, -1), skip: find('skip'), todo: find('todo'),
      isLeftOut: hasOnly && find('only') !== true,
      isChosen: (!hasOnly || find('only') === true) && (!pattern || pattern.test(names.join(' '))),
    };
  });
}

/** The number of tests that do not run because others are marked by `only`. */
const leftOutByOnly = (tests) => tests.filter(({ isLeftOut }) => isLeftOut).length;

module.exports = { all, leftOutByOnly, count: () => testsIn(root.entries).length, describe, hooks, test };
