'use strict';
// The texts of inline snapshots: as template literals in a test file, and as the values that they stand for.

const { behind, endOfArgument } = require('./argument-text');

/** What stands in a literal as an escape: characters that no editor shows, and halves of pairs. */
const HIDDEN = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff]/g;
const HALVES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const escape = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
const indentationOf = (line) => /^[^\S\n]*/.exec(line)[0];
const isBlank = (line) => line.trim() === '';

/** A text of several lines begins and ends with a line break in its literal. */
const framed = (text) => (text.includes('\n') ? `\n${text}\n` : text);

/**
 * Returns the template literal of a text.
 * @param indentation the blanks before the line of the call; the lines of the text are indented by one step more
 */
function literalOf(text, indentation) {
  const step = indentation.includes('\t') ? '\t' : '  ';
  const body = text.replace(/[\\`]|\$\{/g, '\\$&').replace(HIDDEN, escape).replace(HALVES, escape);
  if (!body.includes('\n')) return `\`${body}\``;
  const lines = body.split('\n').map((line) => (line === '' ? '' : indentation + step + line));
  return `\`\n${lines.join('\n')}\n${indentation}\``;
}

/** Returns a text without a common indentation of its inner lines; undefined if one of them has another. */
function without(indentation, lines) {
  const inner = lines.slice(1, -1);
  if (!inner.every((line) => line === '' || line.startsWith(indentation))) return undefined;
  return ['', ...inner.map((line) => line.slice(indentation.length)), ''].join('\n');
}

/**
 * Returns the texts that a snapshot may stand for: without the indentation that its last line shows, as this program
 * writes it, and without that of its first line, as Jest reads it.
 */
function meanings(snapshot) {
  const lines = snapshot.split('\n');
  if (lines.length <= 2 || !isBlank(lines[0]) || !isBlank(lines.at(-1))) return [snapshot];
  const end = lines.at(-1);
  const first = indentationOf(lines.find((line) => !isBlank(line)) ?? '');
  const found = [end + (end.includes('\t') ? '\t' : '  '), first].map((indentation) => without(indentation, lines));
  return [...found.filter((text) => text !== undefined), snapshot];
}

/** Returns `{isMatch, expected}` for a text and the snapshot that is given for it. */
function compare(text, snapshot) {
  const texts = meanings(snapshot);
  const isFramed = /^\n[^]*\n$/.test(texts[0]);
  return { isMatch: texts.includes(framed(text)), expected: isFramed ? texts[0].slice(1, -1) : texts[0] };
}

const CALL = /\b(?:toMatchInlineSnapshot|toThrowErrorMatchingInlineSnapshot)\s*\(/g;
const BLANKS = /(?:\s|\/\/.*|\/\*[^]*?\*\/)*/y;
const LITERAL = /`(?:[^`\\$]|\\[^]|\$(?!\{))*`|'(?:[^'\\\n]|\\[^])*'|"(?:[^"\\\n]|\\[^])*"/y;
const END = /(?:\s|\/\/.*|\/\*[^]*?\*\/)*(?:,(?:\s|\/\/.*|\/\*[^]*?\*\/)*)?\)/y;

/** Returns the index of a place, whose numbers are counted from 1. */
function indexOf(source, line, column) {
  const breaks = [...source.matchAll(/\r\n|[\n\r\u2028\u2029]/g)];
  const last = line > 1 ? breaks[line - 2] : undefined;
  return (last ? last.index + last[0].length : 0) + column - 1;
}

/**
 * Finds the snapshot among the arguments of a call. Returns `{from, until, indentation, prefix}`: the part of the source that
 * the literal takes, the blanks before the call's line, and the text before the literal; or `{fault}`, the end of a sentence.
 *
 * @param hasProperties true if the first argument states properties, and the snapshot is the second
 */
function argumentAt(source, line, column, hasProperties = false) {
  const at = indexOf(source, line, column);
  const call = [...source.matchAll(CALL)].find(({ 0: text, index }) => index <= at && at <= index + text.length);
  if (!call) return { fault: 'the call of the matcher is not at that place' };
  let open = call.index + call[0].length;
  const indentation = indentationOf(source.slice(source.lastIndexOf('\n', call.index) + 1));
  if (hasProperties) {
    const properties = endOfArgument(source, open);
    if (!properties) return { fault: 'the end of the properties is not found' };
    const { end, next } = properties;
    if (behind(END, source, next) !== undefined) return { from: end, until: end, indentation, prefix: ', ' };
    open = next + 1;
  }
  if (behind(END, source, open) !== undefined) return { from: open, until: open, indentation, prefix: '' };
  const from = behind(BLANKS, source, open);
  const until = behind(LITERAL, source, from);
  if (until === undefined || behind(END, source, until) === undefined) {
    return { fault: 'the argument there is no single literal text' };
  }
  return { from, until, indentation, prefix: '' };
}

module.exports = { argumentAt, compare, literalOf };
