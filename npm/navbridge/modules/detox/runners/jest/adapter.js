'use strict';
// The adapter of Detox 17 and 18 for Jest. Artifacts are kept by the environment of Detox 20 alone.

const note = () => {
  console.warn(
    "The adapter of Detox 17 and 18 keeps no artifacts here: use the environment 'detox/runners/jest/testEnvironment'.");
};
let isNoted = false;

module.exports = {
  async beforeEach() {
    if (!isNoted) note();
    isNoted = true;
  },
  async afterAll() {},
  async beforeAll() {},
  specStarted() {}, specDone() {}, suiteStarted() {}, suiteDone() {},
};
