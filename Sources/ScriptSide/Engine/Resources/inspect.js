'use strict';
// Formats values for people, for the console.

const DEPTH = 4;

/** Formats a value as console.log does. Strings are quoted only within other values. */
function inspect(value, depth = 0, seen = []) {
  if (typeof value === 'string') return depth === 0 ? value : JSON.stringify(value);
  if (typeof value === 'function') return `[Function${value.name ? `: ${value.name}` : ''}]`;
  if (typeof value === 'bigint') return `${value}n`;
  if (Object.is(value, -0)) return '-0';
  if (value === null || typeof value !== 'object') return String(value);
  if (seen.includes(value)) return '[Circular]';
  if (value instanceof Error) return describeError(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof RegExp) return String(value);
  if (value instanceof Promise) return 'Promise {}';
  return inspectMembers(value, depth, [...seen, value]);
}

function inspectMembers(value, depth, seen) {
  const inner = (item) => inspect(item, depth + 1, seen);
  if (Array.isArray(value)) return depth >= DEPTH ? '[Array]' : `[${value.map(inner).join(', ')}]`;
  if (value instanceof Map) {
    return `Map(${value.size}) {${[...value].map(([k, v]) => `${inner(k)} => ${inner(v)}`).join(', ')}}`;
  }
  if (value instanceof Set) return `Set(${value.size}) {${[...value].map(inner).join(', ')}}`;
  const name = value.constructor && value.constructor !== Object ? `${value.constructor.name} ` : '';
  if (depth >= DEPTH) return `[${name.trim() || 'Object'}]`;
  const members = Object.keys(value).map((key) => {
    try {
      return `${key}: ${inner(value[key])}`;
    } catch {
      return `${key}: [Getter that throws]`;
    }
  });
  return members.length ? `${name}{ ${members.join(', ')} }` : `${name}{}`;
}

/** Returns an error's name, code and message, without the stack. */
function describeError(error) {
  const code = error.code === undefined ? '' : ` [${error.code}]`;
  return `${error.name}${code}: ${error.message}`;
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

module.exports = { inspect, format };
