'use strict';
// Formats values for people, for the console and for failures. It never throws, whatever the value is.

const { isDate, isError, isMap, isPromise, isRegExp, isSet, items, patternOf, read, timeOf } = require('./kinds');

const DEPTH = 4;
const UNREADABLE = '[a value that cannot be read]';

/** Formats a value as console.log does. Strings are quoted only within other values. */
function inspect(value, depth = 0, seen = []) {
  try {
    return inspectAny(value, depth, seen);
  } catch {
    // A proxy may throw from every trap, and a getter may throw.
    return UNREADABLE;
  }
}

function inspectAny(value, depth, seen) {
  if (typeof value === 'string') return depth === 0 ? value : JSON.stringify(value);
  if (typeof value === 'function') return `[Function${textOf(read(value, 'name'), ': ')}]`;
  if (typeof value === 'bigint') return `${value}n`;
  if (Object.is(value, -0)) return '-0';
  if (value === null || typeof value !== 'object') return String(value);
  if (seen.includes(value)) return '[Circular]';
  if (isError(value) || value instanceof Error) return describeError(value, seen);
  if (isDate(value)) return Number.isNaN(timeOf(value)) ? 'Invalid Date' : new Date(timeOf(value)).toISOString();
  if (isRegExp(value)) return patternOf(value);
  if (isPromise(value)) return 'Promise {}';
  return inspectMembers(value, depth, [...seen, value]);
}

/** Returns a text that is not empty after a prefix, and nothing for any other value. */
const textOf = (value, prefix = '') => (typeof value === 'string' && value ? prefix + value : '');

/** The name of an object's class; nothing for a plain object. */
function className(value) {
  const name = textOf(read(read(value, 'constructor') ?? {}, 'name'));
  return name === 'Object' ? '' : name;
}

function inspectMembers(value, depth, seen) {
  const inner = (item) => inspect(item, depth + 1, seen);
  if (Array.isArray(value)) return depth >= DEPTH ? '[Array]' : `[${items(value).map(inner).join(', ')}]`;
  if (isMap(value)) {
    const entries = items(value).map(([k, v]) => `${inner(k)} => ${inner(v)}`);
    return `Map(${entries.length}) {${entries.join(', ')}}`;
  }
  if (isSet(value)) return `Set(${items(value).length}) {${items(value).map(inner).join(', ')}}`;
  const name = className(value);
  if (depth >= DEPTH) return `[${name || 'Object'}]`;
  const members = Object.keys(value).map((key) => {
    try {
      return `${key}: ${inner(value[key])}`;
    } catch {
      return `${key}: [Getter that throws]`;
    }
  });
  return `${name && `${name} `}${members.length ? `{ ${members.join(', ')} }` : '{}'}`;
}

/** Returns a member of a thrown value as a text; undefined if it has none. */
function memberText(error, name) {
  if (error === null || error === undefined) return undefined;
  const value = read(error, name, UNREADABLE);
  return value === undefined || typeof value === 'string' ? value : inspect(value, 1);
}

/** An error's code as text; undefined for the number of a refusal of the protocol, which means nothing to a reader. */
function codeText(error) {
  const code = memberText(error, 'code');
  return /^-32\d{3}$/.test(code) ? undefined : code;
}

/** Returns an error's name, code and message, and what it names as its causes, without the stack. */
function describeError(error, seen = []) {
  const code = codeText(error);
  const name = memberText(error, 'name') ?? 'Error';
  const message = memberText(error, 'message') ?? '';
  return `${name}${code === undefined ? '' : ` [${code}]`}: ${`${message}${causesOf(error, seen)}`.trimStart()}`;
}

/** Returns the cause of an error, and the errors of an AggregateError, in brackets; nothing for most errors. */
function causesOf(error, seen = []) {
  const around = [...seen, error];
  const text = (value) => {
    if (around.includes(value)) return '[Circular]';
    return isError(value) ? describeError(value, around) : inspect(value, 1, around);
  };
  const [cause, errors] = [read(error, 'cause'), read(error, 'errors')];
  const parts = [
    cause === undefined ? '' : `cause: ${text(cause)}`,
    Array.isArray(errors) && errors.length ? `errors: ${items(errors).map(text).join(', ')}` : '',
  ].filter(Boolean);
  return parts.length ? ` [${parts.join('; ')}]` : '';
}

/** Replaces `%s %d %i %f %j %o %O %%` and appends the remaining values. */
function format(values) {
  if (typeof values[0] !== 'string' || !values[0].includes('%')) return values.map((v) => inspect(v)).join(' ');
  let next = 1;
  const text = values[0].replace(/%([sdifjoOc%])/g, (whole, kind) => {
    if (kind === '%') return '%';
    if (next >= values.length) return whole;
    const value = values[next++];
    switch (kind) {
      case 'd':
      case 'f': return String(Number(value));
      case 'i': return String(Math.trunc(Number(value)));
      case 'j': return JSON.stringify(value);
      case 'c': return '';
      default: return inspect(value);
    }
  });
  return [text, ...values.slice(next).map((v) => inspect(v))].join(' ');
}

module.exports = { causesOf, className, codeText, format, inspect, memberText };
