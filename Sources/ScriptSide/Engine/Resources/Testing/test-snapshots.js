'use strict';
// Values that were kept by an earlier run, beside the test file, and are compared with those of this run. The program that
// runs the file on all routes writes them: the routes of one run may differ, and none of them fails because of what
// another one has kept just now.

const { absolute } = require('./resolution');
const { settings } = host;

const file = absolute(host.file);
const cut = file.lastIndexOf('/');
const path = `${file.slice(0, cut)}/__snapshots__/${file.slice(cut + 1)}.snap`;

/** The kept texts, by name; read at the first use. */
let kept;
/** The texts of this run, by the names under which they are kept. */
const taken = new Map();
/** The names of the texts that are not reported yet. */
let unreported = new Set();
let test = '';
/** The number of snapshots that the running test has taken. */
let count = 0;

/**
 * True for a text that can stand as it is. Others are written as JSON: those with line ends other than LF, with what is
 * invisible, or with lines that look like the file's own.
 */
const isPlain = (text) => text.isWellFormed() && !/[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff]|^###/m.test(text);

/** A text as JSON in ASCII, which stays the same in every encoding. */
const quoted = (text) => JSON.stringify(text).replace(
  /[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Returns the text of an entry in the file. */
function entryText(name, value) {
  const title = isPlain(name) && !/\n|^"/.test(name) ? name : quoted(name);
  return `### ${title}\n${isPlain(value) ? value : `### ${quoted(value)}`}\n### end\n`;
}

const entry = /^### (.*)\n(?:### (".*")|([^]*?))\n### end$/gm;

function entries(text) {
  return [...text.matchAll(entry)].map(([, title, json, plain]) =>
    [title.startsWith('"') ? JSON.parse(title) : title, json === undefined ? plain : JSON.parse(json)]);
}

/** The reason for which a file is not one of this runner's alone, and must stay as it is; undefined if it is. */
function foreign(text) {
  if (/^\/\/ Jest Snapshot v/.test(text)) return 'has snapshots of Jest. Give this test file, or Jest\'s, another name';
  const line = text.replace(entry, (whole) => whole.replace(/[^\n]/g, ' ')).split('\n').findIndex((rest) => rest.trim() !== '');
  return line < 0 ? undefined : `has text in line ${line + 1} that is not part of a snapshot. Correct it, or move the file away`;
}

/** The text of the file; null if there is none. */
function readText() {
  const text = host.readFile(path);
  const fault = text === null ? host.fileFault(path) : null;
  if (fault !== null) throw new Error(`The snapshots in '${path}' cannot be read: ${fault}.`);
  return text;
}

function read() {
  if (kept) return kept;
  const text = readText();
  const reason = foreign(text ?? '');
  if (reason) throw new Error(`The file '${path}' would be replaced, but it ${reason}.`);
  kept = new Map(entries(text ?? ''));
  return kept;
}

/** The name of a text that is kept for this route alone, because the routes differ. */
const onRoute = (name) => `${name} [${settings.architecture}]`;
const isOfOtherRoute = (name) => / \[(bridge|turbo)\]$/.test(name) && !name.endsWith(` [${settings.architecture}]`);

module.exports = {
  begin(names) {
    test = names.join(' > ');
    count = 0;
  },
  /** @returns `{isMatch, expected}` for a text; a text that is new, or under --update, is kept */
  compare(text, hint) {
    count++;
    const common = `${test}${hint ? `: ${hint}` : ''} ${count}`;
    const name = read().has(onRoute(common)) ? onRoute(common) : common;
    const earlier = taken.get(name);
    if (earlier && (earlier.isNew || settings.updates) && earlier.text !== text) {
      return { isMatch: false, expected: earlier.text, reason: `The snapshot '${name}' had another value before in this run.` };
    }
    const expected = read().get(name);
    const isSame = expected === text;
    if (expected === undefined && settings.isCI && !settings.updates) {
      return { isMatch: false, reason: `There is no snapshot '${name}' in '${path}'. Run without CI=true to make it.` };
    }
    const isKept = isSame || expected === undefined || settings.updates;
    taken.set(name, { text: isKept ? text : expected, isNew: isKept && !isSame });
    unreported.add(name);
    return { isMatch: isKept, expected: isKept ? text : expected };
  },
  /** Returns the texts that were taken since the last call. They are reported early: a later test may end this process. */
  takeUnreported() {
    const names = [...unreported];
    unreported = new Set();
    return names.map((name) => {
      const { text, isNew } = taken.get(name);
      return {
        name: quoted(name), isNew, entry: entryText(name, text), routeName: quoted(onRoute(name)),
        routeEntry: entryText(onRoute(name), text),
      };
    });
  },
  /**
   * Returns what the program that runs the file needs to write the snapshots, beside the texts that were taken; undefined
   * if it needs nothing.
   * @param unfinished the paths of the tests that did not run to their ends, whose snapshots may be needed later
   */
  record(unfinished) {
    // A file that is not this runner's is none of the concern of tests that take no snapshots.
    if (!taken.size && !kept && foreign(readText() ?? '')) return undefined;
    const starts = unfinished.flatMap((names) => [' ', ': '].map((end) => names.join(' > ') + end));
    const isNeeded = (name) => taken.has(name) || read().has(onRoute(name)) || isOfOtherRoute(name) ||
      starts.some((start) => name.startsWith(start));
    const all = [...read()];
    const unused = all.map(([name]) => name).filter((name) => !isNeeded(name));
    // An earlier process of this run may have taken texts.
    if (!taken.size && !unused.length && settings.after < 0) return undefined;
    return {
      path,
      updates: settings.updates,
      kept: all.map(([name, text]) => ({ name: quoted(name), entry: entryText(name, text) })),
      unused: unused.map(quoted),
    };
  },
};
