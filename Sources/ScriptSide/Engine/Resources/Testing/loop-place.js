'use strict';
// Finds the loop in which code was when the engine ended it. The engine names the last expression that could have thrown,
// which is in the loop, or before a loop that has no such expression.

const frameOf = (line) => /^(?:.*@)?(?!navbridge:)(.+):(\d+):(\d+)$/.exec(line);

/** Returns a source with blanks in place of comments and of what is quoted. */
const bare = (source) => source.replace(
  /\/\/[^\n]*|\/\*[^]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[^])*`/g,
  (whole) => whole.replace(/[^\n]/g, ' '));

/** The sources that were read, without comments and quotes, by their paths. */
const sources = new Map();

function sourceOf(path) {
  if (!sources.has(path)) sources.set(path, bare(host.readFile(path) ?? ''));
  return sources.get(path);
}

/** Returns the index after the bracket that closes the one at `from`. */
function closing(text, from) {
  let depth = 0;
  for (let index = from; index < text.length; index++) {
    if ('([{'.includes(text[index])) depth++;
    else if (')]}'.includes(text[index]) && --depth === 0) return index + 1;
  }
  return text.length;
}

/** Returns the index after a statement. */
function endOfStatement(text, from) {
  const start = from + /^\s*/.exec(text.slice(from))[0].length;
  if (text[start] === '{') return closing(text, start);
  const header = /^(?:for|while|if)\b[^(]*/.exec(text.slice(start));
  if (header) return endOfStatement(text, closing(text, start + header[0].length));
  for (let index = start; index < text.length; index++) {
    if (text[index] === ';' || text[index] === '}') return index + 1;
    if ('([{'.includes(text[index])) index = closing(text, index) - 1;
  }
  return text.length;
}

/** Returns the loops of a source as `{start, end}`. */
function loopsIn(text) {
  return [...text.matchAll(/(?<![.\w$])(?:(do)\b|(?:for|while)\b[^(]*(?=\())/g)].map(({ 0: head, 1: isDo, index: start }) => {
    const body = isDo ? start + head.length : closing(text, start + head.length);
    return { start, end: endOfStatement(text, body) };
  });
}

function indexOf(text, line, column) {
  let index = 0;
  for (let count = 1; count < line; count++) index = text.indexOf('\n', index) + 1;
  return index + column - 1;
}

function placeOf(path, text, index) {
  const before = text.slice(0, index).split('\n');
  return `${path}:${before.length}:${before.at(-1).length + 1}`;
}

/**
 * Returns the place of the innermost loop that was running, as `file:line:column`; if none is found, the place that the
 * engine names. Undefined for a stack without frames of the file.
 */
function loopAt(stack) {
  const lines = stack.split('\n');
  const frames = lines.map(frameOf).filter(Boolean).map(([whole, path, line, column]) => {
    const text = sourceOf(path);
    return { whole, path, text, at: indexOf(text, Number(line), Number(column)), place: `${path}:${line}:${column}` };
  });
  for (const { path, text, at } of frames) {
    const around = loopsIn(text).filter(({ start, end }) => start <= at && at < end).at(-1);
    if (around) return placeOf(path, text, around.start);
  }
  // A function of the engine that was called last has no loop after its call.
  const [inner] = frames;
  if (!inner || inner.whole !== lines[0]) return inner?.place;
  const next = loopsIn(inner.text).find(({ start }) => start >= inner.at);
  return next ? placeOf(inner.path, inner.text, next.start) : inner.place;
}

/** Returns the places of the loops within the arguments of a call. @param call the call's place, `file:line:column` */
function loopsWithin(call) {
  const frame = frameOf(call);
  if (!frame) return [];
  const [, path, line, column] = frame;
  const text = sourceOf(path);
  const start = text.indexOf('(', indexOf(text, Number(line), Number(column)) - 1);
  if (start < 0) return [];
  const within = text.slice(start, closing(text, start));
  return loopsIn(within).map((loop) => placeOf(path, text, start + loop.start));
}

module.exports = { loopAt, loopsWithin };
