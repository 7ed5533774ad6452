const { expect, test } = require('navbridge');
const { COLOR_NAMES } = require('house/color-names');
const { colorOption, processColor } = require('house/colors');

test.each([
  ['#01020304', '4010203'], ['#abc', 'ffaabbcc'], ['#abcd', 'ddaabbcc'], ['rgb(100%, 0%, 20%)', 'ffff0033'],
  ['rgba(1, 2, 300, 0.5)', '800102ff'], ['hsl(120, 100%, 50%)', 'ff00ff00'], ['hsla(240, 100%, 25%, 20%)', '33000080'],
  [0x11223344, '44112233'], [' ALICEBLUE ', 'fff0f8ff'], ['rebeccapurple', 'ff663399'], ['darkslategrey', 'ff2f4f4f'],
  ['papayawhip', 'ffffefd5'], ['transparent', '0'],
])('the colour %p has the number %s', (color, number) => {
  expect(processColor(color).toString(16)).toBe(number);
});

test.each(['nocolor', '#12345', 'rgb', -1, 1.5, 0x100000000, null, {}])('%p is no colour', (value) => {
  expect(processColor(value)).toBe(undefined);
});

test('there are the 148 names of CSS', () => {
  expect(COLOR_NAMES.size).toBe(148);
  for (const [name, digits] of COLOR_NAMES) expect(`${name} ${digits}`).toMatch(/^[a-z]+ [0-9a-f]{6}$/);
});

test('an option may have no colour, a system colour, or one for each appearance', () => {
  const both = { light: 0xff010203, dark: 0xff000000 };
  expect(colorOption(undefined)).toBe(undefined);
  expect(colorOption(null)).toBe('NoColor');
  expect(colorOption({ semantic: ['label'] })).toEqual({ semantic: ['label'] });
  expect(colorOption({ light: '#010203', dark: 'black' })).toEqual({ dynamic: both });
  expect(colorOption({ dynamic: { light: '#010203', dark: 'black' } })).toEqual({ dynamic: both });
});
