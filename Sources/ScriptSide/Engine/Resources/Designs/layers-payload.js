'use strict';
// Payloads that cross the bridge. One that has no JSON form is refused when it is offered, and not later.

/** Returns the first part of a value that has no JSON form, as `[path, kind]`; undefined if there is none. */
function fault(value, path, above) {
  switch (typeof value) {
    case 'undefined':
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) ? undefined : [path, String(value)];
    case 'object':
      return value === null ? undefined : faultOfObject(value, path, above);
    default:
      return [path, `a ${typeof value}`];
  }
}

function faultOfObject(value, path, above) {
  // It would arrive as something else: a Date as a text.
  if (typeof value.toJSON === 'function') return [path, value instanceof Date ? 'a Date' : 'an object with toJSON'];
  if (above.includes(value)) return [path, 'a cycle'];
  const prototype = Object.getPrototypeOf(value);
  const within = [...above, value];
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      // JSON has no gaps: null would arrive in its place.
      if (item === undefined) return [`${path}[${index}]`, index in value ? 'undefined' : 'a gap'];
      const found = fault(item, `${path}[${index}]`, within);
      if (found) return found;
    }
    return undefined;
  }
  if (prototype !== Object.prototype && prototype !== null) return [path, `a ${prototype.constructor?.name ?? 'object'}`];
  for (const [key, item] of Object.entries(value)) {
    const found = fault(item, `${path}.${key}`, within);
    if (found) return found;
  }
  return undefined;
}

/** Returns a payload, or throws a TypeError that names the part of it that cannot cross the bridge. */
function checked(payload) {
  const found = fault(payload, 'payload', []);
  if (!found) return payload;
  const [path, kind] = found;
  const error = new TypeError(
    `The payload cannot cross the bridge: ${path} is ${kind}. It may have texts, finite numbers, flags, null, arrays and ` +
      'plain objects.',
  );
  throw Object.assign(error, { code: 'payloadNotCodable' });
}

module.exports = { checked };
