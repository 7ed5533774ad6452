'use strict';
// The reporter of Detox's configurations: Jest's own, which list each test and sum up.

const { requireOfProject } = require('../../../../lib/project-modules');

const { SummaryReporter, VerboseReporter } = requireOfProject('@jest/reporters');

/** The methods that Jest calls, each with the older name that a reporter may have in its place. */
const METHODS = {
  onRunStart: '', onTestFileStart: 'onTestStart', onTestFileResult: 'onTestResult', onTestCaseResult: '', onRunComplete: '',
};

class DetoxReporter {
  constructor(...args) {
    this.reporters = [VerboseReporter, SummaryReporter].map((Reporter) => new Reporter(...args));
  }

  getLastError() {
    return this.reporters.map((one) => one.getLastError?.()).find(Boolean);
  }
}

for (const [name, older] of Object.entries(METHODS)) {
  DetoxReporter.prototype[name] = async function call(...args) {
    for (const one of this.reporters) {
      const method = one[name] ?? one[older];
      if (method) await Reflect.apply(method, one, args);
    }
  };
}

module.exports = DetoxReporter;
