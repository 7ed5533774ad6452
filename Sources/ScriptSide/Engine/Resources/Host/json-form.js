'use strict';
// The JSON form of values that pass between a test and an app. A value that JSON would silently turn into another one is
// found with its place.

const { isError, isMap, isPromise, isRegExp, isSet } = require('./kinds');

const KINDS = [[isMap, 'a Map'], [isSet, 'a Set'], [isRegExp, 'a RegExp'], [isPromise, 'a Promise'], [isError, 'an Error']];

/** Why a value has no JSON form, as the end of a sentence; undefined for one that has a form. */
function loss(value) {
  switch (typeof value) {
    case 'function': return 'a function';
    case 'symbol': return 'a symbol';
    case 'bigint': return 'a bigint';
    case 'number': return Number.isFinite(value) ? undefined : String(value);
    case 'object':
      // One with members of its own, such as an error's code, keeps those.
      if (value === null || Array.isArray(value) || Object.keys(value).length) return undefined;
      return KINDS.find(([isOne]) => isOne(value))?.[1];
    default: return undefined;
  }
}

/**
 * Returns a value's JSON text, or the first part of it that is refused.
 *
 * @param refusal called with a value and its name; returns the reason for which it is refused, or undefined
 * @returns `{text}`, which is undefined for a value that JSON leaves out, or `{reason, place, around}`: the place is such as
 *   `.names[2]`, and that around it `.names`
 */
function jsonForm(value, refusal) {
  /** Where each object is, as `{holder, name}`. Objects around an item are found by it, and the place is made of it. */
  const places = new Map();
  let fault;
  const text = JSON.stringify(value, function check(name, item) {
    if (fault) return undefined;
    const reason = contains(item, this, places) ? 'an object that contains itself' : refusal(item, name);
    if (reason !== undefined) {
      fault = { reason, place: path(this, name, places), around: pathOf(this, places) };
      return undefined;
    }
    if (item !== null && typeof item === 'object') places.set(item, { holder: this, name });
    return item;
  });
  return fault ?? { text };
}

/** True if a value is an object in which another one lies. */
function contains(value, object, places) {
  if (value === null || typeof value !== 'object') return false;
  for (let at = object; places.has(at); at = places.get(at).holder) if (at === value) return true;
  return false;
}

function pathOf(object, places) {
  const steps = [];
  for (let at = places.get(object); at && places.has(at.holder); at = places.get(at.holder)) {
    steps.push(step(at.holder, at.name));
  }
  return steps.reverse().join('');
}

const step = (holder, name) => (Array.isArray(holder) ? `[${name}]` : `.${name}`);
const path = (holder, name, places) => (places.has(holder) ? pathOf(holder, places) + step(holder, name) : '');

module.exports = { jsonForm, loss };
