'use strict';
// The declared modules with the names of their methods, arguments and events on this route. Swift declares them. A module is
// read when it is first asked for, because no script uses all of them.

function freeze(value) {
  if (value !== null && typeof value === 'object') Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

module.exports = new Proxy({}, {
  get: (known, name) => (known[name] ??= freeze(host.vocabulary(name))),
});
