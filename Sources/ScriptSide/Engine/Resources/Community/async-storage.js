'use strict';
// `@react-native-async-storage/async-storage`, versions 1 and 2. What is stored outlives a reload, not the run.

const { keep, kept } = require('./kept');

const stored = new Map(Object.entries(kept('async-storage') ?? {}));

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

module.exports = {
  name: 'RNCAsyncStorage',
  methods: {
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
  },
};
