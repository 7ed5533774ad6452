'use strict';
// Finds the name that a misspelt one means.

const { cutLine } = require('./cut-text');

/** The most names that a sentence lists. */
const MOST = 8;
/** The length from which on a text on the screen is a sentence, and no name. */
const SENTENCE = 80;
/** The longest name that is compared with another one on the screen. */
const LONGEST = 64;

/** The number of signs to add, to leave out, to replace or to swap with the next one until one name is the other. */
function distance(name, otherName) {
  const [one, other] = [name.toLowerCase(), otherName.toLowerCase()];
  let before = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const replaced = row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next.push(Math.min(replaced, row[j] + 1, next[j - 1] + 1, isSwap ? before[j - 2] + 1 : Infinity));
    }
    [before, row] = [row, next];
  }
  return row.at(-1);
}

/** Returns `[distance, name]` for each name, the nearest first. */
const ranked = (all, far) => all.map((one) => [far(one), one]).sort(([a], [b]) => a - b);

/** Returns the name that is most like one that does not exist; undefined if none is alike. */
function nearest(name, all) {
  const [[far, found] = []] = ranked(all, (one) => distance(name, one));
  return far <= Math.floor(name.length / 3) ? found : undefined;
}

/** How far a name on the screen is from one that was looked for there. One that contains the other is near. */
function farOnScreen(wanted, name) {
  if (Math.max(wanted.length, name.length) > LONGEST) return Number.MAX_VALUE;
  const [one, other] = [wanted.toLowerCase(), name.toLowerCase()];
  return other.includes(one) || (other.length > 2 && one.includes(other)) ? 1 : distance(one, other);
}

/**
 * The sentence that lists what is there, the nearest first, as the native side lists testIDs.
 * @param none the sentence if nothing is there
 */
function listed(wanted, all, none) {
  const found = ranked([...new Set(all)].sort(), (one) => farOnScreen(String(wanted ?? ''), one));
  if (!found.length) return none;
  const shown = found.slice(0, MOST).map(([, one]) => `'${cutLine(one)}'`).join(', ');
  const rest = found.length - MOST;
  return `There ${found.length === 1 ? 'is' : 'are'} ${shown}${rest > 0 ? ` and ${rest} more` : ''}.`;
}

/** The hint of a test's failure: the names on the screen, the nearest first, without those that are sentences. */
const hint = (wanted, names) =>
  `\n\nHINT: ${listed(wanted, names.filter((name) => name.length < SENTENCE), 'Nothing on the screen has one.')}`;

module.exports = { hint, listed, nearest };
