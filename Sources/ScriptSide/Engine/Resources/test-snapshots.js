'use strict';
// Values that were kept by an earlier run, beside the test file, and are compared with those of this run.

const { absolute } = require('./resolution');

const file = absolute(host.file);
const cut = file.lastIndexOf('/');
const path = `${file.slice(0, cut)}/__snapshots__/${file.slice(cut + 1)}.snap`;

/** The kept texts, by name; read at the first use. */
let kept;
let hasChanged = false;
let test = '';
/** The number of snapshots that the running test has taken. */
let count = 0;

function read() {
  if (kept) return kept;
  const text = host.readFile(path);
  kept = {};
  for (const [, name, value] of (text ?? '').matchAll(/^### (.*)\n([^]*?)\n### end$/gm)) kept[name] = value;
  return kept;
}

module.exports = {
  begin(names) {
    test = names.join(' > ');
    count = 0;
  },
  /** @returns `{isMatch, expected}` for a text; a text that is new, or under --update, is kept */
  compare(text, hint) {
    count++;
    const name = `${test}${hint ? `: ${hint}` : ''} ${count}`;
    const expected = read()[name];
    if (expected === text) return { isMatch: true, expected };
    if (expected === undefined && host.settings.isCI && !host.settings.updates) {
      return { isMatch: false, reason: `There is no snapshot '${name}' in '${path}'. Run without CI=true to make it.` };
    }
    if (expected !== undefined && !host.settings.updates) return { isMatch: false, expected };
    kept[name] = text;
    hasChanged = true;
    return { isMatch: true, expected: text };
  },
  /** Writes the snapshots if there are new ones. */
  write() {
    if (!hasChanged) return;
    const texts = Object.keys(kept).sort().map((name) => `### ${name}\n${kept[name]}\n### end\n`);
    host.writeFile(path, texts.join('\n'));
  },
};
