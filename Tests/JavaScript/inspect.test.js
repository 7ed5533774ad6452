const { expect, test } = require('navbridge');
const { className, format, inspect, memberText } = require('house/inspect');

test.each([
  ['a', 'a'], [['b'], '["b"]'], [{ c: 'd' }, '{ c: "d" }'], [1, '1'], [-0, '-0'], [null, 'null'], [undefined, 'undefined'],
  [2n, '2n'], [Symbol('s'), 'Symbol(s)'], [() => 1, '[Function]'], [new Map([[1, 'x']]), 'Map(1) {1 => "x"}'],
  [new Set([1]), 'Set(1) {1}'], [new Date(0), '1970-01-01T00:00:00.000Z'], [new Date(NaN), 'Invalid Date'], [/r/g, '/r/g'],
  [Promise.resolve(), 'Promise {}'], [{}, '{}'], [new TypeError('no'), 'TypeError: no'],
  [Object.assign(new Error('no'), { code: 7 }), 'Error [7]: no'],
])('%p is printed as %s', (value, text) => {
  expect(inspect(value)).toBe(text);
});

test('an object of a class is printed with its name', () => {
  class Point {
    x = 1;
  }
  expect(inspect(new Point())).toBe('Point { x: 1 }');
  expect([className(new Point()), className({}), className(Object.create(null))]).toEqual(['Point', '', '']);
});

test('what contains itself or lies deep is cut off', () => {
  const circle = {};
  circle.a = circle;
  expect(inspect(circle)).toBe('{ a: [Circular] }');
  expect(inspect([[[[[1]]]]])).toBe('[[[[[Array]]]]]');
  expect(inspect({ a: { a: { a: { a: { a: 1 } } } } })).toBe('{ a: { a: { a: { a: [Object] } } } }');
});

test('nothing that a value does when it is read ends the print', () => {
  const trap = () => { throw new Error('no'); };
  expect(inspect({ get a() { return trap(); }, b: 1 })).toBe('{ a: [Getter that throws], b: 1 }');
  expect(inspect(new Proxy({}, { get: trap, ownKeys: trap, getPrototypeOf: trap }))).toBe('[a value that cannot be read]');
  expect(memberText({ get code() { return trap(); } }, 'code')).toBe('[a value that cannot be read]');
  expect(memberText(null, 'code')).toBe(undefined);
});

test.each([
  [['%s is %d%% %j', 'it', 50, { a: 1 }, 'more'], 'it is 50% {"a":1} more'], [['%i %f', 2.7, '2.5'], '2 2.5'],
  [['%s and %s', 'a'], 'a and %s'], [['%cred', 'color: red'], 'red'], [['%o', { a: 'b' }], '{ a: "b" }'],
  [['a', ['%s'], 'b'], 'a ["%s"] b'], [[1, '%s'], '1 %s'], [[], ''],
])('the values %p are formatted as %s', (values, text) => {
  expect(format(values)).toBe(text);
});
