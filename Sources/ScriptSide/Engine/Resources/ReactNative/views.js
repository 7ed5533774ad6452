'use strict';
// The views of the screens, as React has committed them on either route. Layout, measures, touches and snapshots read them.

const { hasOwnPlace } = require('./component-names');
const { transformOf } = require('./transforms');

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
  /** The properties that native animations have set, in place of React's own; null for most views. */
  animated = null;
  /** The properties that worklets have set; null for most views. */
  styled = null;
  /** The properties of a view that comes by an animation; null for most views. */
  arriving = null;
  /** The place in the surface of a view that the system has put elsewhere; null for most views. */
  placedAt = null;
  /** The size and the place that the native side has given a component: `{size, offset, origin}`; null for most views. */
  state = null;
  /** The key that the app has given the element of a component; undefined for most views. */
  key = undefined;

  /** The node in React's own tree, of a view that the built-in React has made; null for others. */
  fiber = null;

  /** The way in which content scrolls that is in no scroll view of React Native's (`pager-view`); null for most views. */
  scroller = null;
  /** The style that the layout reads in place of React's own, of a part of a drawing; null for most views. */
  layoutStyle = null;
  /** How far the native side has moved the view from its place in the layout, such as a page to its own; null for most views. */
  shift = null;

  /** Receives the events of a view that no React of the script's has made, as `(type, body)`; null for others. */
  receiver = null;

  /** @param handle the object by which React finds the view's component, on the turbo route */
  constructor(tag, name, rootTag, props, handle) {
    Object.assign(this, { tag, name, rootTag, props, handle });
  }

  /** The properties that are seen: React's own, and those of native animations and of worklets. */
  get look() {
    if (!this.animated && !this.styled && !this.arriving) return this.props;
    return { ...this.props, ...this.animated, ...this.styled, ...this.arriving };
  }

  /** The way from the view's own coordinates to those of the surface: `[scaleX, scaleY, x, y]`. */
  get mapping() {
    const [laidOutX, laidOutY, width, height] = this.frame ?? [0, 0, 0, 0];
    if (this.placedAt) return [1, 1, ...this.placedAt];
    const [x, y] = this.state?.origin ?? [laidOutX + (this.state?.offset?.[0] ?? 0), laidOutY + (this.state?.offset?.[1] ?? 0)];
    const [sx, sy, dx, dy] = transformOf(this.look.transform, width, height);
    const [shiftX, shiftY] = this.shift ?? [0, 0];
    const left = x + shiftX + dx + ((1 - sx) * width) / 2;
    const top = y + shiftY + dy + ((1 - sy) * height) / 2;
    if (!this.parent) return [sx, sy, left, top];
    const [scaleX, scaleY, originX, originY] = this.parent.mapping;
    const [offsetX, offsetY] = this.parent.offset;
    return [scaleX * sx, scaleY * sy, originX + scaleX * (left - offsetX), originY + scaleY * (top - offsetY)];
  }

  /** The frame in the coordinates of the surface. */
  get absoluteFrame() {
    const [, , width, height] = this.frame ?? [0, 0, 0, 0];
    const [sx, sy, x, y] = this.mapping;
    return [sx < 0 ? x + sx * width : x, sy < 0 ? y + sy * height : y, Math.abs(sx) * width, Math.abs(sy) * height];
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

/**
 * The most views that may lie within each other. The layout, and every walk over the views, goes down by calls; no app
 * comes near the limit, and a phone's own stack has one, too.
 */
const DEEPEST = 1000;

/** Returns how deep the deepest of some views lies. Throws an error if it lies too deep, or views contain each other. */
function deepest(candidates) {
  const depths = new Map([[null, 0]]);
  let most = 0;
  for (const view of candidates) {
    const path = [];
    let at = view;
    while (!depths.has(at) && path.length <= DEEPEST) {
      path.push(at);
      at = at.parent;
    }
    let depth = depths.get(at) ?? Infinity;
    if (depth + path.length > DEEPEST + 1) {
      const name = `${view.tag} (${view.name})`;
      throw new Error(`The view ${name} lies in more than ${DEEPEST} views, which are the limit, or in itself.`);
    }
    while (path.length) depths.set(path.pop(), (depth += 1));
    most = Math.max(most, depth);
  }
  return most;
}

/** Adds a view. A tag is React's number of the view. */
function add(tag, name, rootTag, props, handle) {
  if (!Number.isSafeInteger(tag) || tag < 1) {
    throw new Error(`The React tag of a view (${String(name)}) is ${String(tag)}. A tag is a whole number from 1 to 2^53 - 1.`);
  }
  if (views.has(tag)) throw new Error(`The React tag ${tag} of a view (${String(name)}) is the tag of another view already.`);
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

/** Sets the properties of a native animation, which React does not know; null for none. */
function setAnimated(view, properties) {
  view.animated = properties;
}

/** Sets the properties of worklets, which React does not know. @param changesLayout true if the next layout reads them */
function setStyled(view, properties, changesLayout) {
  view.styled = properties;
  if (changesLayout) changesOf(view.rootTag).props.add(view);
}

/** Sets the properties of a view that comes by an animation; null for none. */
function setArriving(view, properties) {
  view.arriving = properties;
}

function setChildren(view, children) {
  for (const child of view.children) if (child.parent === view) child.parent = null;
  view.children = children;
  for (const child of children) child.parent = view;
  changesOf(view.rootTag).children.add(view);
}

/** Sets the children of a view if they are others, or in another order. */
function replaceChildren(view, children) {
  const isSame = children.length === view.children.length && children.every((child, at) => child === view.children[at]);
  if (!isSame) setChildren(view, children);
}

/** Called with each view that is about to go, in whatever way: with its parent, by itself, or with its root. */
let onRemove = () => {};

/** Removes a view and all that it contains. */
function remove(view) {
  for (const child of view.children) if (child.parent === view) remove(child);
  onRemove(view);
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
/** Returns a test for views with one of some names. Paper's names begin with RCT. */
const named = (...names) => ({ name }) => names.includes(name);
const isScrollView = named('RCTScrollView', 'ScrollView');
/** True for a view whose content a finger moves: a scroll view, or one that a library scrolls in its own way. */
const scrolls = (view) => view.scroller != null || isScrollView(view);
/** The properties of React Native's scroll views by which the content of a view scrolls. */
const scrollProps = (view) => view.scroller?.props ?? view.props;

const zIndexOf = ({ look }) => (typeof look.zIndex === 'number' ? look.zIndex : 0);

/** Returns the children from the one that is drawn first to the one that is drawn last. */
function inDrawingOrder(children) {
  if (children.every((view) => zIndexOf(view) === 0)) return children;
  return children.map((view, at) => [view, at])
    .sort(([a, i], [b, j]) => zIndexOf(a) - zIndexOf(b) || i - j)
    .map(([view]) => view);
}

/** True for a view that hides what of its content lies outside of it. */
const clips = (view) => view.props.overflow === 'hidden' || view.props.overflow === 'scroll' || scrolls(view);
const isTextPart = ({ name }) => name === 'RCTVirtualText' || name === 'RCTRawText';

/** Returns the text within a view. */
function textOf(view) {
  if (typeof view.props.text === 'string' && view.name === 'RCTRawText') return view.props.text;
  return view.children.map(textOf).join('');
}

/** Returns how deep the views of a root lie that have changed. Throws an error if they are nested too deeply. */
function depthOfChanges(rootTag) {
  const { props, children } = changesOf(rootTag);
  return Math.max(deepest(props), deepest(children));
}

module.exports = {
  views, add, depthOfChanges, merged, replaceChildren, setAnimated, setArriving, setProps, setChildren, setStyled, remove,
  takeChanges, walk, clips,
  inDrawingOrder, isPlace: hasOwnPlace, isScrollView, isText, isTextPart, named, scrollProps, scrolls, textOf,
  whenRemoved(action) {
    onRemove = action;
  },
};
