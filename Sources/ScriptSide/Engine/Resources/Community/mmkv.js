'use strict';
// `react-native-mmkv` 2 to 4 (mmkv §1). 2 installs a function into the engine, 3 has modules, and 4 has hybrid objects of Nitro.

const { Store, exists, removeStore } = require('./mmkv-store');

/** The folder in which a phone keeps the stores. */
const FOLDER = '/Documents/mmkv';

function keyOf(key, method) {
  if (typeof key !== 'string') throw new Error(`MMKV::${method}: First argument ('key') has to be of type string!`);
  return key;
}

const kindOf = (value) => Object.prototype.toString.call(value);
const isBuffer = (value) => kindOf(value) === '[object ArrayBuffer]' || ArrayBuffer.isView(value);

/** Returns a value as it is stored: the views of buffers as buffers of their own. */
function storable(value) {
  if (ArrayBuffer.isView(value)) return value.buffer.slice(value.byteOffset, value.byteOffset + value.byteLength);
  return value;
}

function checkValue(value) {
  if (/^(boolean|number|string)$/.test(typeof value) || isBuffer(value)) return;
  throw new Error("MMKV::set: 'value' argument is not of type bool, number, string or buffer!");
}

/** Stores a value. Returns false if the store takes none. */
function put(store, key, value) {
  checkValue(value);
  return store.set(keyOf(key, 'set'), storable(value));
}

/** The methods that all versions have. None needs `this`: 2 and 3 keep them apart from their object. */
const shared = (store) => ({
  getBoolean: (key) => store.get(keyOf(key, 'getBoolean'), 'boolean'),
  getNumber: (key) => store.get(keyOf(key, 'getNumber'), 'number'),
  getString: (key) => store.get(keyOf(key, 'getString'), 'string'),
  contains: (key) => store.has(keyOf(key, 'contains')),
  getAllKeys: () => store.keys(),
  clearAll: () => store.clear(),
  recrypt(_key) {},
  trim() {},
});

/** An instance of 2, whose buffers are arrays of bytes. */
function createVersion2(config) {
  const store = new Store(config);
  return {
    ...shared(store),
    set: (key, value) => void put(store, key, value),
    getBuffer: (key) => store.bytes(keyOf(key, 'getBuffer')),
    delete: (key) => void store.remove(keyOf(key, 'delete')),
  };
}

/** An instance of 3. */
function createVersion3(config) {
  const store = new Store(config);
  return {
    ...shared(store),
    set(key, value) {
      if (put(store, key, value)) return;
      throw new Error(`Failed to set ${key}!${store.isReadOnly ? ' This instance is read-only!' : ''}`);
    },
    getBuffer: (key) => store.bytes(keyOf(key, 'getBuffer'))?.buffer,
    delete: (key) => void store.remove(keyOf(key, 'delete')),
    get size() {
      return store.size;
    },
    isReadOnly: store.isReadOnly,
  };
}

/** The stores of hybrid objects, which take each other's values over. */
const storeOf = new WeakMap();

/** An instance of 4: a hybrid object. */
function createVersion4(config) {
  const store = new Store(config);
  let isEncrypted = Boolean(config.encryptionKey);
  const instance = {
    ...shared(store),
    id: store.id,
    isReadOnly: store.isReadOnly,
    get length() {
      return store.keys().length;
    },
    get size() {
      return store.size;
    },
    get byteSize() {
      return store.size;
    },
    get isEncrypted() {
      return isEncrypted;
    },
    set(key, value) {
      if (put(store, key, value)) return;
      throw new Error(key === '' ? 'Cannot set a value for an empty key!' : `Failed to set value for key "${key}"!`);
    },
    getBuffer: (key) => store.bytes(keyOf(key, 'getBuffer'))?.buffer,
    remove: (key) => store.remove(keyOf(key, 'remove')),
    recrypt: (key) => void (isEncrypted = Boolean(key)),
    encrypt: (key, _type) => void (isEncrypted = Boolean(key)),
    decrypt: () => void (isEncrypted = false),
    addOnValueChangedListener: (listener) => ({ remove: store.listen(listener) }),
    importAllFrom(other) {
      if (!storeOf.has(other)) throw new Error('The given `MMKV` instance is not of type `HybridMMKV`!');
      return store.importFrom(storeOf.get(other));
    },
  };
  storeOf.set(instance, store);
  return instance;
}

const folders = { getBaseDirectory: () => FOLDER, getAppGroupDirectory: () => undefined };

module.exports = {
  version2: {
    name: 'MMKV',
    sync: {
      install(_folder) {
        globalThis.mmkvCreateNewInstance = createVersion2;
        return true;
      },
    },
  },
  version3: { name: 'MmkvCxx', sync: { initialize: (_folder) => true, createMMKV: createVersion3 } },
  places: { name: 'MmkvPlatformContext', sync: folders },
  /** The hybrid objects of 4, by name: functions that make one. */
  hybrids: {
    MMKVPlatformContext: () => ({ ...folders }),
    MMKVFactory: () => ({
      defaultMMKVInstanceId: 'mmkv.default',
      initializeMMKV(_folder) {},
      createMMKV: createVersion4,
      deleteMMKV: removeStore,
      existsMMKV: exists,
    }),
  },
};
