'use strict';
// The components that the native side makes itself, such as those of react-native-screens (react-native-host §2). Of all
// views only they cross, each with the nearest one around it as its parent; the others are the content between them.

const { listenersOf } = require('./animated-listeners');
const { declared, isComponent, routeName } = require('./component-names');
const { isObserved } = require('./native-animated');
const { legible } = require('./native-calls');
const { fiberOf, whenRootEnds } = require('./react-roots');
const scrollObservers = require('./scroll-observers');
const { adjustsFirst } = require('./scroll-views');
const { Priority, schedule } = require('./task-queue');
const { EventPriority, sendNow } = require('./view-events');
const { layOut, whenLaidOut } = require('./view-layout');
const viewLife = require('./view-life');
const { views, setProps } = require('./views');

/** The components of a root that the native side has, by tag: `{view, around, props, children, frame}`. */
const mounted = new Map();
/** The roots that have had a component. The views of the others need not be searched for any. */
const rootsOfComponents = new Set();

/**
 * The key that an app has given a component, or an element around it that no other view is in; undefined if it has none.
 * React Navigation gives its screens the keys of their routes.
 */
function keyOf(view) {
  const own = fiberOf(view);
  for (let fiber = own; fiber; fiber = fiber.return) {
    if (typeof fiber.key === 'string') return fiber.key;
    if (fiber !== own && typeof fiber.type === 'string') return undefined;
  }
  return undefined;
}

/** The properties of a component that cross: those that the native side reads. A screen without an id has its key. */
function sentProps(view) {
  const { name, props } = view;
  const { properties } = declared()[name];
  const sent = Object.entries(props).filter(([key, value]) => value != null && Object.hasOwn(properties, key));
  const found = Object.fromEntries(sent);
  if ('screenId' in properties && !found.screenId) found.screenId = view.key ??= keyOf(view);
  return found;
}

/** What decides how the bar of a new screen begins: whether UIKit adjusts the first scroll view in the screen. */
const firstState = (view) =>
  'firstScrollViewAdjusts' in declared()[view.name].properties && adjustsFirst(view) && { firstScrollViewAdjusts: true };

/** Returns the properties that differ; null for one that has gone. */
function difference(before, after) {
  const changes = {};
  for (const name in after) if (JSON.stringify(before[name]) !== JSON.stringify(after[name])) changes[name] = after[name];
  for (const name in before) if (!(name in after)) changes[name] = null;
  return changes;
}

/** Lists the components in a view that lie in no other component. */
function componentsIn(view, found = []) {
  for (const child of view.children) {
    if (isComponent(child)) found.push(child);
    else componentsIn(child, found);
  }
  return found;
}

/** The frame of a view in a view around it. */
function frameIn(view, around) {
  let [x, y] = [0, 0];
  for (let each = view; each && each !== around; each = each.parent) {
    const [left, top] = each.frame ?? [0, 0];
    const [offsetX, offsetY] = each === view ? [0, 0] : each.offset;
    const [shiftX, shiftY] = each.shift ?? [0, 0];
    x += left + shiftX - offsetX;
    y += top + shiftY - offsetY;
  }
  return [x, y, view.frame?.[2] ?? 0, view.frame?.[3] ?? 0];
}

const isSame = (one, other) => one.length === other.length && one.every((value, at) => value === other[at]);

/** Collects the changes of a component and of those in it: all are made and laid out before they are put into each other. */
function collect(view, around, known, out) {
  const children = componentsIn(view);
  for (const child of children) collect(child, view, known, out);
  const tags = children.map(({ tag }) => tag);
  const before = known.get(view.tag);
  out.live.add(view.tag);
  if (around !== null) {
    if (!before) {
      const props = sentProps(view);
      out.made.push(['create', view.tag, view.name, { ...props, ...firstState(view) }]);
      known.set(view.tag, { view, around: around.tag, seen: view.props, props, children: [], frame: null });
    } else if (before.seen !== view.props) {
      const props = sentProps(view);
      const changes = difference(before.props, props);
      if (Object.keys(changes).length) out.made.push(['props', view.tag, changes]);
      Object.assign(before, { seen: view.props, props });
    }
    const own = known.get(view.tag);
    own.around = around.tag;
    const frame = view.frame && declared()[view.name].placed ? frameIn(view, around) : null;
    if (frame && (!own.frame || !isSame(own.frame, frame))) {
      out.placed.push(['layout', view.tag, frame]);
      own.frame = frame;
    }
  } else if (!before) {
    known.set(view.tag, { view, children: [] });
  }
  const own = known.get(view.tag);
  if (!isSame(own.children, tags)) {
    out.nested.push({ tag: view.tag, before: own.children, tags });
    own.children = tags;
  }
}

/** The lists of children that are not what is left without the components that are deleted. A deletion takes those out. */
const listed = (nested, { live }) =>
  nested.filter(({ before, tags }) => !isSame(tags, before.filter((tag) => live.has(tag))))
    .map(({ tag, tags }) => ['children', tag, tags]);

function forget(known, tag) {
  for (const event of declared()[known.get(tag).view.name]?.frames ?? []) wanted.delete(`${tag} ${event}`);
  known.delete(tag);
}

/** Sends what a commit has changed. @param root the root, whose views are laid out */
function commit(root) {
  if (!rootsOfComponents.has(root.rootTag)) return;
  const known = mounted.get(root.rootTag) ?? new Map();
  const out = { live: new Set(), made: [], placed: [], nested: [] };
  collect(root.view, null, known, out);
  const deleted = [...known.keys()].filter((tag) => !out.live.has(tag));
  // A component is deleted with those in it.
  const outermost = deleted.filter((tag) => out.live.has(known.get(tag).around));
  for (const tag of deleted) forget(known, tag);
  const mutations = [...out.made, ...out.placed, ...listed(out.nested, out), ...outermost.map((tag) => ['delete', tag])];
  if (!mutations.length) return;
  mounted.set(root.rootTag, known);
  host.notify('surface/mount', legible(JSON.stringify({ rootTag: root.rootTag, mutations })));
}

/** A root has ended, and its components with it. */
function rootEnded(rootTag) {
  const known = mounted.get(rootTag);
  mounted.delete(rootTag);
  rootsOfComponents.delete(rootTag);
  if (!known) return;
  const deleted = [...known.keys()].filter((tag) => tag !== rootTag);
  const outermost = deleted.filter((tag) => known.get(tag).around === rootTag);
  for (const tag of deleted) forget(known, tag);
  const mutations = outermost.map((tag) => ['delete', tag]);
  host.notify('surface/mount', JSON.stringify({ rootTag, mutations }));
}

whenRootEnds(rootEnded);
whenLaidOut(commit);
viewLife.follow((view) => {
  if (isComponent(view)) rootsOfComponents.add(view.rootTag);
});

/** The events that have arrived since React was called last. */
let arrived = [];

/**
 * Handles `surface/event`. Events that arrive together are sent in one call, so that React renders after the last one: a screen
 * that is dismissed is still there for its next event. An event of a view that has gone has no receiver.
 */
function onEvent(message) {
  arrived.push(message);
  if (arrived.length === 1) schedule(Priority.userBlocking, sendArrived);
}

/** The events of each frame that the native side has been told to send, as `TAG EVENT`. */
const wanted = new Set();

/** Asks for the frames of an event, or for none, when the value at the beginning has come and the answer has changed. */
function listen(view, event) {
  const { rootTag, tag, props } = view;
  const key = `${tag} ${event}`;
  const property = `on${event.slice(3)}`;
  const listens = isObserved(tag, event, listenersOf(view, property)) ?? props[property] != null;
  if (listens === wanted.has(key)) return;
  if (listens) wanted.add(key);
  else wanted.delete(key);
  host.notify('surface/listens', JSON.stringify({ rootTag, tag, event, listens }));
}

/** Adds an event to the transcript under its name in React, with the screen's route or the view's testID as its target. */
function record({ key, name, props }, event, body) {
  const target = routeName(props.screenId || key) ?? props.testID ?? name;
  host.recordEvent(event.replace(/^top/, 'on'), JSON.stringify({ target, ...body }));
}

function sendArrived() {
  const events = arrived;
  arrived = [];
  for (const { tag, event, body } of events) {
    const view = views.get(tag);
    if (!view) continue;
    if (declared()[view.name].frames.includes(event)) listen(view, event);
    else if (host.isRecording) record(view, event, body);
    try {
      sendNow(view, event, { target: tag, ...body }, EventPriority.default);
    } catch (error) {
      host.reportError(error);
    }
  }
}

/** Handles `surface/state`: the native side has given components sizes and places, and the layout follows. */
function onState({ rootTag, states }) {
  for (const [tag, state] of states) {
    const view = views.get(tag);
    if (!view) continue;
    view.state = state;
    // A presented screen is a root of React's layout.
    view.placedAt = state.window ? [0, 0] : null;
    setProps(view, view.props);
  }
  layOut(rootTag);
}

/** Calls a command of a component. Returns false for another view. */
function command(view, name, args) {
  if (!isComponent(view)) return false;
  const message = { rootTag: view.rootTag, tag: view.tag, command: name, args: args ?? [] };
  host.notify('surface/command', legible(JSON.stringify(message)));
  return true;
}

module.exports = {
  command,
  messages: { 'surface/event': onEvent, 'surface/state': onState, ...scrollObservers.messages },
};
