'use strict';
// Values as texts of several lines, and the difference between two texts.

const { Asymmetric } = require('./asymmetric');
const { cutDifference } = require('./cut-text');
const { taken } = require('./file-realm');
const { className, inspect } = require('./inspect');
const { isDate, isError, isMap, isPromise, isRegExp, isSet, items } = require('./kinds');

/** A text whose lines a difference shows as they are. */
class Lines {
  constructor(text) {
    this.text = text;
  }
}

const isLeaf = (value) =>
  value === null || typeof value !== 'object' || isError(value) || isDate(value) || isRegExp(value) || isPromise(value);

/** Returns a value with one member on each line, the members in the order of their names. */
function pretty(given, indentation = '', seen = []) {
  const value = taken(given);
  if (value instanceof Asymmetric) {
    return value.part === undefined ? value.name : `${value.name} ${pretty(value.part, indentation, [...seen, value])}`;
  }
  if (value instanceof Lines) return value.text;
  if (isLeaf(value)) return inspect(value, 1);
  if (seen.includes(value)) return '[Circular]';
  const inside = `${indentation}  `;
  const inner = (item) => pretty(item, inside, [...seen, value]);
  const block = (open, lines, close) =>
    (lines.length ? `${open}\n${lines.map((line) => `${inside}${line},\n`).join('')}${indentation}${close}` : open + close);
  if (Array.isArray(value)) return block('[', items(value).map(inner), ']');
  if (isSet(value)) return block('Set {', items(value).map(inner), '}');
  if (isMap(value)) return block('Map {', items(value).map(([k, v]) => `${inner(k)} => ${inner(v)}`), '}');
  const name = className(value);
  const members = Object.keys(value).sort().map((key) => `${JSON.stringify(key)}: ${inner(value[key])}`);
  return block(`${name && `${name} `}{`, members, '}');
}

/** The number of lines beyond which no difference is searched, because that takes time with the square of it. */
const LIMIT = 2000;

/** Returns the lengths of the longest common sequences of the rests of two arrays of lines. */
function commonLengths(one, other) {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i--) {
    for (let j = other.length - 1; j >= 0; j--) {
      lengths[i][j] = one[i] === other[j] ? lengths[i + 1][j + 1] + 1 : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
    }
  }
  return lengths;
}

/** Returns the lines of two texts: `-` expected only, `+` received only, and two spaces for both. */
function difference(expected, received) {
  const [one, other] = [expected.split('\n'), received.split('\n')];
  if (Math.max(one.length, other.length) > LIMIT) return 'The values are too long to be compared line by line.';
  const lengths = commonLengths(one, other);
  const lines = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    if (i < one.length && j < other.length && one[i] === other[j]) {
      lines.push(`  ${one[i]}`);
      [i, j] = [i + 1, j + 1];
    } else if (j >= other.length || (i < one.length && lengths[i + 1][j] >= lengths[i][j + 1])) {
      lines.push(`- ${one[i++]}`);
    } else {
      lines.push(`+ ${other[j++]}`);
    }
  }
  return cutDifference(folded(lines)).join('\n');
}

/** Leaves out long runs of lines that are the same on both sides. */
function folded(lines) {
  const near = lines.map((_, index) => lines.slice(Math.max(0, index - 3), index + 4).some((line) => line[0] !== ' '));
  const shown = [];
  lines.forEach((line, index) => {
    if (near[index]) shown.push(line);
    else if (index === 0 || near[index - 1]) shown.push('  …');
  });
  return shown;
}

module.exports = { Lines, difference, pretty };
