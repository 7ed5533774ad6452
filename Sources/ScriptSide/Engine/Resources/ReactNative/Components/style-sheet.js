'use strict';
// `StyleSheet`.

const { flatten } = require('./host-elements');

const absoluteFill = Object.freeze({ position: 'absolute', top: 0, left: 0, right: 0, bottom: 0 });

const StyleSheet = {
  create: (styles) => styles,
  flatten: (style) => (style ? flatten(style) : undefined),
  compose: (one, other) => (one && other ? [one, other] : one || other),
  absoluteFill,
  absoluteFillObject: absoluteFill,
  /** The thinnest line of a screen with three pixels a point. */
  hairlineWidth: 1 / 3,
};

module.exports = { StyleSheet };
