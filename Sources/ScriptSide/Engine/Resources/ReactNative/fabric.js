'use strict';
// `nativeFabricUIManager`: React's renderer of the turbo route. Its nodes are never changed: a change makes new ones, and a
// commit replaces the whole tree of a root (react-native-host §2).

const inputText = require('./input-text');
const measures = require('./measures');
const { didMount, roots } = require('./react-roots');
const responder = require('./responder');
const { dispatchCommand } = require('./view-commands');
const { EventPriority, currentEventPriority, setDispatch } = require('./view-events');
const { layoutAnimation } = require('./task-queue');
const { layOut } = require('./view-layout');
const { findAt } = require('./touch-targets');
const viewLife = require('./view-life');
const { add, merged, remove, replaceChildren, setProps } = require('./views');

/** A version of a node. All versions of one node have the same family. */
class ShadowNode {
  /** On a phone a node is an object of the host, in which react-native-worklets finds this member: worklets get it as it is. */
  REANIMATED_MAGIC_KEY = true;

  constructor(family, props, children) {
    this.family = family;
    this.props = props;
    this.children = children;
  }
}

const clone = (node, update, children) => new ShadowNode(node.family, merged(node.props, update), children);

// MARK: Commits

/** Brings a committed view up to the version of its node, and returns it. */
function commit(node) {
  const { family } = node;
  const before = family.committed;
  if (before === node) return family.view;
  family.committed = node;
  if (!family.view) {
    family.view = add(family.tag, family.name, family.rootTag, node.props, family.handle);
    viewLife.added(family.view);
  } else if (node.props !== before.props) {
    setProps(family.view, inputText.received(family.view, node.props, node.props.text));
    viewLife.changed(family.view);
  }
  if (!before || node.children !== before.children) commitChildren(family.view, node.children, before?.children ?? []);
  return family.view;
}

function commitChildren(view, nodes, before) {
  const kept = new Set(nodes.map(({ family }) => family));
  for (const { family } of before) if (!kept.has(family)) uncommit(family);
  replaceChildren(view, nodes.map(commit));
}

/** Removes the view of a node, and the views within it. */
function uncommit(family) {
  const { view, committed } = family;
  family.view = undefined;
  family.committed = undefined;
  for (const child of committed?.children ?? []) uncommit(child.family);
  if (!view) return;
  remove(view);
}

function completeRoot(rootTag, nodes) {
  const root = roots.get(rootTag);
  if (!root) return;
  commitChildren(root.view, nodes, root.nodes);
  root.nodes = nodes;
  layOut(rootTag);
  if (nodes.length) didMount(root);
}

// MARK: Views that are measured

const viewOf = (node) => node?.family?.view;

function layoutOf(node, done) {
  const view = viewOf(node);
  if (view) done(...measures.measure(view));
}

const fabricUIManager = {
  createNode: (tag, name, rootTag, props, handle) => new ShadowNode({ tag, name, rootTag, handle }, props ?? {}, []),
  cloneNode: (node) => clone(node, null, node.children),
  cloneNodeWithNewChildren: (node, children) => clone(node, null, children ?? []),
  cloneNodeWithNewProps: (node, update) => clone(node, update, node.children),
  cloneNodeWithNewChildrenAndProps: (node, first, second) =>
    Array.isArray(first) ? clone(node, second, first) : clone(node, first, second ?? []),
  createChildSet: (_rootTag) => [],
  appendChild(parent, child) {
    parent.children.push(child);
    return parent;
  },
  appendChildToSet: (set, child) => void set.push(child),
  completeRoot,
  registerEventHandler: setDispatch,
  setIsJSResponder(node, isResponder, _blocksNative) {
    if (isResponder) responder.granted(viewOf(node));
    else responder.released(viewOf(node));
  },
  setNativeProps(node, update) {
    const view = viewOf(node);
    if (!view) return;
    setProps(view, merged(view.props, update));
    layOut(view.rootTag);
  },
  dispatchCommand(node, command, args) {
    const view = viewOf(node);
    if (view) dispatchCommand(view, command, args);
  },
  sendAccessibilityEvent(_node, _event) {},
  measure: layoutOf,
  measureInWindow(node, done) {
    const view = viewOf(node);
    if (view) done(...measures.measureInWindow(view));
  },
  measureLayout(node, relative, fail, done) {
    const [view, other] = [viewOf(node), viewOf(relative)];
    if (view && other) done(...measures.measureLayout(view, other));
    else fail();
  },
  getBoundingClientRect(node, _withTransform) {
    const view = viewOf(node);
    return view ? measures.measureInWindow(view) : [0, 0, 0, 0];
  },
  findNodeAtPoint(node, x, y, done) {
    const root = viewOf(node);
    done(root ? findAt(root, x, y)?.handle ?? null : null);
  },
  configureNextLayoutAnimation: layoutAnimation,
  unstable_DefaultEventPriority: EventPriority.default,
  unstable_DiscreteEventPriority: EventPriority.discrete,
  unstable_ContinuousEventPriority: EventPriority.continuous,
  unstable_IdleEventPriority: EventPriority.idle,
  unstable_getCurrentEventPriority: currentEventPriority,
};

module.exports = { fabricUIManager, viewOf };
