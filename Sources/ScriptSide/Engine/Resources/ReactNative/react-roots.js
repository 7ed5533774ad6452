'use strict';
// React roots: the surfaces of the native side in which a script's own React renders.

const { dimensions } = require('./device-info');
const { add, remove, takeChanges } = require('./views');

/**
 * The running roots, by root tag: `{rootTag, view, frame, safeArea, isMounted, isEnding, nodes, depth, providers, kept,
 * adjusted, fiber}`. `providers` are the views that provide the safe area, `kept` those that keep out of it, `adjusted` the
 * scroll views whose insets UIKit adjusts, and `fiber` is the root of React's own tree. `depth` is the most views that have lain
 * in each other. A renderer may commit once more after its root has ended.
 */
const roots = new Map();

/** Returns the frame and the safe area of a surface. */
function placeOf(rootTag) {
  const { width, height } = dimensions().window;
  return host.surfaceLayout(rootTag, width, height);
}

function begin(rootTag) {
  const { frame, safeArea } = placeOf(rootTag);
  const view = add(rootTag, 'RCTRootView', rootTag, {}, null);
  roots.set(rootTag, { rootTag, view, frame, safeArea, isMounted: false, isEnding: false, nodes: [], depth: 0,
    providers: new Set(), kept: new Set(), adjusted: new Set() });
}

/** Called before the script's root is unmounted. */
function ends(rootTag) {
  if (roots.has(rootTag)) roots.get(rootTag).isEnding = true;
}

/** The part that takes a root's components away. */
let onEnd;
const whenRootEnds = (action) => {
  onEnd = action;
};

function end(rootTag) {
  const root = roots.get(rootTag);
  if (!root) return;
  roots.delete(rootTag);
  remove(root.view);
  onEnd?.(rootTag);
  takeChanges(rootTag);
  host.forgetLayout(rootTag);
}

/** The part that renders the built-in React's content. */
let onCommit;
const whenCommitted = (action) => {
  onCommit = action;
};

/** React's content has appeared in a root. */
function didMount(root) {
  if (root.isMounted) return;
  root.isMounted = true;
  host.didMount(root.rootTag);
}

/** Returns React's own node of a view, or null. On the bridge React gives only tags away, so its tree is searched. */
function fiberOf({ handle, fiber: own, rootTag, tag }) {
  if (handle ?? own) return handle ?? own;
  const waiting = [roots.get(rootTag)?.fiber];
  while (waiting.length) {
    const fiber = waiting.pop();
    if (!fiber) continue;
    if (typeof fiber.type === 'string' && fiber.stateNode?._nativeTag === tag) return fiber;
    waiting.push(fiber.sibling, fiber.child);
  }
  return null;
}

// MARK: Roots that React has given up

/** The error that was reported last. */
let lastError;
const noteError = (error) => {
  lastError = error;
};

/** True for an error that was reported before, or for the description of one. */
const wasReported = (error) =>
  lastError !== undefined && (error === lastError || [error?.message, error?.originalMessage].includes(lastError?.message));

/**
 * React calls a hook of its developer tools after each commit. A root that has no content after an error was caught at
 * its top is given up: it would never mount. React Native before 0.79 shows the error on a screen of development builds and
 * does not report it.
 */
function didCommit(root, didError) {
  onCommit?.(root);
  const container = root.containerInfo?.containerTag ?? root.containerInfo;
  const mine = roots.get(container);
  if (mine) mine.fiber = root.current;
  if (!mine || mine.isEnding || !didError || root.current?.child || lastError !== undefined) return;
  lastError = new Error(`React has unmounted the root ${container} after an error.`);
  host.reportError(lastError);
}

/** Makes the hook before React's renderer looks for it. Developer tools find it, and add their own functions. */
function installHook(global) {
  const renderers = new Map();
  const hook = {
    renderers,
    supportsFiber: true,
    isDisabled: false,
    checkDCE() {},
    inject(renderer) {
      renderers.set(renderers.size + 1, renderer);
      return renderers.size;
    },
    onCommitFiberRoot: (_id, root, _priority, didError) => didCommit(root, didError),
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onScheduleFiberRoot() {},
  };
  Object.defineProperty(global, '__REACT_DEVTOOLS_GLOBAL_HOOK__', { value: hook, configurable: true, writable: true });
}

module.exports = {
  roots, fiberOf, whenCommitted, whenRootEnds, placeOf, begin, ends, end, didMount, noteError, wasReported, installHook,
};
