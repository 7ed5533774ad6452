const { beforeEach, expect, test } = require('navbridge');
const { host } = require('./host');

const calls = [];
Object.assign(host, {
  global: globalThis, listenTo: (name, isForAll) => void calls.push([name, isForAll]), listenToAll: () => void calls.push('all'),
  vocabulary: () => ({ methods: { addListener: { name: 'addListener' }, removeListeners: { name: 'removeListeners' } } }),
});
const { DeviceEventEmitter, EventEmitter, forNamedComponents } = require('house/emitter');

const named = () => Object.assign(() => {}, { [forNamedComponents]: true });

beforeEach(() => calls.splice(0));

test('the host hears whether a listener acts for all components, also when listeners are removed twice or all at once', () => {
  const [one, other] = [DeviceEventEmitter.addListener('a', named()), DeviceEventEmitter.addListener('a', () => {})];
  const third = DeviceEventEmitter.addListener('a', () => {});
  expect(calls.splice(0)).toEqual([['a', false], ['a', true], ['a', true]]);
  other.remove();
  other.remove();
  one.remove();
  expect(calls.splice(0)).toEqual([['a', true], ['a', true]]);
  third.remove();
  expect(calls.splice(0)).toEqual([['a', false]]);
  const late = DeviceEventEmitter.addListener('a', () => {});
  DeviceEventEmitter.addListener('b', () => {});
  DeviceEventEmitter.removeAllListeners('a');
  late.remove();
  expect(calls.splice(0)).toEqual([['a', true], ['b', true], ['a', false]]);
  DeviceEventEmitter.addListener('a', named());
  DeviceEventEmitter.addListener('a', () => {});
  expect(calls).toEqual([['a', false], ['a', true]]);
  DeviceEventEmitter.removeAllListeners();
  expect(calls.slice(2)).toEqual([['b', false], ['a', false]]);
});

test('a listener is looked at once when it is added, however many there are', () => {
  const emitter = new EventEmitter(() => {});
  let looks = 0;
  const listener = new Proxy(() => {}, { get: () => { looks++; } });
  const subscriptions = Array.from({ length: 1000 }, () => emitter.addListener('a', listener));
  for (const each of subscriptions) each.remove();
  expect(looks).toBe(1000);
  expect(emitter.listenerCount('a')).toBe(0);
});
