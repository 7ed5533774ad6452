const { expect, test } = require('navbridge');
const { isDate, isError, isMap, isPromise, isRegExp, isSet, items, patternOf, read } = require('house/kinds');

const kinds = { isDate, isError, isMap, isPromise, isRegExp, isSet };
const kindsOf = (value) => Object.keys(kinds).filter((name) => kinds[name](value));

test.each([
  [new Date(0), ['isDate']], [new TypeError('no'), ['isError']], [new Map(), ['isMap']], [Promise.resolve(), ['isPromise']],
  [/a/, ['isRegExp']], [new Set(), ['isSet']], [null, []], ['a', []], [{}, []], [[], []],
])('%s is of the kinds %s', (value, expected) => {
  expect(kindsOf(value)).toEqual(expected);
});

test.each([
  ['inherits from a Date', Object.create(Date.prototype)], ['inherits from a Map', Object.create(Map.prototype)],
  ['is a proxy of a Set', new Proxy(new Set(), {})], ['is a proxy of a Date', new Proxy(new Date(), {})],
])('an object that %s is of no kind', (_, value) => {
  expect(kindsOf(value)).toEqual([]);
});

test('the items of a collection are read without its own methods', () => {
  const map = Object.assign(new Map([['a', 1]]), { forEach: undefined });
  const set = Object.assign(new Set([3]), { forEach: undefined });
  expect(items(map)).toEqual([['a', 1]]);
  expect(items(set)).toEqual([3]);
  expect(items('ab')).toEqual(['a', 'b']);
  // eslint-disable-next-line no-sparse-arrays
  expect(items([1, , 3])).toEqual([1, undefined, 3]);
});

test('a member that throws when it is read has another value', () => {
  const object = { get broken() { throw new Error('no'); }, whole: 1 };
  expect(read(object, 'whole', 2)).toBe(1);
  expect(read(object, 'broken', 2)).toBe(2);
  expect(patternOf(/a+/gi)).toBe('/a+/gi');
});
