'use strict';
// Snapshots that stand in the test file, as the arguments of their matchers. The program that runs the file on all routes
// writes them, when all routes have ended.

const { argumentAt, compare, literalOf } = require('./inline-text');
const { absolute } = require('./resolution');
const { settings } = host;

/** The texts of the files with calls, as they were when the file began or when the first of their calls was made. */
const sources = new Map([[absolute(host.file), host.readFile(host.file)]]);
/** The calls whose texts are known, by their places. */
const taken = new Map();
let unreported = [];

/** Finds the argument of the call that a stack shows. Returns `{fault}` if it cannot be written. */
function find(stack, hasProperties) {
  const place = host.callPlace(stack);
  if (place.fault) return place;
  const path = absolute(place.path);
  if (!sources.has(path)) sources.set(path, host.readFile(path));
  const source = sources.get(path);
  const name = `${place.path}:${place.line}:${place.column}`;
  if (source === null) return { fault: `the file of ${name} cannot be read` };
  if (place.text !== null && place.text !== source) {
    return { fault: `'${place.path}' has changed since the file that runs was made of it. Make that file again` };
  }
  const argument = argumentAt(source, place.line, place.column, hasProperties);
  return argument.fault ? { fault: `${argument.fault} (${name})` } : { ...argument, path, source, name };
}

/** Keeps the text of a call for the file. Returns `{reason, expected}` if it cannot be kept; undefined if it is kept. */
function keep(text, stack, isNew, hasProperties) {
  const { fault, path, source, name, from, until, indentation, prefix } = find(stack, hasProperties);
  if (fault) {
    return {
      reason: `The snapshot cannot be written: ${fault}. Write it by hand, or use toMatchSnapshot, which keeps it elsewhere.`,
    };
  }
  const key = `${path}:${from}`;
  const earlier = taken.get(key);
  if (earlier === text) return undefined;
  taken.set(key, earlier ?? text);
  const literal = prefix + literalOf(text, indentation);
  // Another value is reported, too, so that the call keeps none.
  unreported.push({
    path, source, place: name, from, until, isNew,
    literal: source.includes('\r\n') ? literal.replaceAll('\n', '\r\n') : literal,
  });
  if (earlier === undefined) return undefined;
  return {
    reason: 'This call was made with another value before in this run, and an inline snapshot has one text.',
    expected: earlier,
  };
}

module.exports = {
  /**
   * Compares a text with the snapshot of its call, and keeps it if there is none, or under --update.
   * @param snapshot the argument of the call; undefined if there is none
   * @param hasProperties true if the snapshot is the argument after the properties
   * @returns the verdict: `{isMatch, expected, reason}`
   */
  compare(text, snapshot, stack, hasProperties) {
    if (!settings.updates) {
      if (snapshot !== undefined) return compare(text, snapshot);
      if (settings.isCI) return { isMatch: false, reason: 'The call has no snapshot yet. Run without CI=true to write it.' };
    }
    const isSame = snapshot !== undefined && compare(text, snapshot).isMatch;
    const obstacle = keep(text, stack, !isSame, hasProperties);
    return { isMatch: isSame || !obstacle, ...(isSame ? {} : obstacle) };
  },
  /** Returns the texts that were kept since the last call. */
  takeUnreported() {
    const kept = unreported;
    unreported = [];
    return kept;
  },
};
