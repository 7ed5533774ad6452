'use strict';
// Values as trees whose members a person opens, on the page of `navbridge inspect`. No getter of a value is called, so that a
// look changes nothing in the app.

const { cutTo: cut } = require('./cut-text');
const { isDate, isError, isMap, isRegExp, isSet, items, patternOf, timeOf } = require('./kinds');

/** How deep members are taken, how many of one value, how many in all, and how many characters in all. */
const [DEPTH, MEMBERS, ALL, CHARACTERS] = [5, 100, 2000, 100_000];
/** The most characters of a text, and of the line that stands for a value with members. */
const [TEXT, LINE] = [1000, 80];

const GETTER = Symbol('getter');

/** Returns a member, own or inherited, without running code: undefined for a getter. */
function read(value, name) {
  for (let each = value; each !== null && each !== undefined; each = Object.getPrototypeOf(each)) {
    const found = Reflect.getOwnPropertyDescriptor(Object(each), name);
    if (found) return found.value;
  }
  return undefined;
}

/** The name of an object's class; nothing for a plain object. */
function className(value) {
  const name = read(read(value, 'constructor'), 'name');
  return typeof name === 'string' && name !== 'Object' ? name : '';
}

/** The first members of an object, `[name, value]`, with the number of all; a getter has its own kind of value. */
function ownMembers(value) {
  // The items of a buffer need not be listed to be counted.
  const length = ArrayBuffer.isView(value) ? value.length ?? 0 : null;
  const names = length === null ? Reflect.ownKeys(value)
    : Array.from({ length: Math.min(length, MEMBERS) }, (_, at) => String(at));
  const found = [];
  let count = 0;
  for (const name of names) {
    const { enumerable, get, value: member } = Reflect.getOwnPropertyDescriptor(value, name) ?? {};
    if (!enumerable) continue;
    count += 1;
    if (found.length < MEMBERS) found.push([String(name), get ? GETTER : member]);
  }
  return Object.assign(found, { count: length ?? count });
}

/** The first items of a Map or a Set. */
const firstItems = (all) => all.slice(0, MEMBERS);

/** The name of a component of React, given the type of its element. */
function typeName(type) {
  if (typeof type === 'string') return type;
  if (typeof type === 'symbol') return type.description;
  if (type === null || (typeof type !== 'object' && typeof type !== 'function')) return '?';
  const own = read(type, 'displayName') || (typeof type === 'function' && read(type, 'name'));
  if (typeof own === 'string' && own) return own;
  const inner = read(type, 'render') ?? read(type, 'type');
  return inner ? typeName(inner) : 'Anonymous';
}

const isElement = (value) => /^Symbol\(react\.(?:transitional\.)?element\)$/.test(String(read(value, '$$typeof')));

/** A value that is shown in one line, or null for one with members. */
function plain(value) {
  if (value === GETTER) return { kind: 'getter', text: '(getter)' };
  if (typeof value === 'string') return { kind: 'string', text: JSON.stringify(cut(value, TEXT)) };
  if (typeof value === 'bigint') return { kind: 'number', text: `${value}n` };
  if (value === null || value === undefined) return { kind: 'nothing', text: String(value) };
  if (typeof value === 'function') {
    const isClass = /^class\b/.test(Function.prototype.toString.call(value));
    const name = read(value, 'name');
    const own = typeof name === 'string' ? name : '';
    return { kind: 'function', text: isClass ? `class ${own}`.trim() : `ƒ ${own}()` };
  }
  if (typeof value !== 'object') return { kind: typeof value, text: Object.is(value, -0) ? '-0' : String(value) };
  if (isDate(value)) {
    return { kind: 'date', text: Number.isNaN(timeOf(value)) ? 'Invalid Date' : new Date(timeOf(value)).toISOString() };
  }
  if (isRegExp(value)) return { kind: 'pattern', text: patternOf(value) };
  if (value instanceof Promise) return { kind: 'object', text: 'Promise {}' };
  return null;
}

/** The words before the members of a value, and the members. */
function compound(value) {
  if (Array.isArray(value)) {
    return { kind: 'array', head: `(${value.length})`, ends: '[]', members: ownMembers(value), hidesNames: true };
  }
  if (isMap(value)) {
    const all = items(value);
    const members = firstItems(all).map(([key, one]) => [brief(key), one]);
    return { kind: 'map', head: `Map(${all.length})`, ends: '{}', members, count: all.length, arrow: ' => ' };
  }
  if (isSet(value)) {
    const all = items(value);
    const members = firstItems(all).map((one, at) => [String(at), one]);
    return { kind: 'set', head: `Set(${all.length})`, ends: '{}', members, count: all.length, hidesNames: true };
  }
  if (isElement(value)) {
    const members = ownMembers(value).filter(([name]) => name === 'key' || name === 'ref' || name === 'props');
    return { kind: 'element', head: `<${typeName(read(value, 'type'))}>`, members, isClosed: true };
  }
  if (isError(value)) {
    const [stack, cause] = ['stack', 'cause'].map((one) => read(value, one));
    const members = [...ownMembers(value).filter(([one]) => one !== 'stack' && one !== 'cause'),
      ...(cause === undefined ? [] : [['cause', cause]]), ...(typeof stack === 'string' ? [['stack', stack]] : [])];
    return { kind: 'error', head: errorText(value), members, isClosed: true };
  }
  return { kind: 'object', head: className(value), ends: '{}', members: ownMembers(value) };
}

/** A value within the line of another: its kind alone. */
function brief(value) {
  const own = plain(value);
  if (own) return cut(own.text, 30);
  if (Array.isArray(value)) return `Array(${value.length})`;
  if (isMap(value) || isSet(value)) return `${isMap(value) ? 'Map' : 'Set'}(${items(value).length})`;
  if (isElement(value)) return `<${typeName(read(value, 'type'))}>`;
  if (isError(value)) return cut(errorText(value), 30);
  return className(value) || '{…}';
}

const errorText = (value) => {
  const [name, message] = [read(value, 'name'), read(value, 'message')];
  return [typeof name === 'string' ? name : 'Error', typeof message === 'string' ? message : ''].filter(Boolean).join(': ');
};

/** A value in one line: its kind and its first members. */
function lineOf({ head, ends, members, hidesNames, isClosed, arrow = ': ' }) {
  if (isClosed) return cut(head, TEXT);
  const parts = [];
  let { length } = head;
  for (const [name, member] of members) {
    const part = hidesNames ? brief(member) : `${name}${arrow}${brief(member)}`;
    length += part.length + 2;
    if (parts.length && length > LINE) {
      parts.push('…');
      break;
    }
    parts.push(part);
  }
  const [open, close] = ends;
  const inner = parts.length ? (ends === '[]' ? parts.join(', ') : ` ${parts.join(', ')} `) : '';
  return `${head}${head ? ' ' : ''}${open}${inner}${close}`;
}

/** What values that are shown together may have. */
const budget = () => ({ left: ALL, characters: CHARACTERS });

/**
 * Returns a value as a tree: `{kind, text, members, more}`. `members` are `[name, tree]`, and absent for a value that has none or
 * lies too deep; `more` is the number of those that are left out.
 *
 * @param state what is left for the value and those that are shown with it: of members, and of characters
 */
function valueTree(value, state = budget(), around = []) {
  state.left -= 1;
  const taken = (tree) => {
    state.characters -= tree.text.length;
    return tree;
  };
  try {
    const own = plain(value);
    if (own) return taken(own);
    if (around.includes(value)) return { kind: 'object', text: '[Circular]' };
    const form = compound(value);
    const tree = taken({ kind: form.kind, text: lineOf(form) });
    const count = form.count ?? form.members.count ?? form.members.length;
    if (!count) return tree;
    if (around.length >= DEPTH) return { ...tree, more: count };
    tree.members = [];
    for (const [name, member] of form.members) {
      if (state.left <= 0 || state.characters <= 0) break;
      tree.members.push([cut(name, LINE), valueTree(member, state, [...around, value])]);
    }
    const more = count - tree.members.length;
    return more ? { ...tree, more } : tree;
  } catch {
    // A proxy may throw from every trap.
    return { kind: 'object', text: '[a value that cannot be read]' };
  }
}

/** Several values, which share what there is room for. */
function valueTrees(values) {
  const state = budget();
  return values.map((value) => valueTree(value, state));
}

module.exports = { typeName, valueTree, valueTrees };
