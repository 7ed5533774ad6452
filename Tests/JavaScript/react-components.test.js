const { expect, test } = require('navbridge');
require('./host');
const { componentNames, componentsAround } = require('house/react-components');

class Counter {
  state = { count: 2 };
}
Counter.prototype.isReactComponent = {};
const Row = () => null;
const Own = Object.assign(() => null, { isOfHost: true });

/** Fibers as React links them, from the outside to the inside; each is `[type, members]`. */
function fibers(...all) {
  const root = { type: null, stateNode: {}, return: null };
  let around = root;
  const made = all.map(([type, members]) => {
    const links = { return: around, sibling: null, child: null };
    const fiber = { type, key: null, memoizedProps: {}, memoizedState: null, ...links, ...members };
    around.child = fiber;
    around = fiber;
    return fiber;
  });
  root.stateNode.current = root;
  return made;
}

const viewOf = (fiber) => ({ handle: fiber, rootTag: 1, tag: 2 });
const list = (...hooks) => hooks.reduceRight((next, hook) => ({ queue: null, ...hook, next }), null);
const textOf = (values) => values.map(([name, { text }]) => `${name} ${text}`);

test('the components are those between a view and the view around it, without what is none and without those of the host', () => {
  const memo = { $$typeof: Symbol.for('react.memo'), type: Row };
  const forward = { $$typeof: Symbol.for('react.forward_ref'), render: Object.assign(() => null, { displayName: 'Field' }) };
  const provider = { $$typeof: Symbol.for('react.provider'), _context: {} };
  const types = ['Outer', Own, memo, provider, Symbol.for('react.fragment'), forward, 'Inner'];
  const all = fibers(...types.map((type) => [type, {}]));
  expect(componentNames(viewOf(all.at(-1)))).toEqual(['Row', 'Field']);
  expect(componentNames(viewOf(all[0]))).toEqual([]);
});

test('a class has its state, a function its hooks, and both have properties and a key', () => {
  const all = fibers([Counter, { key: 'k', memoizedState: { count: 2 } }], [Row, { memoizedProps: { id: 7 } }], ['View', {}]);
  const [outer, inner] = componentsAround(viewOf(all.at(-1)));
  expect([outer.name, outer.key, outer.state.text, outer.hooks]).toEqual(['Counter', 'k', '{ count: 2 }', undefined]);
  expect([inner.name, inner.props.text, inner.hooks, inner.key]).toEqual(['Row', '{ id: 7 }', [], undefined]);
});

test('each kind of hook is named by what React keeps for it', () => {
  const effect = { tag: 8, create() {}, deps: [1], next: null };
  const hooks = list(
    { memoizedState: 5, queue: { dispatch() {} } }, { memoizedState: { current: 'r' } }, { memoizedState: [() => 1, []] },
    { memoizedState: ['kept', null] }, { memoizedState: effect }, { memoizedState: 's', queue: { getSnapshot() {} } },
    { memoizedState: ':r1:' }, { memoizedState: ['a', 'b'], queue: { dispatch() {} } });
  const all = fibers([Row, { memoizedState: hooks }], ['View', {}]);
  expect(textOf(componentsAround(viewOf(all.at(-1)))[0].hooks)).toEqual([
    'State 5', 'Ref "r"', 'Callback ƒ ()', 'Memo "kept"', 'Effect (1) [1]', 'SyncExternalStore "s"', 'Value ":r1:"',
    'State (2) ["a", "b"]',
  ]);
});

test('development builds have the names of hooks, without those that keep nothing, and contexts come last', () => {
  const context = { context: { displayName: 'Theme' }, memoizedValue: 'dark', next: null };
  const all = fibers([Row, {
    memoizedState: list({ memoizedState: 1, queue: {} }, { memoizedState: 2, queue: {} }),
    _debugHookTypes: ['useState', 'useContext', 'useReducer'], dependencies: { firstContext: context },
    _debugSource: { fileName: 'app.js', lineNumber: 3 },
  }], ['View', {}]);
  const [{ hooks, source }] = componentsAround(viewOf(all.at(-1)));
  expect(textOf(hooks)).toEqual(['State 1', 'Reducer 2', 'Context Theme "dark"']);
  expect(source).toBe('app.js:3');
});

test('a hook with several places in the list of React names the first, and those after it keep their names', () => {
  const effect = { tag: 8, create() {}, deps: [], next: null };
  const all = fibers([Row, {
    memoizedState: list(
      { memoizedState: 1, queue: { getSnapshot() {} } }, { memoizedState: effect }, { memoizedState: 42, queue: {} },
      { memoizedState: { current: 'r' } }),
    _debugHookTypes: ['useSyncExternalStore', 'useState', 'useRef'],
  }], ['View', {}]);
  expect(textOf(componentsAround(viewOf(all.at(-1)))[0].hooks)).toEqual([
    'SyncExternalStore 1', 'Effect (0) []', 'State 42', 'Ref "r"',
  ]);
});

test('of the two versions of a component the one counts that was committed last', () => {
  const [row, view] = fibers([Row, { memoizedProps: { version: 'old' } }], ['View', {}]);
  const current = { ...row, memoizedProps: { version: 'new' }, alternate: row };
  row.alternate = current;
  row.return.child = current;
  expect(componentsAround(viewOf(view))[0].props.text).toBe('{ version: "new" }');
});

test('a view that React does not know has no components', () => {
  expect(componentNames({ rootTag: 9, tag: 9 })).toEqual([]);
});
