const { expect, test } = require('navbridge');
const { checked } = require('house/layers-payload');

const payloads = [undefined, null, 'a', 1, true, [], { a: [1, { b: null }], c: undefined }, Object.create(null)];

test.each(payloads)('%p crosses the bridge as it is', (payload) => {
  expect(checked(payload) === payload).toBe(true);
});

const circle = { inner: {} };
circle.inner.circle = circle;
// eslint-disable-next-line no-sparse-arrays
const gap = [1, , 3];

test.each([
  [NaN, 'payload is NaN'], [{ a: [Infinity] }, 'payload.a[0] is Infinity'], [{ run: () => 1 }, 'payload.run is a function'],
  [[1n], 'payload[0] is a bigint'], [{ s: Symbol('s') }, 'payload.s is a symbol'], [{ at: new Date() }, 'payload.at is a Date'],
  [{ toJSON: () => 1 }, 'payload is an object with toJSON'], [[undefined], 'payload[0] is undefined'],
  [gap, 'payload[1] is a gap'], [new Map(), 'payload is a Map'], [circle, 'payload.inner.circle is a cycle'],
])('%p is refused: %s', (payload, words) => {
  let error;
  try {
    checked(payload);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(TypeError);
  expect(error.code).toBe('payloadNotCodable');
  expect(error.message).toMatch(`The payload cannot cross the bridge: ${words}.`);
});

test('what occurs twice is no cycle', () => {
  const shared = { a: 1 };
  expect(checked({ one: shared, other: [shared] })).toEqual({ one: { a: 1 }, other: [{ a: 1 }] });
});
