'use strict';
// A flow as a test file: one test with the flow's name.

const { FlowReader } = require('./flow-reader');
const { FlowRun } = require('./flow-run');
const steps = require('./test-steps');
const { test } = require('./test-registry');
const { settings } = host;

/** The reason for which a flow's tags leave it out; undefined if they do not. */
function leftOut(tags) {
  const excluded = tags.find((tag) => settings.excludedTags.includes(tag));
  if (excluded !== undefined) return `it has the tag '${excluded}', which --exclude-tags leaves out`;
  if (settings.includedTags.length && !tags.some((tag) => settings.includedTags.includes(tag))) {
    return `it has none of the tags that --include-tags names: ${settings.includedTags.join(', ')}`;
  }
  return undefined;
}

/** Declares the test of a flow. Throws if the file is no flow. */
function declare() {
  const flow = new FlowReader(settings.file).read();
  const name = String(flow.config.name ?? settings.file.split('/').at(-1).replace(/\.ya?ml$/, ''));
  const reason = leftOut([flow.config.tags ?? []].flat().map(String));
  const runs = [];
  const body = async () => {
    // The app stays for the picture of a failure, until the flow runs again or the file ends.
    await runs.pop()?.device.stop();
    const run = new FlowRun();
    runs.push(run);
    try {
      await run.flow(flow);
    } finally {
      steps.add(run.records());
    }
  };
  if (reason === undefined) test(name, body);
  else test.skip(name, reason, body);
}

module.exports = { declare };
