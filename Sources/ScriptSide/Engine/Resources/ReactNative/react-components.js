'use strict';
// The components of React around a view, as React's developer tools have them: by the tree that React keeps for itself.

const { fiberOf } = require('./react-roots');
const { typeName, valueTree } = require('./value-tree');

const isOfView = (fiber) => typeof fiber.type === 'string';

/** A function, a class, or what `memo` and `forwardRef` make of one. Fragments, providers, modes and the host's own are none. */
function isComponent({ type }) {
  if (typeof type === 'function') return type.isOfHost !== true;
  return Boolean(type) && typeof type === 'object' && (Boolean(type.render) || (Boolean(type.type) && Boolean(type.$$typeof)));
}

/** The components between a view and the view around it, from the outside to the inside. */
function fibersAround(view) {
  const found = [];
  for (let fiber = fiberOf(view)?.return; fiber && !isOfView(fiber); fiber = fiber.return) {
    if (isComponent(fiber)) found.unshift(fiber);
  }
  return found;
}

/** Their names. Those of a bundle without debugging are those of its code, which may be short. */
const componentNames = (view) => fibersAround(view).map(({ type }) => typeName(type));

/** React keeps two versions of a component. Returns the one that was committed last, which the committed root leads to. */
function committed(fiber) {
  const way = [];
  let top = fiber;
  for (; top.return; top = top.return) way.unshift(top);
  let now = top.stateNode?.current ?? top;
  for (const step of way) {
    let { child } = now;
    while (child && child !== step && child !== step.alternate) child = child.sibling;
    if (!child) return fiber;
    now = child;
  }
  return now;
}

const isObject = (value) => value !== null && typeof value === 'object';
const isEffect = (state) => isObject(state) && 'create' in state && 'deps' in state && 'next' in state;
const isRef = (state) => isObject(state) && Object.keys(state).join() === 'current';
const isKept = (state) => Array.isArray(state) && state.length === 2 && (state[1] === null || Array.isArray(state[1]));

/** The name and the value of a hook, given what React keeps for it. Development builds keep the names, too. */
function described({ memoizedState: state, queue }, name) {
  if (isEffect(state)) return [name ?? 'Effect', state.deps];
  if (!queue && isRef(state)) return [name ?? 'Ref', state.current];
  if (!queue && isKept(state)) return [name ?? (typeof state[0] === 'function' ? 'Callback' : 'Memo'), state[0]];
  if (queue && typeof queue.getSnapshot === 'function') return [name ?? 'SyncExternalStore', state];
  return [name ?? (queue ? 'State' : 'Value'), state];
}

/** The places that a hook has in React's list, where it is not one: those after the first have no name. */
const PLACES = new Map(Object.entries({
  useContext: 0, useDebugValue: 0, use: 0, useSyncExternalStore: 2, useTransition: 2, useActionState: 3, useFormState: 3,
}));

function hooksOf({ memoizedState, _debugHookTypes: types }) {
  const names = types?.flatMap((one) => [one.replace(/^use/, ''), undefined, undefined].slice(0, PLACES.get(one) ?? 1));
  const found = [];
  for (let hook = memoizedState; hook && typeof hook === 'object' && 'next' in hook; hook = hook.next) {
    found.push(described(hook, names?.[found.length]));
  }
  return found;
}

function contextsOf({ dependencies }) {
  const found = [];
  for (let one = dependencies?.firstContext; one; one = one.next) {
    found.push([`Context${one.context?.displayName ? ` ${one.context.displayName}` : ''}`, one.memoizedValue]);
  }
  return found;
}

const isClass = ({ type }) => Boolean(type?.prototype?.isReactComponent);
const trees = (values) => values.map(([name, value]) => [name, valueTree(value)]);

/** A component with its properties, and with its state or its hooks. */
function details(fiber) {
  const now = committed(fiber);
  const { key, memoizedProps: props, memoizedState: state, _debugSource: source } = now;
  return {
    name: typeName(fiber.type), ...(typeof key === 'string' ? { key } : {}), props: valueTree(props),
    ...(isClass(fiber) ? (state ? { state: valueTree(state) } : {}) : { hooks: trees([...hooksOf(now), ...contextsOf(now)]) }),
    ...(source?.fileName ? { source: `${source.fileName}:${source.lineNumber}` } : {}),
  };
}

/** The components around a view, from the outside to the inside: `{name, key, props, state, hooks, source}`. */
const componentsAround = (view) => fibersAround(view).map(details);

module.exports = { componentNames, componentsAround };
