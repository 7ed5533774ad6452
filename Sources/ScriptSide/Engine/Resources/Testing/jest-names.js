'use strict';
// The names under which a file that was written for Jest looks for something, and what stands in their place.

const PAGE = 'docs/from-jest.md has the counterparts of Jest';

/** The functions of `test`, `describe` and `expect` that other runners have, with what takes their place. */
const absent = {
  test: {
    failing: 'state the failure that is expected: expect(() => …).toThrow(), or await expect(promise).rejects.toThrow()',
    fails: 'state the failure that is expected: expect(() => …).toThrow(), or await expect(promise).rejects.toThrow()',
    concurrent: 'the tests of a file run one after another, and --jobs sets how many files run at the same time',
    sequential: 'the tests of a file run one after another, as test declares them',
    skipIf: 'write (condition ? test.skip : test)(name, body)',
    runIf: 'write (condition ? test : test.skip)(name, body)',
    step: 'a test is one function; describe has several tests',
    describe: 'take describe from the same module',
    beforeEach: 'take beforeEach from the same module',
  },
  describe: {
    concurrent: 'the tests of a file run one after another, and --jobs sets how many files run at the same time',
    todo: 'write test.todo(name, reason)',
    skipIf: 'write (condition ? describe.skip : describe)(name, body)',
    configure: 'each test takes its limit in milliseconds as its last argument',
  },
  expect: {
    addSnapshotSerializer: 'give the text that is to be kept: expect(textOf(value)).toMatchSnapshot()',
    addEqualityTesters: 'add a matcher by expect.extend',
    getState: 'a matcher of expect.extend gets this.isNot, this.equals and this.utils',
    setState: 'a matcher of expect.extend gets this.isNot, this.equals and this.utils',
    soft: 'a test ends with the first expectation that fails',
    poll: 'the matchers for devices wait until the app is at rest',
  },
};
for (const name of ['only', 'skip']) absent[`test.${name}`] = absent.test;

/** Gives functions a member for each of these names, which throws an error that names what takes its place. */
function refuseJestMembers(owners) {
  for (const [owner, found] of Object.entries(owners)) {
    for (const [name, instead] of Object.entries(absent[owner])) {
      if (Object.hasOwn(found, name)) continue;
      const get = () => { throw new TypeError(`There is no ${owner}.${name}: ${instead}. ${PAGE}.`); };
      Object.defineProperty(found, name, { get, configurable: true });
    }
  }
  if (owners.test) refuseJestMembers({ 'test.only': owners.test.only, 'test.skip': owners.test.skip });
}

/** The exports of `@jest/globals`, made of those of `navbridge`. */
function jestGlobals({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test }) {
  return {
    afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test,
    fdescribe: describe.only, fit: test.only, xdescribe: describe.skip, xit: test.skip, xtest: test.skip,
  };
}

/** The modules of other runners, and of libraries that render components without a device. */
const RUNNERS = /^(?:jest|jest-circus|vitest|mocha|chai|ava|tape|detox|node:test|expect)$|^@(?:jest|testing-library)\//;

/** The modules of Node that suites use. */
const OF_NODE = new Set([
  'assert', 'child_process', 'crypto', 'events', 'http', 'https', 'net', 'os', 'perf_hooks', 'querystring', 'readline', 'stream',
  'timers', 'tls', 'util', 'worker_threads', 'zlib',
]);

/** Returns the way out for a module that a test file looks for in vain, as sentences; nothing for most modules. */
function missingModule(name) {
  if (OF_NODE.has(name.replace(/^node:/, ''))) {
    return " It is a part of Node, which this runner does without (fs, path, url and buffer are there): 'navbridge detox test' " +
      "runs a suite for Detox in Node, by the project's own Jest, and docs/node.md has tests in Node.";
  }
  if (RUNNERS.test(name)) {
    return ` The functions of a test come from require('navbridge'); ${PAGE}, and of what renders components without a device.`;
  }
  if (!/^react-native(?:-navigation)?$|^react$/.test(name)) return '';
  return " An app runs in a process of its own: 'navbridge run' starts it, and a test by app('./app.js'). In a test, " +
    "app.run(() => …) calls a function there, which has 'Navigation' and 'require'.";
}

module.exports = { jestGlobals, missingModule, refuseJestMembers };
