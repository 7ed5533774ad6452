'use strict';
// Stacks of V8: the lines of a test among those of this package and of Node.

const path = require('path');

/** The folder of this package, whose calls are no lines of a test. */
const OWN = `${path.join(__dirname, '..')}${path.sep}`;

const isCall = (line) => /^\s+at /.test(line);
const isOfTest = (line) => isCall(line) && !line.includes(OWN) && !/\bnode:|\(<anonymous>\)/.test(line) &&
  !/[\\/]node_modules[\\/]/.test(line);

module.exports = {
  /** The lines of a stack that are calls, without those of this package. */
  callsOf: (stack) => String(stack).split('\n').filter((line) => isCall(line) && !line.includes(OWN)),
  /** True for a stack in which code of a test stands. */
  showsTest: (stack) => String(stack).split('\n').some(isOfTest),
  /** The place of the innermost line of a test, as `FILE:LINE:COLUMN`; undefined if there is none. */
  placeIn: (stack) => /\(?((?:file:\/\/)?[^\s()]+:\d+:\d+)\)?$/.exec(String(stack).split('\n').find(isOfTest) ?? '')?.[1],
};
