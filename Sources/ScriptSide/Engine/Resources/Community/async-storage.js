'use strict';
// `@react-native-async-storage/async-storage`, versions 1 to 3. What is stored outlives a reload, not the run. 3 has databases by
// their names, and the store of the earlier versions beside them.

const { keep, kept } = require('./kept');

const stored = new Map(Object.entries(kept('async-storage') ?? {}));

/** The databases of version 3, by name. */
const databases = kept('async-storage-databases') ?? {};

const save = () => keep('async-storage', Object.fromEntries(stored));

const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);

/** Merges data into others, members by members. */
function merged(into, data) {
  const result = { ...into };
  for (const name of Object.keys(data)) {
    const areObjects = isObject(result[name]) && isObject(data[name]);
    result[name] = areObjects ? merged(result[name], data[name]) : data[name];
  }
  return result;
}

const methods = {
  async multiGet(keys) {
    return keys.map((key) => [key, stored.get(key) ?? null]);
  },
  async multiSet(pairs) {
    for (const [key, value] of pairs) stored.set(key, String(value));
    save();
  },
  async multiRemove(keys) {
    for (const key of keys) stored.delete(key);
    save();
  },
  async multiMerge(pairs) {
    for (const [key, value] of pairs) {
      stored.set(key, JSON.stringify(merged(JSON.parse(stored.get(key) ?? '{}'), JSON.parse(value))));
    }
    save();
  },
  async getAllKeys() {
    return [...stored.keys()];
  },
  async clear() {
    stored.clear();
    save();
  },
};

/** Changes a database by a function, and keeps it. */
function change(name, run) {
  const database = new Map(Object.entries(databases[name] ?? {}));
  run(database);
  databases[name] = Object.fromEntries(database);
  keep('async-storage-databases', databases);
}

const valueOf = (name, key) => (Object.hasOwn(databases[name] ?? {}, key) ? databases[name][key] : null);

module.exports = {
  /** The module of versions 1 and 2. */
  legacy: { name: 'RNCAsyncStorage', methods },
  /** The module of version 3. */
  storage: {
    name: 'RNAsyncStorage',
    methods: {
      async getValues(name, keys) {
        return keys.map((key) => ({ key, value: valueOf(name, key) }));
      },
      async setValues(name, values) {
        change(name, (database) => {
          for (const { key, value } of values) database.set(key, value);
        });
        return values;
      },
      async removeValues(name, keys) {
        change(name, (database) => {
          for (const key of keys) database.delete(key);
        });
      },
      async getKeys(name) {
        return Object.keys(databases[name] ?? {});
      },
      async clearStorage(name) {
        change(name, (database) => database.clear());
      },
      ...Object.fromEntries(Object.entries(methods).map(([method, run]) => [`legacy_${method}`, run])),
    },
  },
};
