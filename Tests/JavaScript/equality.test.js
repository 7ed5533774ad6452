const { expect, test } = require('navbridge');
const { host } = require('./host');

// The library that is tested is another one than that which tests.
host.global = globalThis;
const { expect: subject } = require('house/expect');
const { equals } = require('house/equality');

const map = (...entries) => new Map(entries);
const set = (...members) => new Set(members);
const bytes = (...list) => new Uint8Array(list);
const view = (...list) => new DataView(bytes(...list).buffer);
const cycle = (...names) => names.reduce((inner, name) => Object.assign(inner, { [name]: inner }), {});

const same = [
  [set(1, { a: 1 }, 2), set(2, { a: 1 }, 1)], [set({ a: 1 }, { a: 2 }), set({ a: 2 }, { a: 1 })], [set(NaN, -0), set(0, NaN)],
  [map([1, 2], [3, 4]), map([3, 4], [1, 2])], [map([{ a: 1 }, 2]), map([{ a: 1 }, 2])], [set(), set()], [map(), map()],
  [map([1, undefined]), map([1, undefined])], [set(1, 2), set(subject.any(Number), 1)],
  [bytes(1, 2), bytes(1, 2)], [new Float64Array([NaN]), new Float64Array([NaN])], [new ArrayBuffer(3), new ArrayBuffer(3)],
  [view(1, 2), view(1, 2)], [new DataView(bytes(9, 1).buffer, 1), view(1)], [cycle('a'), cycle('a')],
  [Object.assign(new Array(2), { 1: 1 }), [undefined, 1]], [{ a: undefined }, {}],
];

const different = [
  [set(1, 2), set(1, 3)], [set(1), set(1, 2)], [set({ a: 1 }, { a: 1 }), set({ a: 1 }, { a: 2 })],
  [map([1, 2]), map([1, 3])], [map([1, 2]), map([2, 2])], [map([1, undefined]), map([2, undefined])],
  [map([{ a: 1 }, 2]), map([{ a: 1 }, 3])], [bytes(1, 2), bytes(1, 3)], [bytes(1), bytes(1, 1)], [bytes(0), new Int8Array(1)],
  [new Float64Array([0]), new Float64Array([-0])], [new ArrayBuffer(3), new ArrayBuffer(4)],
  [bytes(1).buffer, bytes(2).buffer], [view(1, 2), view(1, 3)], [cycle('a'), cycle('b')],
  [{ a: undefined, b: 1 }, { b: 1, c: 1 }],
  [{ a: 1 }, Object.defineProperty({ c: 1 }, 'a', { value: 1 })], [[1], { 0: 1, length: 1 }],
];

for (const [index, [one, other]] of same.entries()) {
  test(`values are equal, in both directions (${index})`, () => {
    expect([equals(one, other), equals(other, one)]).toEqual([true, true]);
  });
}

for (const [index, [one, other]] of different.entries()) {
  test(`values differ, in both directions (${index})`, () => {
    expect([equals(one, other), equals(other, one)]).toEqual([false, false]);
  });
}

test('what was assumed for an item that does not match is forgotten for the next one', () => {
  // Within the first try a and b count as the same, because they are being compared.
  const pair = (value) => {
    const [outer, inner] = [{}, { value }];
    return Object.assign(outer, { inner, again: { inner } });
  };
  expect(equals(set(pair(1), pair(2)), set(pair(2), pair(1)))).toBe(true);
  expect(equals(set(pair(1), pair(2)), set(pair(2), pair(3)))).toBe(false);
  const [a, b] = [{ x: 1 }, { x: 1 }];
  a.self = a;
  b.self = b;
  const [one, other] = [{ a, end: 1 }, { a: b, end: 2 }];
  expect(equals([set(one), a, one], [set({ a: b, end: 1 }), b, other])).toBe(false);
  const tries = [set({ k: a, end: 1 }, { k: a, end: 2 }), set({ k: b, end: 2 }, { k: b, end: 1 })];
  expect(equals(...tries)).toBe(true);
  b.x = 2;
  expect(equals(...tries)).toBe(false);
});

test('what is shared is compared once: forty levels of pairs would be a million million comparisons', () => {
  let reads = 0;
  const levels = () => {
    let value = { get end() { return ++reads && 1; } };
    for (let level = 0; level < 40; level++) value = { left: value, right: value };
    return value;
  };
  expect(equals(levels(), levels())).toBe(true);
  expect(reads <= 6).toBe(true);
});

test('items of equal orders are each looked at once, and what has identity in any order not at all', () => {
  for (const count of [100, 1000, 10000]) {
    let looks = 0;
    const item = (number) => ({ [Symbol.toStringTag]: 'Item', get number() { return ++looks && number; } });
    const numbers = Array.from({ length: count }, (_, number) => number);
    const sets = [new Set(numbers.map(item)), new Set(numbers.map(item))];
    expect(equals(...sets)).toBe(true);
    expect(looks).toBe(4 * count);
    looks = 0;
    const shared = numbers.map(item);
    expect(equals(new Set(shared), new Set(shared.toReversed()))).toBe(true);
    const entries = shared.map((value, key) => [key, value]);
    expect(equals(new Map(entries), new Map(entries.toReversed()))).toBe(true);
    expect(looks).toBe(0);
  }
});

// A comparison that takes each member with each other one does not end within the time of a turn.
for (const count of [2000, 20000, 200000]) {
  const numbers = Array.from({ length: count }, (_, number) => number);
  const kinds = {
    members: () => Object.fromEntries(numbers.map((number) => [`k${number}`, number])),
    items: () => numbers.map((number) => ({ number })),
    bytes: () => new Uint8Array(count),
    set: () => new Set(numbers),
    map: () => new Map(numbers.map((number) => [number, [number]])),
  };
  for (const [kind, make] of Object.entries(kinds)) {
    test(`${count} ${kind} are compared within a turn`, () => {
      const [one, other] = [make(), make()];
      expect(equals(one, other)).toBe(true);
      if (kind === 'members') other.k1 = -1;
      if (kind === 'items') other[count - 1].number = -1;
      if (kind === 'bytes') other[count - 1] = 1;
      if (kind === 'set') other.delete(1) && other.add(-1);
      if (kind === 'map') other.get(1)[0] = -1;
      expect(equals(one, other)).toBe(false);
    });
  }
}

test('a value of a depth of 4000 is compared', () => {
  const deep = (end) => {
    let value = { end };
    for (let level = 0; level < 4000; level++) value = { value };
    return value;
  };
  expect(equals(deep(1), deep(1))).toBe(true);
  expect(equals(deep(1), deep(2))).toBe(false);
});

test('equal items in another order are compared with few others, and not with each', () => {
  for (const count of [100, 1000, 10000]) {
    let looks = 0;
    const item = (number) => ({ [Symbol.toStringTag]: 'Item', get number() { return ++looks && number; }, rest: [number] });
    const numbers = Array.from({ length: count }, (_, number) => number);
    const kinds = [(list) => new Set(list.map(item)), (list) => new Map(list.map((number) => [item(number), number]))];
    for (const make of kinds) {
      const one = make(numbers);
      for (const other of [make(numbers.toReversed()), make([...numbers.slice(1), 0])]) {
        looks = 0;
        expect(equals(one, other)).toBe(true);
        expect(looks < 14 * count).toBe(true);
        looks = 0;
        expect(equals(one, make([...numbers.slice(2), 0, -1]))).toBe(false);
        expect(looks < 14 * count).toBe(true);
      }
    }
  }
});

// What a sketch leaves out must not part values that are equal.
const alike = {
  'a matcher': [{ a: subject.any(Number), b: 1 }, { a: 5, b: 1 }],
  'a matcher in depth': [[{ a: { b: [subject.anything()] } }], [{ a: { b: ['x'] } }]],
  'the order of members': [{ a: 1, b: 2 }, { b: 2, a: 1 }],
  'undefined members': [{ a: undefined, b: 2 }, { b: 2 }],
  'the holes of arrays': [Object.assign(new Array(2), { 1: 1 }), [undefined, 1]],
  'the order of a set': [new Set([{ x: 1 }, { x: 2 }]), new Set([{ x: 2 }, { x: 1 }])],
  'the order of a map': [new Map([[{ x: 1 }, 1], [2, 2]]), new Map([[2, 2], [{ x: 1 }, 1]])],
  'a Date': [new Date(5), new Date(5)],
  'an Error': [new RangeError('no'), new RangeError('no')],
  'a pattern': [/a/g, /a/g],
  bytes: [bytes(1, 2), bytes(1, 2)],
  'a view': [view(1, 2), view(1, 2)],
  'a cycle': [cycle('a'), cycle('a')],
  'a cycle of another length': [cycle('a'), { a: cycle('a') }],
  null: [[null], [null]],
  'what only has the tag of a kind': [{ [Symbol.toStringTag]: 'Date' }, { [Symbol.toStringTag]: 'Date' }],
  'symbols as members': [{ [Symbol.for('s')]: 1 }, { [Symbol.for('s')]: 1 }],
};

for (const [name, [one, other]] of Object.entries(alike)) {
  test(`items in another order are equal: ${name}`, () => {
    const [filler, last] = [{ filler: 1 }, { filler: 2 }];
    expect(equals(new Set([one, filler, last]), new Set([{ filler: 2 }, { filler: 1 }, other]))).toBe(true);
    expect(equals(new Map([[filler, one], [last, 0]]), new Map([[{ filler: 2 }, 0], [{ filler: 1 }, other]]))).toBe(true);
  });
}

test('items of one sketch that differ behind it are compared with each other', () => {
  const long = (end) => [...Array.from({ length: 100 }, (_, number) => number), end];
  expect(equals(new Set([long(1), long(2), long(3)]), new Set([long(3), long(1), long(2)]))).toBe(true);
  expect(equals(new Set([long(1), long(2), long(3)]), new Set([long(3), long(1), long(4)]))).toBe(false);
});

test('an item that cannot be read is refused by the comparison, as any other value', () => {
  const broken = { get a() { throw new Error('no'); } };
  expect(() => equals(new Set([broken]), new Set([{ a: 1 }]))).toThrow('no');
  expect(() => equals(new Set([{ a: 1 }, { a: 2 }]), new Set([{ a: 2 }, broken]))).toThrow('no');
});
