'use strict';
// The views of the screens, as React has committed them on either route. Layout, measures, touches and snapshots read them.

/** The views, by tag. */
const views = new Map();
/** The views whose properties or children have changed since the last layout, by root tag. */
const changed = new Map();

/** One view. Its frame is relative to its parent, in points: `[x, y, width, height]`. */
class View {
  parent = null;
  children = [];
  frame = null;
  /** How far the content of a scroll view has been moved. */
  offset = [0, 0];

  /** @param handle the object by which React finds the view's component, on the turbo route */
  constructor(tag, name, rootTag, props, handle) {
    Object.assign(this, { tag, name, rootTag, props, handle });
  }

  /** The frame in the coordinates of the surface. */
  get absoluteFrame() {
    const [x, y, width, height] = this.frame ?? [0, 0, 0, 0];
    if (!this.parent) return [x, y, width, height];
    const [left, top] = this.parent.absoluteFrame;
    return [left + x - this.parent.offset[0], top + y - this.parent.offset[1], width, height];
  }

  isWithin(other) {
    for (let view = this; view; view = view.parent) if (view === other) return true;
    return false;
  }
}

const changesOf = (rootTag) => {
  if (!changed.has(rootTag)) changed.set(rootTag, { props: new Set(), children: new Set(), removed: [] });
  return changed.get(rootTag);
};

function add(tag, name, rootTag, props, handle) {
  const view = new View(tag, name, rootTag, props, handle);
  views.set(tag, view);
  changesOf(rootTag).props.add(view);
  return view;
}

/** Returns the properties after an update of React's; null takes a property away. */
function merged(props, update) {
  if (!update) return props;
  const result = { ...props };
  for (const name in update) {
    if (update[name] === null || update[name] === undefined) delete result[name];
    else result[name] = update[name];
  }
  return result;
}

function setProps(view, props) {
  view.props = props;
  changesOf(view.rootTag).props.add(view);
}

function setChildren(view, children) {
  for (const child of view.children) if (child.parent === view) child.parent = null;
  view.children = children;
  for (const child of children) child.parent = view;
  changesOf(view.rootTag).children.add(view);
}

/** Removes a view and all that it contains. */
function remove(view) {
  for (const child of view.children) if (child.parent === view) remove(child);
  if (views.get(view.tag) === view) views.delete(view.tag);
  const { props, children, removed } = changesOf(view.rootTag);
  props.delete(view);
  children.delete(view);
  removed.push(view.tag);
  view.parent = null;
}

/** Returns what has changed in a root since the last call. */
function takeChanges(rootTag) {
  const changes = changesOf(rootTag);
  changed.delete(rootTag);
  return changes;
}

/** Calls `visit` for a view and all that it contains, in the order in which they are drawn, without those to `skip`. */
function walk(view, visit, skip) {
  if (skip?.(view)) return;
  visit(view);
  for (const child of view.children) walk(child, visit, skip);
}

const isText = ({ name }) => name === 'RCTText' || name === 'Paragraph';
/** The view of a `<Modal>`, whose content is shown elsewhere. */
const isModal = ({ name }) => /ModalHostView$/.test(name);
const isTextPart = ({ name }) => name === 'RCTVirtualText' || name === 'RCTRawText';

/** Returns the text within a view. */
function textOf(view) {
  if (typeof view.props.text === 'string' && view.name === 'RCTRawText') return view.props.text;
  return view.children.map(textOf).join('');
}

module.exports = { views, add, merged, setProps, setChildren, remove, takeChanges, walk, isModal, isText, isTextPart, textOf };
