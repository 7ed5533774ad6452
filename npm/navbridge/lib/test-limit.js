'use strict';
// The time that a part of a test may take. Jest, or another runner, ends it.

const { session } = require('./session');
const { placeIn } = require('./stacks');

const { settings } = session();

module.exports = {
  /** The milliseconds that the running part may take. */
  limit: () => settings.timeout,
  owner: () => undefined,
  placeIn,
  shownPlace: placeIn,
};
