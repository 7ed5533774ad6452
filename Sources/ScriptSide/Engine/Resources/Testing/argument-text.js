'use strict';
// Finds the end of an argument in the source of a call.

const BLANK = /\s+|\/\/.*|\/\*[^]*?\*\//y;
const QUOTED = /'(?:[^'\\\n]|\\[^])*'|"(?:[^"\\\n]|\\[^])*"/y;
const WORD = /[\w$.]+/y;
const PATTERN = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/y;
/** A template literal up to its end or to a value within it. */
const TEMPLATE = /(?:[^`\\$]|\\[^]|\$(?!\{))*(`|\$\{)/y;
/** The words after which a slash begins a pattern. */
const OPERATORS = ['await', 'case', 'delete', 'in', 'instanceof', 'new', 'of', 'return', 'typeof', 'void', 'yield'];

/** Returns the index after what a pattern finds at an index; undefined if it finds nothing. */
function behind(pattern, source, index) {
  pattern.lastIndex = index;
  return pattern.test(source) ? pattern.lastIndex : undefined;
}

/** Returns the index after a template literal. @param from the index after its first quotation mark */
function endOfTemplate(source, from) {
  for (let index = from; ;) {
    TEMPLATE.lastIndex = index;
    const found = TEMPLATE.exec(source);
    if (!found) return undefined;
    index = TEMPLATE.lastIndex;
    if (found[1] === '`') return index;
    const inner = scan(source, index);
    if (!inner || source[inner.next] !== '}') return undefined;
    index = inner.next + 1;
  }
}

/**
 * Passes over an expression, up to a sign that is not part of it: a comma, or a bracket that it has not opened.
 * Returns `{end, next}`: the index after the expression, without blanks, and that of the sign; undefined if there is none.
 */
function scan(source, from) {
  let [index, end, depth, isValue] = [from, from, 0, false];
  while (index < source.length) {
    const blank = behind(BLANK, source, index);
    const sign = source[index];
    if (blank !== undefined) {
      index = blank;
      continue;
    }
    if (depth === 0 && ',)]}'.includes(sign)) return { end, next: index };
    const word = behind(WORD, source, index);
    let until = behind(QUOTED, source, index) ?? word;
    if (sign === '`') until = endOfTemplate(source, index + 1);
    if (sign === '/' && !isValue) until = behind(PATTERN, source, index);
    if (until === undefined && '`\'"'.includes(sign)) return undefined;
    if ('([{'.includes(sign)) depth++;
    if (')]}'.includes(sign)) depth--;
    isValue = (until !== undefined && !(word && OPERATORS.includes(source.slice(index, word)))) || ')]}'.includes(sign);
    index = until ?? index + 1;
    end = index;
  }
  return undefined;
}

module.exports = { behind, endOfArgument: scan };
