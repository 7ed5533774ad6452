const { expect, test } = require('navbridge');
const { host } = require('./host');

const kept = { mmkv: '{"old":[["a",1],["bytes",[1,2]]]}' };
const missed = [];
Object.assign(host, {
  keptText: (name) => kept[name] ?? '', keepText: (name, text) => void (kept[name] = text),
  missedModule: (name) => void missed.push(name), moduleFiles: [],
});
const given = new Map();
require('house/user-native-modules').userModules = () => given;
const { hybrids, places, version2, version3 } = require('house/mmkv');
const nitro = require('house/nitro');

const factory = hybrids.MMKVFactory();
/** An instance of each version, of one store. */
function instances(id) {
  version2.sync.install(null);
  return [globalThis.mmkvCreateNewInstance({ id }), version3.sync.createMMKV({ id }), factory.createMMKV({ id })];
}

test('each version stores texts, numbers and truths, and the others of the same id see them', () => {
  const all = instances('shared');
  for (const [at, one] of all.entries()) {
    const { set, getString, getNumber, getBoolean, contains } = one;
    set('text', `${at}`);
    set('number', at);
    set('truth', at === 1);
    for (const other of all) {
      expect([other.getString('text'), other.getNumber('number'), other.getBoolean('truth')]).toEqual([`${at}`, at, at === 1]);
    }
    expect([getString('nothing'), getNumber('text'), getBoolean('number'), contains('text'), contains('x')])
      .toEqual([undefined, undefined, undefined, true, false]);
  }
  expect(all[0].getAllKeys()).toEqual(['text', 'number', 'truth']);
});

test('what was stored before a reload is there, and each change is kept', () => {
  const [second, third] = instances('old');
  expect([second.getNumber('a'), [...second.getBuffer('bytes')], [...new Uint8Array(third.getBuffer('bytes'))]])
    .toEqual([1, [1, 2], [1, 2]]);
  third.set('buffer', new Uint8Array([9, 8, 7]).buffer);
  second.set('view', new Uint8Array([9, 8, 7]).subarray(1));
  second.delete('a');
  expect(JSON.parse(kept.mmkv).old).toEqual([['bytes', [1, 2]], ['buffer', [9, 8, 7]], ['view', [8, 7]]]);
  expect([...second.getBuffer('view')]).toEqual([8, 7]);
  third.clearAll();
  expect([third.size, JSON.parse(kept.mmkv).old]).toEqual([0, []]);
});

test('ids and folders are stores of their own', () => {
  const stores = [{ id: 'one' }, { id: 'two' }, { id: 'one', path: '/group' }].map((config) => factory.createMMKV(config));
  for (const [at, store] of stores.entries()) store.set('key', at);
  expect(stores.map((store) => store.getNumber('key'))).toEqual([0, 1, 2]);
  expect(() => factory.createMMKV({ id: '' })).toThrow('`id` cannot be empty');
});

test('wrong keys and values are refused, and a store that is only read is not written', () => {
  for (const one of instances('checked')) {
    expect(() => one.set(1, 'x')).toThrow("('key') has to be of type string");
    expect(() => one.set('key', {})).toThrow('not of type bool, number, string or buffer');
    expect(() => one.getString()).toThrow("('key') has to be of type string");
  }
  const [, third, fourth] = instances('checked');
  expect(() => fourth.set('', 1)).toThrow('Cannot set a value for an empty key!');
  fourth.set('key', 1);
  const readOnly = { id: 'checked', readOnly: true };
  const [readOnly3, readOnly4] = [version3.sync.createMMKV(readOnly), factory.createMMKV(readOnly)];
  expect(() => readOnly3.set('key', 2)).toThrow('Failed to set key! This instance is read-only!');
  expect(() => readOnly4.set('key', 2)).toThrow('Failed to set value for key "key"!');
  readOnly3.delete('key');
  readOnly3.clearAll();
  expect([readOnly4.remove('key'), third.getNumber('key')]).toEqual([false, 1]);
  expect([readOnly4.isReadOnly, fourth.isReadOnly]).toEqual([true, false]);
});

test('version 4 counts, removes, listens, takes over and deletes stores', () => {
  const [, , store] = instances('listened');
  const changes = [];
  const listener = store.addOnValueChangedListener((key) => changes.push(key));
  factory.createMMKV({ id: 'other' }).set('elsewhere', 1);
  store.set('ab', 'cde');
  factory.createMMKV({ id: 'listened' }).set('n', 1);
  expect([store.length, store.size, store.byteSize, store.id]).toEqual([2, 14, 14, 'listened']);
  expect([store.remove('n'), store.remove('n')]).toEqual([true, false]);
  store.clearAll();
  listener.remove();
  store.set('late', 1);
  expect(changes).toEqual(['ab', 'n', 'n', 'ab']);
  const other = factory.createMMKV({ id: 'other' });
  expect([store.importAllFrom(other), store.getNumber('elsewhere')]).toEqual([1, 1]);
  expect(() => store.importAllFrom({})).toThrow('not of type `HybridMMKV`');
  expect([factory.existsMMKV('other'), factory.deleteMMKV('other'), factory.existsMMKV('other'), factory.deleteMMKV('other')])
    .toEqual([true, true, false, false]);
  expect([store.isEncrypted, factory.createMMKV({ id: 'x', encryptionKey: 'k' }).isEncrypted]).toEqual([false, true]);
  store.encrypt('k');
  expect(store.isEncrypted).toBe(true);
  store.recrypt(undefined);
  expect(store.isEncrypted).toBe(false);
});

test('the folders are those of a phone, and there is no group of apps', () => {
  expect([places.sync.getBaseDirectory(), places.sync.getAppGroupDirectory()]).toEqual(['/Documents/mmkv', undefined]);
});

test('hybrid objects are found by their names, those of a file before the others', () => {
  expect(nitro.sync.install()).toBe(undefined);
  const { NitroModulesProxy: proxy } = globalThis;
  nitro.sync.install();
  expect(globalThis.NitroModulesProxy).toBe(proxy);
  const made = proxy.createHybridObject('MMKVFactory');
  expect([made.defaultMMKVInstanceId, made.name]).toEqual(['mmkv.default', 'MMKVFactory']);
  expect(String(made)).toBe('[HybridObject MMKVFactory]');
  expect([proxy.isHybridObject(made), proxy.isHybridObject({})]).toEqual([true, false]);
  expect([made.equals(made), made.equals(proxy)]).toEqual([true, false]);
  given.set('Camera', { constants: () => ({ zoom: 2 }), sync: { look: () => 'seen' }, async shoot() {
    return 'picture';
  } });
  given.set('MMKVFactory', { sync: { createMMKV: () => 'mine' } });
  expect([proxy.hasHybridObject('Camera'), proxy.hasHybridObject('Radio')]).toEqual([true, false]);
  const camera = proxy.createHybridObject('Camera');
  expect([camera.zoom, camera.look(), proxy.createHybridObject('MMKVFactory').createMMKV()]).toEqual([2, 'seen', 'mine']);
  expect(proxy.getAllHybridObjectNames()).toEqual(['Camera', 'MMKVFactory', 'MMKVPlatformContext']);
  expect(proxy.box(camera).unbox()).toBe(camera);
});

test('a hybrid object that is missing is named', () => {
  expect(() => globalThis.NitroModulesProxy.createHybridObject('Radio')).toThrow("Cannot find native module 'Radio'");
  expect(missed).toEqual(['Radio']);
});
