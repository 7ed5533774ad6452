'use strict';
// The declared modules with the names of their methods, arguments and events on this route. Swift declares them.

function freeze(value) {
  if (value !== null && typeof value === 'object') Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

module.exports = freeze(host.vocabulary);
