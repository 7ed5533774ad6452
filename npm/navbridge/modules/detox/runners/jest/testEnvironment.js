'use strict';
// The environment of a test file for Detox under Jest: Detox's names as globals, and the app on a headless iPhone.

const { install } = require('../../../../lib/detox-environment');
const { requireOfProject } = require('../../../../lib/project-modules');

const base = requireOfProject('jest-environment-node');
const NodeEnvironment = base.TestEnvironment ?? base.default ?? base;

class DetoxCircusEnvironment extends NodeEnvironment {
  /** The listeners of suites for older versions, which are asked for nothing here. */
  testEventListeners = [];
  initTimeout = 300_000;

  constructor(config, context) {
    super(config, context);
    this.testPath = context?.testPath;
  }

  async setup() {
    await super.setup();
    this.detox = install(this, this.testPath);
  }

  async handleTestEvent(event, state) {
    if (typeof super.handleTestEvent === 'function') await super.handleTestEvent(event, state);
    await this.detox?.handle(event, state);
  }

  async teardown() {
    try {
      await this.detox?.end();
    } finally {
      await super.teardown();
    }
  }

  /** Suites for Detox 18 and 19 register their reporters by it. */
  registerListeners() {}

  async initDetox() {
    return this.global.device;
  }

  async cleanupDetox() {}
}

module.exports = DetoxCircusEnvironment;
