const { expect, test } = require('navbridge');
const { typeName, valueTree, valueTrees } = require('house/value-tree');

class Point {
  x = 1;
}

test.each([
  ['a"b', 'string', '"a\\"b"'], [-0, 'number', '-0'], [2n, 'number', '2n'], [true, 'boolean', 'true'], [null, 'nothing', 'null'],
  [undefined, 'nothing', 'undefined'], [Symbol('s'), 'symbol', 'Symbol(s)'], [function named() {}, 'function', 'ƒ named()'],
  [() => 1, 'function', 'ƒ ()'], [Point, 'function', 'class Point'], [/r/g, 'pattern', '/r/g'],
  [new Date(0), 'date', '1970-01-01T00:00:00.000Z'], [new Date(NaN), 'date', 'Invalid Date'],
  [Promise.resolve(), 'object', 'Promise {}'],
  [{}, 'object', '{}'], [[], 'array', '(0) []'], [new Map(), 'map', 'Map(0) {}'],
])('%p has no members, and the kind %s', (value, kind, text) => {
  expect(valueTree(value)).toEqual({ kind, text });
});

test.each([
  [{ a: 1, b: { c: 2 } }, '{ a: 1, b: {…} }', ['a', 'b']], [[1, [2]], '(2) [1, Array(1)]', ['0', '1']],
  [new Map([[{ k: 1 }, 'v']]), 'Map(1) { {…} => "v" }', ['{…}']], [new Set(['x']), 'Set(1) { "x" }', ['0']],
  [new Point(), 'Point { x: 1 }', ['x']],
])('%p is shown as %s, and opens', (value, text, names) => {
  const tree = valueTree(value);
  expect(tree.text).toBe(text);
  expect(tree.members.map(([name]) => name)).toEqual(names);
});

test('an error opens to its own members, its cause and its stack', () => {
  const { kind, text, members } = valueTree(Object.assign(new TypeError('no', { cause: 7 }), { code: 'E' }));
  expect([kind, text]).toEqual(['error', 'TypeError: no']);
  const names = members.map(([name]) => name).filter((name) => !['line', 'column', 'sourceURL'].includes(name));
  expect(names).toEqual(['code', 'cause', 'stack']);
});

test('no getter is called', () => {
  let count = 0;
  const tree = valueTree({ get a() { count += 1; return count; } });
  expect([tree.members, count]).toEqual([[['a', { kind: 'getter', text: '(getter)' }]], 0]);
});

test('what contains itself, lies deep or has many members is cut, with the number that is left out', () => {
  const circle = {};
  circle.me = circle;
  expect(valueTree(circle).members).toEqual([['me', { kind: 'object', text: '[Circular]' }]]);
  let deep = {};
  for (let at = 0; at < 8; at++) deep = { deep };
  let tree = valueTree(deep);
  for (let at = 0; at < 5; at++) [[, tree]] = tree.members;
  expect(tree).toEqual({ kind: 'object', text: '{ deep: {…} }', more: 1 });
  const long = valueTree(Array.from({ length: 130 }, (_, at) => at));
  expect([long.members.length, long.more]).toEqual([100, 30]);
  const wide = valueTree(Array.from({ length: 100 }, () => Array.from({ length: 100 }, () => ({}))));
  const all = JSON.stringify(wide).split('"kind"').length - 1;
  expect(all > 1900 && all < 2200).toBe(true);
});

test('no code of a value runs: neither inherited getters nor those of its tag', () => {
  let count = 0;
  const counted = () => { count += 1; return 'read'; };
  class Own extends Error {
    get message() { return counted(); }
    get [Symbol.toStringTag]() { return counted(); }
  }
  const tagged = { get [Symbol.toStringTag]() { return counted(); }, get $$typeof() { return counted(); } };
  valueTree([new Own(), tagged, new (class { get name() { return counted(); } })()]);
  expect(count).toBe(0);
});

test('the characters of all values together have a limit, and a long buffer is not walked', () => {
  const texts = Array.from({ length: 100 }, () => Array.from({ length: 19 }, () => 'x'.repeat(900)));
  expect(JSON.stringify(valueTree(texts)).length < 300_000).toBe(true);
  const [first, second] = valueTrees([texts, texts]);
  expect([first.members.length > 1, second.members.length]).toEqual([true, 0]);
  const buffer = valueTree(new Uint8Array(3_000_000));
  expect([buffer.members.length, buffer.more]).toEqual([100, 2_999_900]);
});

test('maps whose keys are maps take no more work than their depth', () => {
  let map = new Map();
  for (let at = 0; at < 40; at++) map = new Map([[map, map]]);
  expect(valueTree(map).text).toBe('Map(1) { Map(1) => Map(1) }');
});

test('the same object twice is no circle', () => {
  const one = { a: 1 };
  expect(valueTree([one, one]).members.map(([, { text }]) => text)).toEqual(['{ a: 1 }', '{ a: 1 }']);
});

test('a proxy that throws is named, and a long text is cut at a whole sign', () => {
  const proxy = new Proxy({}, { ownKeys() { throw new Error('no'); } });
  expect(valueTree(proxy).text).toBe('[a value that cannot be read]');
  const { text } = valueTree(`${'a'.repeat(999)}😀`);
  expect(text.isWellFormed?.() ?? true).toBe(true);
  expect(text.length < 1010).toBe(true);
});

test('an element of React is named by its component', () => {
  const element = (type) => ({ $$typeof: Symbol.for('react.element'), type, key: 'k', props: { a: 1 }, _owner: {} });
  const named = Object.assign(() => null, { displayName: 'Shown' });
  expect(['div', Point, named].map((type) => valueTree(element(type)).text)).toEqual(['<div>', '<Point>', '<Shown>']);
  expect(valueTree(element('div')).members.map(([name]) => name)).toEqual(['key', 'props']);
  expect(typeName({ render: Object.assign(() => null, { displayName: 'Forwarded' }) })).toBe('Forwarded');
  expect(typeName({ type: { render: Point } })).toBe('Point');
  expect([typeName({}), typeName(null), typeName(Symbol('react.suspense'))]).toEqual(['Anonymous', '?', 'react.suspense']);
});
