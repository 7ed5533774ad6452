const { expect, test } = require('navbridge');
require('./host');
const { Synchronizable, app, make, referenceOf, valueIn } = require('house/serializables');
const { mark } = require('house/host-functions');
const { Kind, WorkletRuntime } = require('house/worklet-runtime');

const made = () => new WorkletRuntime('test', Kind.worker);

/** A worklet as the plugin of Babel leaves it, with references for what it has captured. */
const worklet = (hash, code, closure = {}) =>
  make.worklet({ __workletHash: hash, __initData: { code }, __closure: make.object(closure) });

test('a worklet has what it has captured, and the globals of its runtime', () => {
  const runtime = made();
  runtime.global.own = 'own';
  const code = 'function (more) { const { base } = this.__closure; return [base + more, own, global === globalThis, _WORKLET]; }';
  expect(valueIn(worklet(1, code, { base: make.plain(2) }), runtime)(3)).toEqual([5, 'own', true, true]);
});

test('a global that a worklet sets is one of its runtime alone', () => {
  const [one, other] = [made(), made()];
  const set = worklet(1, 'function () { global.mine = (global.mine ?? 0) + 1; return mine; }');
  expect([valueIn(set, one)(), valueIn(set, one)(), valueIn(set, other)()]).toEqual([1, 2, 1]);
  expect(typeof globalThis.mine).toBe('undefined');
});

test('a worklet calls itself by _recur', () => {
  const code = 'function (n) { const recur = this._recur; return n < 2 ? 1 : n * recur(n - 1); }';
  expect(valueIn(worklet(7, code), made())(5)).toBe(120);
});

test('an object is another one at each use, unless it is kept for its runtime', () => {
  const runtime = made();
  const free = make.object({ a: make.plain(1) });
  const kept = make.object({ a: make.plain(1) }, true);
  const [[first, second], [one, same]] = [free, kept].map((value) => [value.in(runtime), value.in(runtime)]);
  expect([first === second, one === same]).toEqual([false, true]);
  expect(kept.in(runtime) === kept.in(made())).toBe(false);
  expect(free.in(runtime)).toEqual({ a: 1 });
});

test('arrays, maps, sets and values pass with their parts', () => {
  const runtime = made();
  const one = make.plain(1);
  expect(make.array([one, make.plain(undefined)]).in(runtime)).toEqual([1, undefined]);
  expect([...make.map([one], [make.plain('a')]).in(runtime)]).toEqual([[1, 'a']]);
  expect([...make.set([one]).in(runtime)]).toEqual([1]);
  expect(referenceOf(null, app).in(runtime)).toBe(null);
});

test('a value that a worklet makes is made once in each runtime', () => {
  const [one, other] = [made(), made()];
  const value = make.initializer({ __init: worklet(1, 'function () { return {}; }') });
  const [first, second] = [value.in(one), value.in(one)];
  expect([first === second, first === value.in(other)]).toEqual([true, false]);
});

test('a function of the app comes back as it is, and no worklet can call it', () => {
  const own = function named() {};
  const reference = referenceOf(own, app);
  const remote = reference.in(made());
  expect(() => remote()).toThrow(
    "The function 'named' is no worklet, and a worklet has called it. Call it by runOnJS or scheduleOnRN.",
  );
  expect(remote.__remoteFunction.in(app)).toBe(own);
});

test('a function of a native module is the same one everywhere', () => {
  const own = mark(() => 1);
  expect(referenceOf(own, app).in(made())).toBe(own);
});

test('a reference of a reference is the reference, and an object of the host passes as it is', () => {
  const one = make.plain(1);
  expect(referenceOf(one, app)).toBe(one);
  const node = { REANIMATED_MAGIC_KEY: true };
  expect(referenceOf(node, app).in(made())).toBe(node);
});

test('a buffer is copied', () => {
  const buffer = new ArrayBuffer(4);
  const copy = referenceOf(buffer, app).in(made());
  expect([copy === buffer, copy.byteLength]).toEqual([false, 4]);
});

test('a value of both runtimes is unpacked by each', () => {
  const runtime = made();
  runtime.global.__synchronizableUnpacker = (reference) => ({ read: () => reference.content.in(runtime) });
  const both = new Synchronizable(make.plain(1));
  expect(both.in(runtime).read()).toBe(1);
  both.content = make.plain(2);
  expect(both.in(runtime).read()).toBe(2);
});

test('a worklet with an error in its text fails by its name', () => {
  expect(() => valueIn(worklet(1, 'function ( {'), made())).toThrow(SyntaxError);
});
