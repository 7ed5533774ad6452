'use strict';
// Flows of Maestro as steps of a test.

const fs = require('fs');
const path = require('path');
const apps = require('./test-apps');
const { FlowReader } = require('./flow-reader');
const { FlowRun } = require('./flow-run');
const pictures = require('./pictures');
const { testFile } = require('./session');
const { callsOf } = require('./stacks');

/** The folder in which flows leave their pictures, from that in which the tests run. */
const PICTURES = '.navbridge/pictures';

/** The last flow that has launched an app, which stays until the next one. */
const launched = [];

/** Writes a picture. Returns its path. */
function keepPicture(name, text) {
  const file = path.resolve(PICTURES, `${name}.svg`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(path.resolve(PICTURES, '../.gitignore'), '*\n');
  fs.writeFileSync(file, text);
  return file;
}

/** Gives the error of a flow a stack of Node's: the line of the flow, and then those of the test. */
function placed(error, stack) {
  const [, place] = /^@(.*:\d+:\d+)$/.exec(error?.stack ?? '') ?? [];
  if (place === undefined) return error;
  const lines = [`${error.name}: ${error.message}`, `    at ${place}`, ...callsOf(stack)];
  Object.defineProperty(error, 'stack', { value: lines.join('\n'), configurable: true, writable: true });
  return error;
}

/**
 * Runs a flow. Paths are from the test file.
 * @param app the file of the app that the flow launches; without it the flow acts on the app that runs
 * @param env values for the expressions of the flow, by name
 */
async function runFlow(file, { app, env = {} } = {}) {
  const { stack } = new Error();
  const whole = path.resolve(path.dirname(testFile()), file);
  await launched.pop()?.device.stop();
  const run = new FlowRun({ file: whole, app, environment: Object.entries(env) });
  if (app === undefined) run.device.app = apps.all().at(-1) ?? null;
  else launched.push(run);
  try {
    await run.flow(new FlowReader(whole).read());
  } catch (error) {
    throw placed(error, stack);
  }
}

pictures.use(keepPicture);

module.exports = { runFlow };
