'use strict';
// `takeScreenshot`: the picture of the screen, as SVG beside what failing tests leave.

const { idle, running } = require('./detox-app');
const { DetoxRuntimeError } = require('./detox-errors');
const requests = require('./test-requests');

/** Draws the screen and keeps the picture. Returns the path of its file. */
async function writePicture(name) {
  if (typeof name !== 'string' || !name) throw new DetoxRuntimeError('Cannot take a screenshot with an empty name.');
  await idle();
  const text = await running().request('device/screenshot');
  return requests.request('picture', { name, text }, { label: 'takeScreenshot', isOfTest: true });
}

module.exports = { writePicture };
