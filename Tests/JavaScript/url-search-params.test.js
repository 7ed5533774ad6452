const { expect, test } = require('navbridge');
const { URLSearchParams } = require('house/url-search-params');

test.each([
  ['a=1&b=2&a=3', 'a=1&b=2&a=3', [['a', '1'], ['b', '2'], ['a', '3']]],
  ['?a=b%20c+d&e', 'a=b+c+d&e=', [['a', 'b c d'], ['e', '']]],
  ['%zz=%ff&%61', '%25zz=%EF%BF%BD&a=', [['%zz', '\ufffd'], ['a', '']]],
  ['a=b=c&&=x', 'a=b%3Dc&=x', [['a', 'b=c'], ['', 'x']]],
  [[['x', '1'], ['y', "é~!*()'"]], 'x=1&y=%C3%A9%7E%21*%28%29%27', [['x', '1'], ['y', "é~!*()'"]]],
  [{ q: 1 }, 'q=1', [['q', '1']]],
  [new Map([['m', 'n']]), 'm=n', [['m', 'n']]],
  [new URLSearchParams('k=v'), 'k=v', [['k', 'v']]],
])('the parameters %p are written as %s', (init, text, pairs) => {
  const params = new URLSearchParams(init);
  expect([params.size, String(params), [...params]]).toEqual([pairs.length, text, pairs]);
});

test('a pair needs two parts', () => {
  expect(() => new URLSearchParams([['a']])).toThrow(TypeError);
});

test('parameters are looked up', () => {
  const params = new URLSearchParams('a=1&b=2&a=3');
  expect([params.get('a'), params.get('c'), params.getAll('a')]).toEqual(['1', null, ['1', '3']]);
  expect([params.has('a', '3'), params.has('a', '4'), params.has('c')]).toEqual([true, false, false]);
});

test('parameters are changed and listed', () => {
  const params = new URLSearchParams('a=1&b=2&a=3');
  params.set('a', 9);
  params.delete('b', '0');
  expect([String(params), [...params.keys()], [...params.values()]]).toEqual(['a=9&b=2', ['a', 'b'], ['9', '2']]);
  params.append('a', 'x y');
  params.sort();
  const seen = [];
  params.forEach((value, name) => seen.push([name, value]));
  expect(seen).toEqual([['a', '9'], ['a', 'x y'], ['b', '2']]);
  params.delete('a');
  expect(String(params)).toBe('b=2');
});
