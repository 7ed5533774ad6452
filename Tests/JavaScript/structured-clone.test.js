const { expect, test } = require('navbridge');
require('./host');
const { DOMException } = require('house/dom-exception');
const { MessageChannel } = require('house/message-channel');
const { structuredClone } = require('house/structured-clone');

function refusalOf(value, ...more) {
  try {
    structuredClone(value, ...more);
  } catch (error) {
    return error;
  }
  return undefined;
}

test('copies have the classes of the originals', () => {
  const source = {
    map: new Map([[{ k: 1 }, 'v']]), set: new Set([1]), date: new Date(5), pattern: /a/gi, big: 3n, none: undefined,
  };
  const copy = structuredClone(source);
  expect(copy).toStrictEqual(source);
  expect(copy.map).not.toBe(source.map);
  expect('none' in copy).toBe(true);
});

test('copies of views see their part of the buffer', () => {
  const source = { bytes: new Uint8Array([1, 2, 3]).subarray(1), view: new DataView(new ArrayBuffer(4), 1) };
  const { bytes, view } = structuredClone(source);
  expect([[...bytes], bytes.byteOffset, view.byteLength]).toEqual([[2, 3], 1, 3]);
});

test('a gap stays a gap, and an object around a text stays one', () => {
  // eslint-disable-next-line no-sparse-arrays
  const list = structuredClone([1, , 3]);
  expect([1 in list, list.length]).toEqual([false, 3]);
  // eslint-disable-next-line no-new-wrappers
  const text = structuredClone(new String('s'));
  expect([typeof text, text.valueOf()]).toEqual(['object', 's']);
});

test('copies keep cycles and what is shared', () => {
  const one = { name: 'a' };
  Object.assign(one, { self: one, both: [one, one] });
  const copy = structuredClone(one);
  expect(copy).not.toBe(one);
  expect([copy.self, copy.both[1]].every((each) => each === copy)).toBe(true);
  const map = new Map();
  map.set('map', map);
  const other = structuredClone(map);
  expect(other.get('map') === other).toBe(true);
  const buffer = new ArrayBuffer(4);
  const views = structuredClone([new Uint8Array(buffer), new Int8Array(buffer)]);
  views[0][0] = 7;
  expect([views[1][0], views[0].buffer === views[1].buffer]).toEqual([7, true]);
});

test('copies of errors are errors with their class, stack and cause', () => {
  const error = Object.assign(new RangeError('no', { cause: { z: 1 } }), { extra: 1 });
  const copy = structuredClone(error);
  expect(copy).toBeInstanceOf(RangeError);
  expect([copy.message, copy.stack === error.stack, copy.cause.z, copy.extra]).toEqual(['no', true, 1, undefined]);
  class Mine extends Error {
    name = 'Mine';
  }
  expect(structuredClone(new Mine('m'))).not.toBeInstanceOf(Mine);
  expect(structuredClone(new Mine('m')).message).toBe('m');
});

test('objects of a class become plain ones, without what they inherit', () => {
  class A {
    x = 1;

    get y() {
      return 2;
    }
  }
  expect(structuredClone(new A())).toStrictEqual({ x: 1 });
});

test.each([
  [() => 1, "The function ''"], [function named() {}, "The function 'named'"], [Symbol('s'), 'Symbol(s)'],
  [{ a: [class {}] }, "The function ''"], [Promise.resolve(), 'A Promise'], [new WeakMap(), 'A WeakMap'],
  [new MessageChannel().port1, 'A MessagePort'],
])('%p is refused as %s', (value, name) => {
  const error = refusalOf(value);
  expect(error).toBeInstanceOf(DOMException);
  expect(error).toBeInstanceOf(Error);
  expect([error.name, error.code, error.message]).toEqual(['DataCloneError', 25, `${name} cannot be cloned.`]);
});

test('a buffer that is transferred is empty afterwards, unless the call was refused', () => {
  const buffer = new ArrayBuffer(8);
  const view = new Uint8Array(buffer);
  view[0] = 7;
  expect(refusalOf(() => 1, { transfer: [buffer] }).name).toBe('DataCloneError');
  expect(buffer.byteLength).toBe(8);
  const copy = structuredClone({ view, buffer }, { transfer: [buffer] });
  expect([copy.view[0], copy.view.buffer === copy.buffer, view.length, buffer.byteLength]).toEqual([7, true, 0, 0]);
  expect(refusalOf(1, { transfer: [{}] }).name).toBe('DataCloneError');
});

test('a copy of nothing is refused', () => {
  expect(() => structuredClone()).toThrow(TypeError);
});
