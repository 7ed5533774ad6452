const { expect, test } = require('navbridge');
const { argumentAt, compare, literalOf } = require('house/inline-text');

/** The value of a literal, as the engine reads it. */
const valueOf = (literal) => (0, eval)(literal);

test('a text of one line is its literal, and that of several lines is indented by two more than the call', () => {
  expect(literalOf('"a"', '    ')).toBe('`"a"`');
  expect(literalOf('[\n  1,\n\n]', '  ')).toBe('`\n    [\n      1,\n\n    ]\n  `');
  expect(literalOf('[\n]', '\t')).toBe('`\n\t\t[\n\t\t]\n\t`');
});

test.each([
  '', 'a', '`', '\\', '\\\\`$'.concat('{x}`'), '$', '${', '\\${', '$${', '\r', 'a\r\nb', '\u2028', '\0', '\ud800', '\udc00\ud800',
  '😀', '\ufeffa', '\n', '\n\n', 'a\n', '\na', '  a\n    b', '    a\n  b', '\ta\n b', 'a\n\n  b',
  '`\n${', ' ', '  \n  ', '\\u0041',
])('%s is the same text when its literal is read again, at any indentation', (text) => {
  for (const indentation of ['', '  ', '\t', '      ']) {
    const snapshot = valueOf(literalOf(text, indentation));
    expect(compare(text, snapshot).isMatch).toBe(true);
    expect(compare(`${text}!`, snapshot).isMatch).toBe(false);
  }
});

test('a snapshot that is indented as Jest and its formatters do it is the same text', () => {
  expect(compare('[\n  1,\n]', '\n        [\n          1,\n        ]\n    ').isMatch).toBe(true);
  expect(compare('[\n  1,\n]', '\n[\n  1,\n]\n').isMatch).toBe(true);
  expect(compare('[\n  1,\n]', '[\n  1,\n]').isMatch).toBe(false);
  expect(compare('[\n  1,\n]', '\n    [\n      2,\n    ]\n  ')).toEqual({ isMatch: false, expected: '[\n  2,\n]' });
});

test.each([
  ['expect(1).toMatchInlineSnapshot()', 33, 33], ['expect(1).toMatchInlineSnapshot( )', 33, 33],
  ['expect(1).toMatchInlineSnapshot(`1`)', 33, 36], ['expect(1).toMatchInlineSnapshot("a)" , )', 33, 37],
  ["expect(1).toMatchInlineSnapshot(/* ) */ 'a\\'' // )\n)", 41, 46], ['expect(1).toMatchInlineSnapshot(`\\`$\\${)`)', 33, 42],
])('the argument of %s is found', (source, from, until) => {
  const found = { from: from - 1, until: until - 1, indentation: '', prefix: '' };
  for (const column of [11, 32]) expect(argumentAt(source, 1, column)).toEqual(found);
});

test('the argument is found behind line breaks of all kinds, and with the blanks before its line', () => {
  const found = argumentAt('a\r\nb\n  c\n\texpect(1)\n\t  .toMatchInlineSnapshot();', 5, 5);
  expect(found.indentation).toBe('\t  ');
  expect(argumentAt('a\r\n\nexpect(1).toMatchInlineSnapshot()', 3, 11).from).toBe(36);
});

test.each([
  ['expect(1).toMatchInlineSnapshot()', 1, 'is not at that place'], ['f()', 2, 'is not at that place'],
  ['expect(1).toMatchInlineSnapshot(text)', 11, 'no single literal text'],
  ['expect(1).toMatchInlineSnapshot(`$'.concat('{1}`)'), 11, 'no single literal text'],
  ["expect(1).toMatchInlineSnapshot('a' + 'b')", 11, 'no single literal text'],
])('%s at column %s cannot be written', (source, column, words) => {
  expect(argumentAt(source, 1, column).fault).toContain(words);
});

test.each([
  ['expect(1).toMatchInlineSnapshot({ a: 1 })', 40, 40, ', '], ['expect(1).toMatchInlineSnapshot({ a: 1 },)', 40, 40, ', '],
  ['expect(1).toMatchInlineSnapshot({ a: 1 } /* ) */ )', 40, 40, ', '], ['expect(1).toMatchInlineSnapshot(all, `1`)', 37, 40, ''],
  ["expect(1).toMatchInlineSnapshot({ a: ')' },\n  '1' )", 46, 49, ''],
])('the snapshot behind the properties of %s is found', (source, from, until, prefix) => {
  expect(argumentAt(source, 1, 11, true)).toEqual({ from, until, indentation: '', prefix });
});

test('properties without an end, and a text behind them that is no literal, cannot be written', () => {
  expect(argumentAt('expect(1).toMatchInlineSnapshot({ a: 1', 1, 11, true).fault).toContain('end of the properties');
  expect(argumentAt('expect(1).toMatchInlineSnapshot({}, text)', 1, 11, true).fault).toContain('no single literal text');
});
