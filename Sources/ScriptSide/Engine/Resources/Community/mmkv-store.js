'use strict';
// The data of `react-native-mmkv` (mmkv §2): stores by their ids, whose values have a type. What is stored outlives a reload,
// not the run.

const { keep, kept } = require('./kept');

/** The stores, by id: maps of values by their keys. */
const stores = new Map(Object.entries(kept('mmkv') ?? {}).map(([id, values]) => [id, new Map(values)]));
/** Those who listen to a store, by id. */
const listeners = new Map();

/** A buffer, which may be of another context, is kept as a list of its bytes. */
const form = (value) => (typeof value === 'object' ? [...new Uint8Array(value)] : value);
/** The bytes of a value, about as many as a phone has in its file. */
const lengthOf = (value) => value.length ?? (typeof value === 'number' ? 8 : 1);
const save = () =>
  keep('mmkv', Object.fromEntries([...stores].map(([id, values]) => [id, [...values]])));

function changed(id, keys) {
  save();
  for (const key of keys) for (const listener of [...(listeners.get(id) ?? [])]) listener(key);
}

/** One view on a store: other instances with the same id and path see the same values. */
class Store {
  /** @param config `{id, path, readOnly}` */
  constructor({ id, path, readOnly }) {
    if (typeof id !== 'string' || id === '') throw new Error('Failed to create MMKV instance! `id` cannot be empty!');
    this.id = id;
    this.isReadOnly = readOnly === true;
    // A folder of its own makes another store of the same id.
    this.place = path ? `${path}/${id}` : id;
    this.values();
  }

  values() {
    if (!stores.has(this.place)) stores.set(this.place, new Map());
    return stores.get(this.place);
  }

  /** Returns false if nothing can be stored. */
  set(key, value) {
    if (this.isReadOnly || key === '') return false;
    this.values().set(key, form(value));
    changed(this.place, [key]);
    return true;
  }

  /** @param type `boolean`, `number` or `string` @returns the value; undefined if there is none, or one of another type */
  get(key, type) {
    const value = this.values().get(key);
    return typeof value === type ? value : undefined;
  }

  /** Returns the bytes of a buffer; undefined if there is none. */
  bytes(key) {
    const value = this.values().get(key);
    return Array.isArray(value) ? new Uint8Array(value) : undefined;
  }

  has(key) {
    return this.values().has(key);
  }

  remove(key) {
    if (this.isReadOnly || !this.values().delete(key)) return false;
    changed(this.place, [key]);
    return true;
  }

  keys() {
    return [...this.values().keys()];
  }

  clear() {
    if (this.isReadOnly) return;
    const keys = this.keys();
    this.values().clear();
    changed(this.place, keys);
  }

  /** Takes over all values of another store. Returns how many there are. */
  importFrom(other) {
    for (const [key, value] of other.values()) this.values().set(key, value);
    save();
    return other.values().size;
  }

  /** The bytes of the keys and the values. */
  get size() {
    return [...this.values()].reduce((sum, [key, value]) => sum + key.length + lengthOf(value), 0);
  }

  /** @returns a function that ends it */
  listen(listener) {
    const mine = listeners.get(this.place) ?? new Set();
    listeners.set(this.place, mine.add(listener));
    return () => void mine.delete(listener);
  }
}

module.exports = {
  Store,
  exists: (id) => stores.has(id),
  /** Deletes a store and its values. Returns false if there is none. */
  removeStore(id) {
    const isThere = stores.delete(id);
    if (isThere) save();
    return isThere;
  },
};
