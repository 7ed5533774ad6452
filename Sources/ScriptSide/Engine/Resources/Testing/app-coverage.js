'use strict';
// The coverage of apps that Babel's istanbul plugin has instrumented. It is in the app's context, and is taken before that ends.

const { keep } = require('./kept-coverage');

/** The sums of two lists, or of the members of two objects. A list that is not there counts as one of zeros. */
function sums(one, other) {
  if (Array.isArray(one)) return one.map((count, at) => count + (other?.[at] ?? 0));
  return Object.fromEntries(Object.keys(one).map((key) =>
    [key, Array.isArray(one[key]) ? sums(one[key], other?.[key]) : one[key] + (other?.[key] ?? 0)]));
}

/**
 * Adds the counts of one coverage to another one: those of statements, functions and branches, by the paths of the files. A file
 * that was instrumented anew, and has another hash, takes the place of the one before.
 */
function merge(into, added) {
  for (const [path, file] of Object.entries(added)) {
    const known = into[path];
    const isSame = known && known.hash === file.hash;
    into[path] = isSame ? { ...file, s: sums(file.s, known.s), f: sums(file.f, known.f), b: sums(file.b, known.b) } : file;
  }
}

module.exports = {
  merge,
  /** Resolves with true if an app is instrumented. */
  isIn: (app) => app.evaluate("typeof globalThis.__coverage__ === 'object'").catch(() => false),
  /** Takes the counts of an app's context. One that has ended, or that ends meanwhile, has none. */
  async take(app) {
    const text = await app.evaluate('JSON.stringify(globalThis.__coverage__ ?? null)').catch(() => 'null');
    const found = JSON.parse(text);
    if (found) keep((kept) => merge(kept, found));
  },
};
