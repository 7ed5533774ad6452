const { expect, test } = require('navbridge');
const { endOfArgument } = require('house/argument-text');

test.each([
  '{}', '{ a: 1 }', '{ a: [1, 2], b: { c: f(1, 2) } }', "{ a: ')' }", '{ a: ")}" }', '{ a: `)` }',
  ['{ a: `$', '{f({ b: `}` })})` }'].join(''),
  '{ a: /[)/]+\\//g }', '{ a: 4 / 2, b: 3 / 1 }', '{ a: (1) / 2 }', '{ /* ) */ a: 1 }', '{ // )\n a: 1 }', 'properties',
  'make({ a: 1 }, 2)', 'all[0].properties', '{ a: expect.stringMatching(/^[^,)]+$/), b: 1 }', '{ a: () => { return /\\)/; } }',
  '{ a: typeof /x,y/ }', "{ 'a-b': expect.any(String) }", 'async () => 1', '{ a: "\\"" }',
])('the end of %s is found', (argument) => {
  for (const [before, behind] of [['', ')'], ['  ', ' )'], ['\n', ', `x`)'], ['', '\n/* , */ )'], ['', ' // )\n, 1)']]) {
    const { end, next } = endOfArgument(`${before}${argument}${behind}`, 0);
    expect(end).toBe(before.length + argument.length);
    expect(`${before}${argument}${behind}`[next]).toMatch(/[,)]/);
  }
});

test.each(['{ a: 1', '{ a: `', '{ a: "', '{ a: `${1', "'"])('%s has no end', (source) => {
  expect(endOfArgument(source, 0)).toBe(undefined);
});
