'use strict';
// The listeners that are called before commands are sent.

const listeners = new Set();

module.exports = {
  addCommandListener(listener) {
    const entry = { listener };
    listeners.add(entry);
    return { remove: () => void listeners.delete(entry) };
  },
  reportCommand(name, parameters) {
    for (const { listener } of [...listeners]) listener(name, parameters);
  },
};
