'use strict';
// Who wants to hear of commands before they are sent.

const listeners = new Set();

module.exports = {
  addCommandListener(listener) {
    const entry = { listener };
    listeners.add(entry);
    return { remove: () => void listeners.delete(entry) };
  },
  tellOfCommand(name, parameters) {
    for (const { listener } of [...listeners]) listener(name, parameters);
  },
};
