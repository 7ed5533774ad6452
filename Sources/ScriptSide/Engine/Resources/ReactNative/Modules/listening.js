'use strict';
// Modules that emit events. React Native counts the listeners of such a module, and the module is silent without any.

const callableModules = require('./callable-modules');
const { later } = require('./task-queue');

/** Emits an event in a call of its own. */
const emit = (event, body) => void later(() => callableModules.emit(event, body));

/** Returns the methods by which a script counts its listeners, and `emit`, which does nothing without listeners. */
function listening() {
  let count = 0;
  return {
    methods: {
      addListener(_event) {
        count += 1;
      },
      removeListeners(number) {
        count = Math.max(0, count - number);
      },
    },
    emit(event, body) {
      if (count > 0) emit(event, body);
    },
  };
}

module.exports = { emit, listening };
