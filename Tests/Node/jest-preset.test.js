'use strict';
// The preset of Jest: React Native's own, with the Mock's name for this package's.
const assert = require('node:assert');
const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { test } = require('node:test');
const { BUILT } = require('./package');

const mapped = { '^react-native-navigation/Mock$': path.join(BUILT, 'mock.js') };

/** The preset in a project with packages. @param packages the texts of `jest-preset.js`, by the names of the packages */
function presetWith(t, packages) {
  const project = fs.mkdtempSync(path.join(os.tmpdir(), 'navbridge-preset-'));
  t.after(() => fs.rmSync(project, { recursive: true }));
  for (const [name, text] of Object.entries(packages)) {
    const folder = path.join(project, 'node_modules', name);
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name }));
    if (text !== undefined) fs.writeFileSync(path.join(folder, 'jest-preset.js'), text);
  }
  const script = `process.stdout.write(JSON.stringify(require(${JSON.stringify(path.join(BUILT, 'jest-preset.js'))})))`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], { cwd: project, encoding: 'utf8' });
  assert.strictEqual(stderr, '');
  return JSON.parse(stdout);
}

const older = "module.exports = { haste: { defaultPlatform: 'ios' }, moduleNameMapper: { a: 'b' } };";
const newer = "module.exports = { setupFiles: ['newer'] };";

test('without React Native the tests run in Node\'s environment', (t) => {
  assert.deepStrictEqual(presetWith(t, {}), { testEnvironment: 'node', moduleNameMapper: mapped });
  assert.deepStrictEqual(presetWith(t, { 'react-native': undefined }), { testEnvironment: 'node', moduleNameMapper: mapped });
});

test('the preset of React Native counts, and the one of its newer package before it', (t) => {
  const expected = { haste: { defaultPlatform: 'ios' }, moduleNameMapper: { a: 'b', ...mapped } };
  assert.deepStrictEqual(presetWith(t, { 'react-native': older }), expected);
  const both = { 'react-native': older, '@react-native/jest-preset': newer };
  assert.deepStrictEqual(presetWith(t, both), { setupFiles: ['newer'], moduleNameMapper: mapped });
});
