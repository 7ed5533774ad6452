'use strict';
// `takeScreenshot`: the picture of the screen.

const { idle, running } = require('./detox-app');
const { DetoxRuntimeError } = require('./detox-errors');
const { cropped } = require('./cropped-picture');
const pictures = require('./pictures');

/** Draws the screen, or the part of it in a frame, and keeps the picture. Returns the path of its file. */
async function writePicture(name, frame) {
  if (typeof name !== 'string' || !name) throw new DetoxRuntimeError('Cannot take a screenshot with an empty name.');
  await idle();
  const picture = await running().request('device/screenshot');
  const text = frame ? cropped(picture, frame) : picture;
  return pictures.keep(name, text);
}

module.exports = { writePicture };
