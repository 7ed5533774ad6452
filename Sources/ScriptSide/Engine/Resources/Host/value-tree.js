'use strict';
// Values as trees whose members a person opens, on the page of `navbridge inspect`. No getter is called, so that a look changes
// nothing in the app.

const { className } = require('./inspect');
const { isDate, isError, isMap, isPromise, isRegExp, isSet, items, patternOf, read, timeOf } = require('./kinds');

/** How deep members are taken, how many of one value, and how many in all. */
const [DEPTH, MEMBERS, ALL] = [5, 100, 2000];
/** The most characters of a text, and of the line that stands for a value with members. */
const [TEXT, LINE] = [1000, 80];

const cut = (text, most) => (text.length > most ? `${text.slice(0, most).toWellFormed?.() ?? text.slice(0, most)}…` : text);

/** The members of an object that can be read without running code: `[name, value]`; a getter has its own kind of value. */
const GETTER = Symbol('getter');

function ownMembers(value) {
  const found = [];
  for (const name of Reflect.ownKeys(value)) {
    const { enumerable, get, value: member } = Reflect.getOwnPropertyDescriptor(value, name) ?? {};
    if (!enumerable) continue;
    found.push([String(name), get ? GETTER : member]);
  }
  return found;
}

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
  if (isPromise(value)) return { kind: 'object', text: 'Promise {}' };
  return null;
}

/** The words before the members of a value, and the members. */
function compound(value) {
  if (Array.isArray(value)) {
    return { kind: 'array', head: `(${value.length})`, ends: '[]', members: ownMembers(value), hidesNames: true };
  }
  if (isMap(value)) {
    const all = items(value);
    const members = all.map(([key, one]) => [line(key), one]);
    return { kind: 'map', head: `Map(${all.length})`, ends: '{}', members, arrow: ' => ' };
  }
  if (isSet(value)) {
    const all = items(value);
    const members = all.map((one, at) => [String(at), one]);
    return { kind: 'set', head: `Set(${all.length})`, ends: '{}', members, hidesNames: true };
  }
  if (isElement(value)) {
    const members = ownMembers(value).filter(([name]) => name === 'key' || name === 'ref' || name === 'props');
    return { kind: 'element', head: `<${typeName(read(value, 'type'))}>`, members, isClosed: true };
  }
  if (isError(value)) {
    const [name, message, stack, cause] = ['name', 'message', 'stack', 'cause'].map((one) => read(value, one));
    const members = [...ownMembers(value).filter(([one]) => one !== 'stack' && one !== 'cause'),
      ...(cause === undefined ? [] : [['cause', cause]]), ...(typeof stack === 'string' ? [['stack', stack]] : [])];
    return { kind: 'error', head: `${String(name || 'Error')}: ${String(message)}`, members, isClosed: true };
  }
  return { kind: 'object', head: className(value), ends: '{}', members: ownMembers(value) };
}

/** A value within the line of another. */
function brief(value) {
  const own = plain(value);
  if (own) return cut(own.text, 30);
  const { head, ends = '' } = compound(value);
  return ends === '[]' ? `Array${head}` : head || '{…}';
}

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

function line(value) {
  return plain(value)?.text ?? lineOf(compound(value));
}

/**
 * Returns a value as a tree: `{kind, text, members, more}`. `members` are `[name, tree]`, and absent for a value that has none or
 * lies too deep; `more` is the number of those that are left out.
 */
function valueTree(value, state = { left: ALL }, around = []) {
  state.left -= 1;
  try {
    const own = plain(value);
    if (own) return own;
    if (around.includes(value)) return { kind: 'object', text: '[Circular]' };
    const form = compound(value);
    const tree = { kind: form.kind, text: lineOf(form) };
    if (!form.members.length) return tree;
    if (around.length >= DEPTH) return { ...tree, more: form.members.length };
    const shown = form.members.slice(0, MEMBERS);
    tree.members = [];
    for (const [name, member] of shown) {
      if (state.left <= 0) break;
      tree.members.push([cut(name, LINE), valueTree(member, state, [...around, value])]);
    }
    const more = form.members.length - tree.members.length;
    return more ? { ...tree, more } : tree;
  } catch {
    // A proxy may throw from every trap.
    return { kind: 'object', text: '[a value that cannot be read]' };
  }
}

module.exports = { typeName, valueTree };
