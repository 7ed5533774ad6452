'use strict';
// Values of commands.

const { FlowError } = require('./flow-errors');

const readNumber = (value) => (/^\s*$/.test(String(value)) ? NaN : Number(String(value).replaceAll('_', '')));

/** Throws for a value of a command that is not what it should be. */
function refuse(name, value, wanted) {
  throw new FlowError(`'${name}' is ${JSON.stringify(value)}, and should be ${wanted}.`, 'InvalidCommand');
}

/** A number of a command. Maestro's may have underscores. @param most the largest that is possible */
function numberOf(name, value, most = Infinity) {
  const number = readNumber(value);
  if (Number.isFinite(number) && number >= 0 && number <= most) return number;
  return refuse(name, value, most === Infinity ? 'a number from 0' : `a number from 0 to ${most}`);
}

/** The most characters that one command may type or erase. */
const MOST_KEYS = 10_000;
/** The longest that a command may wait: a day. */
const LONGEST = 86_400_000;
/** The longest way of a finger, in milliseconds. */
const LONGEST_WAY = 60_000;

const countOf = (name, value) => Math.trunc(numberOf(name, value, MOST_KEYS));
/** Milliseconds that a command may wait. */
const timeOf = (name, value) => numberOf(name, value, LONGEST);

/** The index of a selector: from the end if it is negative. */
function indexOf(value) {
  const index = readNumber(value);
  return Number.isFinite(index) ? Math.trunc(index) : refuse('index', value, 'a number');
}

module.exports = { LONGEST_WAY, countOf, indexOf, numberOf, timeOf };
