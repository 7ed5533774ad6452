'use strict';
// `UIManager`, React's renderer on the bridge: it makes and changes views by their tags (react-native-host §3).

const { dimensions } = require('./device-info');
const inputText = require('./input-text');
const measures = require('./measures');
const { didMount, end, roots } = require('./react-roots');
const responder = require('./responder');
const { eventTypes, viewConfig } = require('./view-attributes');
const { commandNames, dispatchCommand } = require('./view-commands');
const { layOut } = require('./view-layout');
const { findAt } = require('./touch-targets');
const { layoutAnimation, later } = require('./task-queue');
const viewLife = require('./view-life');
const { add, merged, remove, setChildren, setProps, views } = require('./views');

/** The roots whose views have changed in the running batch. */
const touched = new Set();

/** Lays the changed roots out once the batch has been taken. */
function change(rootTag) {
  if (!touched.size) later(endBatch);
  touched.add(rootTag);
}

function endBatch() {
  const all = [...touched];
  touched.clear();
  for (const rootTag of all) {
    layOut(rootTag);
    const root = roots.get(rootTag);
    if (root?.view.children.length) didMount(root);
  }
}

const viewOf = (tag) => views.get(tag);

const childrenOf = (tags) => tags.map((tag) => views.get(tag)).filter(Boolean);

function putChildren(view, children) {
  setChildren(view, children);
  change(view.rootTag);
}

function manageChildren(tag, moveFrom = [], moveTo = [], addTags = [], addAt = [], removeAt = []) {
  const view = viewOf(tag);
  if (!view) return;
  const before = view.children;
  const moved = moveFrom.map((from, at) => [moveTo[at], before[from]]);
  const gone = new Set([...(removeAt ?? []), ...(moveFrom ?? [])]);
  const children = before.filter((_, at) => !gone.has(at));
  const arrivals = [...moved, ...(addTags ?? []).map((each, at) => [addAt[at], views.get(each)])];
  for (const [at, child] of arrivals.sort(([one], [other]) => one - other)) if (child) children.splice(at, 0, child);
  for (const at of removeAt ?? []) if (before[at]) remove(before[at]);
  putChildren(view, children);
}

/** Runs a measure once the views that were changed before it are laid out. */
const measured = (tag, done) =>
  void later(() => {
    if (touched.size) endBatch();
    done(viewOf(tag));
  });

const methods = {
  createView(tag, name, rootTag, props) {
    if (!roots.has(rootTag)) return;
    const view = add(tag, name, rootTag, props ?? {}, null);
    viewLife.added(view);
    change(rootTag);
  },
  updateView(tag, _name, update) {
    const view = viewOf(tag);
    if (!view) return;
    setProps(view, inputText.received(view, merged(view.props, update), update?.text));
    viewLife.changed(view);
    change(view.rootTag);
  },
  setChildren(tag, tags) {
    const view = viewOf(tag);
    if (view) putChildren(view, childrenOf(tags));
  },
  manageChildren,
  removeRootView: end,
  removeSubviewsFromContainerWithID(tag) {
    manageChildren(tag, [], [], [], [], (viewOf(tag)?.children ?? []).map((_, at) => at));
  },
  replaceExistingNonRootView(tag, other) {
    const parent = viewOf(tag)?.parent;
    if (!parent) return;
    const at = parent.children.indexOf(views.get(tag));
    manageChildren(parent.tag, [], [], [other], [at], [at]);
  },
  measure: (tag, done) => measured(tag, (view) => view && done(...measures.measure(view))),
  measureInWindow: (tag, done) => measured(tag, (view) => view && done(...measures.measureInWindow(view))),
  measureLayout(tag, ancestor, fail, done) {
    measured(tag, (view) => {
      const other = viewOf(ancestor);
      if (view && other) done(...measures.measureLayout(view, other));
      else fail({ message: `There is no view with the tag ${view ? ancestor : tag}.` });
    });
  },
  measureLayoutRelativeToParent(tag, fail, done) {
    measured(tag, (view) => (view?.parent ? done(...view.frame) : fail({ message: `The view ${tag} has no parent.` })));
  },
  viewIsDescendantOf: (tag, ancestor, done) =>
    measured(tag, (view) => done(Boolean(view && viewOf(ancestor) && view.isWithin(viewOf(ancestor))))),
  findSubviewIn(tag, [x, y], done) {
    measured(tag, (view) => {
      const found = view && findAt(view, x, y);
      if (found) done(found.tag, ...measures.measureInWindow(found));
    });
  },
  setJSResponder: (tag, _blocksNative) => responder.granted(viewOf(tag)),
  clearJSResponder: () => responder.released(),
  configureNextLayoutAnimation: layoutAnimation,
  focus: (tag) => command(tag, 'focus'),
  blur: (tag) => command(tag, 'blur'),
  dispatchViewManagerCommand: (tag, name, args) => command(tag, name, args),
  sendAccessibilityEvent(_tag, _type) {},
};

/** @param name the name of a command, or its id */
function command(tag, name, args) {
  const view = viewOf(tag);
  if (view) dispatchCommand(view, typeof name === 'number' ? commandNames[name] : name, args ?? []);
}

/** Any name is a view. */
const configOf = () => viewConfig(commandNames);

/** The configurations for `requireNativeComponent` on the turbo route, which looks for them among the constants. */
const configs = new Map();

/**
 * The members of the constants that are no views. Those of Android are looked up on any platform. Views that are loaded lazily
 * would get the types of their events by a method that React Native's iOS has on the bridge alone.
 */
const OTHERS = /^(LazyViewManagersEnabled|ViewManagerNames|AccessibilityEventTypes|StyleConstants|PopupMenu)$/;

function legacyConstants() {
  const { LazyViewManagersEnabled, ...others } = constants();
  return new Proxy(others, {
    get(own, name) {
      if (typeof name !== 'string' || Object.hasOwn(own, name) || OTHERS.test(name) || !/^[A-Z]/.test(name)) return own[name];
      if (!configs.has(name)) configs.set(name, configOf());
      return configs.get(name);
    },
  });
}

function constants() {
  const { bubblingEventTypes, directEventTypes } = eventTypes();
  return {
    LazyViewManagersEnabled: true,
    customBubblingEventTypes: {},
    customDirectEventTypes: {},
    genericBubblingEventTypes: bubblingEventTypes,
    genericDirectEventTypes: directEventTypes,
    Dimensions: dimensions(),
  };
}

const uiManager = {
  name: 'UIManager',
  constants,
  methods,
  sync: {
    getConstantsForViewManager: configOf,
    getDefaultEventTypes: eventTypes,
    lazilyLoadView: () => ({ viewConfig: configOf() }),
  },
};

module.exports = { legacyConstants, uiManager };
