const { expect, test } = require('navbridge');
const { listenersOf } = require('house/animated-listeners');

/** A view whose element has an `Animated.event` of one value with these listeners. */
const viewWith = (value) => {
  const event = { _argMapping: [{ nativeEvent: { progress: value } }] };
  const around = { type: 'View', memoizedProps: { onProgress: { _argMapping: [] } }, return: null };
  return { handle: { type: 'RNSScreen', return: { type() {}, memoizedProps: { onProgress: event }, return: around } } };
};

const listens = (value) => listenersOf(viewWith(value), 'onProgress')(['progress']);
const listenersWith = (...actions) => new Map(actions.map((action, at) => [String(at), action]));

test('a listener that does nothing is none', () => {
  expect(listens({ _listeners: listenersWith(() => {}, { nothing() {} }.nothing) })).toBe(false);
  expect(listens({ _listeners: listenersWith() })).toBe(false);
});

test('a listener with an effect is one, beside those without', () => {
  const seen = [];
  const actions = [({ value }) => { seen.push(value); }, () => seen.splice(0), () => { for (const each of seen) each({}); }];
  for (const action of actions) expect(listens({ _listeners: listenersWith(() => {}, action) })).toBe(true);
});

test('the listeners are found under the name that Babel gives a private field', () => {
  const value = Object.defineProperty({}, '__private_7_listeners', { value: listenersWith(() => {}) });
  expect(listens(value)).toBe(false);
});

test('a value whose listeners are not found may have one', () => {
  expect(listens({})).toBe(true);
  expect(listens({ _listeners: 2 })).toBe(true);
  expect(listenersOf(viewWith({}), 'onOther')(['progress'])).toBe(true);
  expect(listenersOf(viewWith({ _listeners: listenersWith() }), 'onProgress')(['closing'])).toBe(true);
});
