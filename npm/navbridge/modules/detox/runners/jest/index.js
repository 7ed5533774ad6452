'use strict';
// The runner of Detox for Jest, by the names of Detox 20 and of 18 and 19.

class Listener {}

module.exports = {
  get DetoxCircusEnvironment() { return require('./testEnvironment'); },
  get globalSetup() { return require('./globalSetup'); },
  get globalTeardown() { return require('./globalTeardown'); },
  get reporter() { return require('./reporter'); },
  get testEnvironment() { return require('./testEnvironment'); },
  SpecReporter: Listener,
  WorkerAssignReporter: Listener,
};
