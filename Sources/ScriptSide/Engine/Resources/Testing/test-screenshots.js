'use strict';
// Pictures of the screen that an earlier run has kept, each in a file beside the snapshots of the test file, and what differs
// from them. As with snapshots, the program that runs the file on all routes writes them.

const { absolute } = require('./resolution');
const { comparison } = require('./screenshot-comparison');
const { settings } = host;

const file = absolute(host.file);
const cut = file.lastIndexOf('/');
const folder = `${file.slice(0, cut)}/__snapshots__`;
const prefix = `${file.slice(cut + 1)}.`;

/** The differences between two pictures in words, a line each. */
const differences = (expected, received) =>
  host.pictureDifferences(expected, received).map((line) => `  ${line}`).join('\n');

/** The pictures of this run, by the names of their files without the end. */
const taken = new Map();
/** The full names, by the names of the files: two of them must not share one. */
const owners = new Map();
let unreported = new Set();
let test = '';
/** The number of pictures that the running test has taken. */
let count = 0;

/** The part of a file's name that stands for a name: small letters and digits of ASCII. */
const slug = (name) => name.toLowerCase().split(/[^a-z0-9]+/).filter(Boolean).join('-').slice(0, 120);

function fileName(common) {
  const name = slug(common) || 'screen';
  const owner = owners.get(name);
  if (owner !== undefined && owner !== common) {
    throw new TypeError(`The pictures '${owner}' and '${common}' would be kept in the same file. Give one of them another name.`);
  }
  owners.set(name, common);
  return name;
}

/** The end of a comparison, with what differs in words, and in a picture. */
const differing = (name, reason, before, after) => ({
  isMatch: false,
  reason: `${reason}\n${differences(before, after)}`,
  picture: { name: `${name} differs`, text: comparison(before, after) },
});

const path = (name) => `${folder}/${prefix}${name}.svg`;
const routePath = (name) => path(`${name}.${settings.architecture}`);

function read(place) {
  const text = host.readFile(place);
  const fault = text === null ? host.fileFault(place) : null;
  if (fault !== null) throw new Error(`The picture '${place}' cannot be read: ${fault}.`);
  return text ?? undefined;
}

module.exports = {
  begin(names) {
    test = names.join(' > ');
    count = 0;
  },
  /**
   * @returns `{isMatch, reason, picture}` for a picture; one that is new, or under --update, is kept. `picture` shows a
   * difference, as `{name, text}`
   */
  compare(text, title) {
    count++;
    const name = fileName(`${test} ${title ?? ''} ${count}`);
    const expected = read(routePath(name)) ?? read(path(name));
    const earlier = taken.get(name);
    if (earlier && (earlier.isNew || settings.updates) && earlier.text !== text) {
      return differing(name, `The picture '${name}' was another one before in this run.`, earlier.text, text);
    }
    const isSame = expected === text;
    if (expected === undefined && settings.isCI && !settings.updates) {
      return { isMatch: false, reason: `There is no picture '${path(name)}'. Run without CI=true to make it.` };
    }
    const isKept = isSame || expected === undefined || settings.updates;
    taken.set(name, { text: isKept ? text : expected, isNew: isKept && !isSame });
    unreported.add(name);
    if (isKept) return { isMatch: true, reason: 'The screen is that of the picture.' };
    return differing(name, `The screen differs from '${path(name)}':`, expected, text);
  },
  /** Returns the pictures that were taken since the last call. */
  takeUnreported() {
    const names = [...unreported];
    unreported = new Set();
    return names.map((name) => {
      const { text, isNew } = taken.get(name);
      return { path: path(name), routePath: routePath(name), isNew, ...(isNew ? { text } : {}) };
    });
  },
  /**
   * Returns what the program that runs the file needs to find the pictures that no test takes any more.
   * @param unfinished the paths of the tests that did not run to their ends
   */
  record: (unfinished) => ({
    folder, prefix, updates: settings.updates, architecture: settings.architecture,
    unfinished: unfinished.map((names) => `${prefix}${slug(names.join(' > '))}`),
  }),
};
