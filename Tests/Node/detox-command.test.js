'use strict';
const assert = require('node:assert');
const path = require('node:path');
const { test } = require('node:test');
const { BUILT } = require('./package');

const { divide } = require(path.join(BUILT, 'lib/detox-command'));
const { own, partOf } = require(path.join(BUILT, 'lib/detox-register'));

test('the options of Detox are taken, and the others are those of Jest', () => {
  assert.deepStrictEqual(
    divide(['-c', 'ios', '--app=a.js', 'e2e/a.test.js', '-t', 'one', '--retries', '2', '--cleanup', '-w', '3']),
    { own: { configuration: 'ios', app: 'a.js', retries: '2' }, jest: ['e2e/a.test.js', '-t', 'one', '-w', '3'] });
});

test('an option without effect takes its value along', () => {
  assert.deepStrictEqual(divide(['--loglevel', 'trace', 'a.js']), { own: {}, jest: ['a.js'] });
});

test('what follows two dashes is for Jest', () => {
  assert.deepStrictEqual(divide(['-c', 'a', '--', '-c', 'b']), { own: { configuration: 'a' }, jest: ['-c', 'b'] });
});

test('the choice of videos is taken', () => {
  assert.deepStrictEqual(divide(['--record-videos', 'all']), { own: { videos: 'all' }, jest: [] });
});

test('an option without its value is refused', () => {
  assert.throws(() => divide(['--app']), { code: 'USAGE', message: /'--app' needs a value/ });
});

const parts = {
  detox: '', 'detox/runners/jest': 'runners/jest', '/p/node_modules/detox/runners/jest/testEnvironment/index.js':
    'runners/jest/testEnvironment/index.js', 'detox-recorder': undefined, './detox': undefined, '/p/detox/index.js': undefined,
};
for (const [request, part] of Object.entries(parts)) {
  test(`the request '${request}' is ${part === undefined ? 'none of Detox' : `the part '${part}' of Detox`}`, () => {
    assert.strictEqual(partOf(request), part);
  });
}

const files = {
  '': 'index.js', 'src/index.js': 'index.js', 'runners/jest': 'runners/jest/index.js',
  'runners/jest/index': 'runners/jest/index.js', 'runners/jest-circus': 'runners/jest-circus.js',
  'runners/jest/testEnvironment': 'runners/jest/testEnvironment.js',
  'runners/jest/testEnvironment/index.js': 'runners/jest/testEnvironment.js',
  'runners/jest/globalSetup.js': 'runners/jest/globalSetup.js', 'package.json': undefined, 'src/utils/retry': undefined,
};
for (const [part, file] of Object.entries(files)) {
  test(`the part '${part}' of Detox is ${file === undefined ? 'not of this package' : `'${file}'`}`, () => {
    assert.strictEqual(own(part), file === undefined ? undefined : path.join(BUILT, 'modules/detox', file));
  });
}
