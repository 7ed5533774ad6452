'use strict';
// Cuts what a failure prints: a long line, around the place where two lines differ, and a text of many lines.

/** The most signs of a line that are shown, and those of them that stand before a difference. */
const LINE = 400;
const BEFORE = 80;
/** The most lines of a value that are shown. */
const LINES = 60;

/** The part of a line from a place on, with the numbers of signs that are left out. */
function part(line, from) {
  if (line.length <= LINE) return line;
  const [start, end] = [Math.min(from, line.length - LINE), Math.min(from, line.length - LINE) + LINE];
  const before = start > 0 ? `(${start} characters) …` : '';
  return `${before}${line.slice(start, end)}${end < line.length ? `… (${line.length} characters)` : ''}`;
}

const cutLine = (line) => part(line, 0);

/** Cuts two lines at the same place, so that the first sign in which they differ is shown. */
function cutPair(one, other) {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const from = same > LINE - BEFORE ? same - BEFORE : 0;
  return [part(one, from), part(other, from)];
}

/** Cuts each line of a text, and the text after its first lines. */
function cutText(text) {
  const lines = text.split('\n');
  const shown = lines.slice(0, LINES).map(cutLine);
  return [...shown, ...(lines.length > LINES ? [`… (${lines.length} lines)`] : [])].join('\n');
}

/** Cuts the lines of a difference. A line that is only expected is compared with the one that stands in its place. */
function cutDifference(lines) {
  const shown = lines.map(cutLine);
  for (let at = 0; at < lines.length; at++) {
    let [old, fresh] = [at, at];
    while (lines[old]?.startsWith('- ')) old++;
    fresh = old;
    while (lines[fresh]?.startsWith('+ ')) fresh++;
    for (let row = 0; row < Math.min(old - at, fresh - old); row++) {
      const pair = cutPair(lines[at + row].slice(2), lines[old + row].slice(2));
      [shown[at + row], shown[old + row]] = [`- ${pair[0]}`, `+ ${pair[1]}`];
    }
    at = Math.max(at, fresh - 1);
  }
  return shown;
}

/** The beginning of a text, cut at a whole character. */
function cutTo(text, most) {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  return `${start.toWellFormed?.() ?? start}…`;
}

module.exports = { cutDifference, cutLine, cutPair, cutText, cutTo };
