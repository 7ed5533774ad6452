'use strict';
// React roots: the surfaces of the native side in which a script's own React renders.

const { add, remove } = require('./views');

/** The running roots, by root tag: `{rootTag, view, frame, safeArea, isMounted, isEnding}`. */
const roots = new Map();

/** Returns a running root; it is made at its first use, because a renderer may be used without `AppRegistry`. */
function rootOf(rootTag) {
  if (!roots.has(rootTag)) begin(rootTag);
  return roots.get(rootTag);
}

function begin(rootTag) {
  const { frame, safeArea } = host.surfaceLayout(rootTag);
  const view = add(rootTag, 'RCTRootView', rootTag, {}, null);
  roots.set(rootTag, { rootTag, view, frame, safeArea, isMounted: false, isEnding: false });
}

/** Called before the script's root is unmounted. */
function ends(rootTag) {
  if (roots.has(rootTag)) roots.get(rootTag).isEnding = true;
}

function end(rootTag) {
  const root = roots.get(rootTag);
  if (!root) return;
  roots.delete(rootTag);
  remove(root.view);
  require('./view-layout').forget(rootTag);
}

/** React's content has appeared in a root. */
function didMount(root) {
  if (root.isMounted) return;
  root.isMounted = true;
  host.didMount(root.rootTag);
}

// MARK: Roots that React has given up

/** The last error that was reported, for a root that an error has unmounted. */
let lastError;
const noteError = (error) => {
  lastError = error;
};
/** True for the description of an error that was noted, so reported, before. */
const wasReported = ({ message, originalMessage }) =>
  lastError !== undefined && [message, originalMessage].includes(lastError?.message);

/**
 * React calls a hook of its developer tools after each commit. A root that has no content after an error was caught at
 * its top is given up: it would never mount, and development builds report the error to their own screen alone.
 */
function didCommit(root, didError) {
  const container = root.containerInfo?.containerTag ?? root.containerInfo;
  const mine = roots.get(container);
  if (!mine || mine.isEnding || !didError || root.current?.child) return;
  host.reportLostRoot(container, lastError ?? new Error(`React has unmounted the root ${container} after an error.`));
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

module.exports = { roots, rootOf, begin, ends, end, didMount, noteError, wasReported, installHook };
