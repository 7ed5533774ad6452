'use strict';
// The way out of a call of a function that an object of the libraries does not have, such as `Navigation.pushh`.

const { nearest } = require('./likeness');

/** The objects by the names that apps usually give them. Each library adds its own when it is loaded. */
const named = new Map();
/** The calls within an expression that change nothing. */
const HARMLESS = new Set(['events()']);
/** A shorter name is near to too many. */
const SHORTEST = 3;

/** Returns the object of an expression such as `Navigation.events()`; undefined for one of the app's own. */
function objectOf([head, ...steps]) {
  return steps.reduce((object, step) => {
    if (HARMLESS.has(step)) return object?.[step.slice(0, -2)]?.();
    return object?.[step];
  }, named.get(head));
}

function functionsOf(object) {
  const names = [];
  for (let each = object; each && each !== Object.prototype; each = Object.getPrototypeOf(each)) {
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(each))) {
      if (typeof value === 'function' && name !== 'constructor') names.push(name);
    }
  }
  return names;
}

/** Returns the question for an error's message, to follow it; or nothing. */
function functionAdvice(message) {
  const [, path, name] = /^(?:TypeError: )?((?:\w+(?:\(\))?\.)+)(\w+) is not a function/.exec(message) ?? [];
  if (path === undefined || name.length < SHORTEST) return '';
  const object = objectOf(path.slice(0, -1).split('.'));
  const near = object && nearest(name, functionsOf(object));
  return near ? ` Did you mean '${path}${near}'?` : '';
}

module.exports = {
  functionAdvice,
  /** @param objects objects of a library, by the names that apps give them */
  addNamed(objects) {
    for (const [name, object] of Object.entries(objects)) named.set(name, object);
  },
};
