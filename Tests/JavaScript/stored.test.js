const { expect, test } = require('navbridge');
const { host } = require('./host');

const kept = { 'async-storage': '{"old":"1"}', settings: '{"unit":"km","theme":"dark"}' };
const device = { launchArguments: { theme: 'light' } };
Object.assign(host, {
  keptText: (name) => kept[name] ?? '', keepText: (name, text) => void (kept[name] = text), context: { device },
});
const { legacy, storage: third } = require('house/async-storage');
const { methods: storage } = legacy;
const { constants, methods: settings } = require('house/settings-manager');
const onDisk = (name) => JSON.parse(kept[name]);

test('what was stored before a reload is there, and what is missing is null', async () => {
  expect(await storage.multiGet(['old', 'new'])).toEqual([['old', '1'], ['new', null]]);
  expect(await storage.getAllKeys()).toEqual(['old']);
});

test('each change is kept: sets, removals, merges', async () => {
  await storage.multiSet([['a', 'x'], ['b', 7]]);
  expect(onDisk('async-storage')).toEqual({ old: '1', a: 'x', b: '7' });
  await storage.multiSet([['a', 'y']]);
  await storage.multiSet([['c', 'z']]);
  await storage.multiRemove(['nothing', 'b', 'c']);
  expect(onDisk('async-storage')).toEqual({ old: '1', a: 'y' });
  await storage.multiMerge([['user', '{"name":"A","address":{"city":"X"}}']]);
  expect(onDisk('async-storage').user).toBe('{"name":"A","address":{"city":"X"}}');
});

test.each([
  ['an object goes into an object', '{"a":{"x":1,"y":{"p":1}}}', '{"a":{"y":{"q":2}}}', { a: { x: 1, y: { p: 1, q: 2 } } }],
  ['an array takes the place of an array', '{"a":[1,2]}', '{"a":[3]}', { a: [3] }],
  ['an array takes the place of an object', '{"a":{"x":1}}', '{"a":[3]}', { a: [3] }],
  ['an object takes the place of an array', '{"a":[3]}', '{"a":{"x":1}}', { a: { x: 1 } }],
  ['null takes the place of an object', '{"a":{"x":1}}', '{"a":null}', { a: null }],
  ['an object takes the place of null', '{"a":null}', '{"a":{"x":1}}', { a: { x: 1 } }],
])('a merge: %s', async (_, before, data, after) => {
  await storage.multiSet([['merged', before], ['other', '{"a":0}']]);
  await storage.multiMerge([['merged', data]]);
  const [[, text], [, other]] = await storage.multiGet(['merged', 'other']);
  expect(JSON.parse(text)).toEqual(after);
  expect(other).toBe('{"a":0}');
});

test('a storage that was cleared is empty, also after a reload', async () => {
  await storage.clear();
  expect(await storage.getAllKeys()).toEqual([]);
  expect(onDisk('async-storage')).toEqual({});
});

test('version 3 has databases by their names, which outlive a reload, and the store of the earlier versions', async () => {
  const { methods } = third;
  expect(await methods.setValues('one', [{ key: 'a', value: '1' }, { key: 'b', value: '2' }])).toHaveLength(2);
  await methods.setValues('two', [{ key: 'a', value: '3' }]);
  expect(onDisk('async-storage-databases')).toEqual({ one: { a: '1', b: '2' }, two: { a: '3' } });
  expect(await methods.getValues('one', ['a', 'toString'])).toEqual([{ key: 'a', value: '1' }, { key: 'toString', value: null }]);
  await methods.removeValues('one', ['a', 'c']);
  expect(await methods.getKeys('one')).toEqual(['b']);
  await methods.clearStorage('one');
  expect([await methods.getKeys('one'), await methods.getKeys('three')]).toEqual([[], []]);
  expect(await methods.getValues('two', ['a'])).toEqual([{ key: 'a', value: '3' }]);
  await methods.legacy_multiSet([['old', 'x']]);
  expect([await storage.getAllKeys(), await methods.legacy_getAllKeys()]).toEqual([['old'], ['old']]);
});

test('arguments of the launch come before settings, which come before those of the device', () => {
  expect(constants().settings).toEqual({ AppleLocale: 'en_US', AppleLanguages: ['en-US'], unit: 'km', theme: 'light' });
  device.locale = 'de_AT';
  expect(constants().settings.AppleLocale).toBe('de_AT');
  expect(constants().settings.AppleLanguages).toEqual(['de-AT']);
  settings.setValues({ AppleLocale: 'fr_FR', unit: 'm' });
  expect(constants().settings).toMatchObject({ AppleLocale: 'fr_FR', unit: 'm', theme: 'light' });
  expect(onDisk('settings')).toEqual({ unit: 'm', theme: 'dark', AppleLocale: 'fr_FR' });
  settings.deleteValues(['unit', 'theme']);
  expect(onDisk('settings')).toEqual({ AppleLocale: 'fr_FR' });
  // An argument of the launch cannot be deleted.
  expect(constants().settings.theme).toBe('light');
  delete device.launchArguments;
  expect(constants().settings).toEqual({ AppleLocale: 'fr_FR', AppleLanguages: ['de-AT'] });
});
