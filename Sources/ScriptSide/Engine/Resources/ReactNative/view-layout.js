'use strict';
// Layout: the changed views go to the flexbox of the host in one text, and the frames that have changed come back.

const { dimensions } = require('./device-info');
const { isInput } = require('./input-text');
const { imposedStyle, isLayoutRoot } = require('./component-names');
const { legible } = require('./native-calls');
const { sendEvent } = require('./view-events');
const { placeOf, roots } = require('./react-roots');
const { isKept, keptStyle, providerOf } = require('./safe-area-views');
const { override } = require('./scroll-override');
const scrollViews = require('./scroll-views');
const { depthOfChanges, isScrollView, isText, isTextPart, named, takeChanges, views, walk } = require('./views');

const attributes = new Set(host.layoutAttributes);

/** The views that keep out of the safe area, with the insets that they know: none before their first layout. */
const keptOut = new WeakMap();

/** The times that a layout is repeated at most because such views have learnt of other insets. */
const REPEATED = 3;

/** Views with a size of their own, by name: `[width, height]` in points. */
const SIZES = {
  RCTSwitch: [51, 31], Switch: [51, 31], RCTActivityIndicatorView: [20, 20], ActivityIndicatorView: [20, 20],
  RNDateTimePicker: [320, 216],
};

/** Returns the properties that layout reads. The content of a scroll view may be larger than the view. */
function layoutProps(view) {
  if (view.layoutStyle) return view.layoutStyle;
  const found = isScrollView(view) ? { overflow: 'scroll' } : {};
  const props = view.styled ? { ...view.props, ...view.styled } : view.props;
  for (const name in props) if (attributes.has(name)) found[name] = props[name];
  if (keptOut.has(view)) return Object.assign(found, keptStyle(view, found, keptOut.get(view), host.architecture === 'turbo'));
  const imposed = imposedStyle(view);
  if (!imposed) return found;
  for (const edge of ['right', 'bottom', 'start', 'end', 'flex', 'flexGrow']) delete found[edge];
  return Object.assign(found, imposed);
}

const LOOK = ['fontSize', 'lineHeight', 'letterSpacing'];

/** Returns the look of a part of a text, where it inherits what its own style leaves open. */
const lookOf = ({ props }, inherited) => LOOK.map((name, at) => props[name] ?? inherited[at] ?? null);

/** Returns the parts of a text, each with its look: `[text, fontSize, lineHeight, letterSpacing]`. */
function textParts(view, inherited = []) {
  if (view.name === 'RCTRawText') return [[String(view.props.text ?? ''), ...lookOf(view, inherited)]];
  const look = lookOf(view, inherited);
  return view.children.flatMap((child) => (isTextPart(child) ? textParts(child, look) : []));
}

/** Returns the content by which a view without views in it has a size. */
function contentOf(view) {
  if (isText(view)) return { text: textParts(view), lines: view.props.numberOfLines ?? 0 };
  if (isInput(view)) {
    const { text, value, defaultValue, placeholder } = view.props;
    // An empty input is as wide as its placeholder.
    const shown = (text ?? value ?? defaultValue) || placeholder || ' ';
    return { text: [[shown, ...lookOf(view, [])]], lines: 1 };
  }
  return SIZES[view.name] ? { size: SIZES[view.name] } : null;
}

/** React Native's own view, whose padding is as far as it lies under what is covered. */
const isInSafeArea = named('RCTSafeAreaView', 'SafeAreaView');

/** Returns the part that a view has in the layout beside its style; null for most views. */
function roleOf(view) {
  if (isInSafeArea(view)) return 'safeArea';
  return isLayoutRoot(view) && !view.state ? 'window' : null;
}

/** Adds the text around each changed part of a text. */
function withTexts(changes) {
  const all = new Set(changes);
  for (const view of changes) {
    if (!isTextPart(view)) continue;
    all.delete(view);
    let text = view.parent;
    while (text && isTextPart(text)) text = text.parent;
    if (text) all.add(text);
  }
  return all;
}

const childTags = (view) => (isText(view) || isInput(view) ? null : view.children.map(({ tag }) => tag));

/** Lays out a root after a change of its views or its frame, and sends the events that follow. */
function layOut(rootTag) {
  const root = roots.get(rootTag);
  if (!root) return;
  root.depth = Math.max(root.depth, depthOfChanges(rootTag));
  const changes = takeChanges(rootTag);
  const nodes = [];
  const describe = (view, hasNewProps, hasNewChildren) => {
    const props = hasNewProps ? layoutProps(view) : null;
    nodes.push([view.tag, props, hasNewChildren ? childTags(view) : null, contentOf(view), hasNewProps ? roleOf(view) : null]);
  };
  const children = withTexts(changes.children);
  const props = withTexts(changes.props);
  for (const view of override(root, changes)) root.adjusted.add(view);
  for (const view of props) {
    if (view.name === 'RNCSafeAreaProvider') root.providers.add(view);
    if (isKept(view)) root.kept.add(view);
    if (scrollViews.isAdjusted(view)) root.adjusted.add(view);
    if (view !== root.view) describe(view, true, children.has(view));
  }
  for (const view of children) if (view === root.view || !props.has(view)) describe(view, false, true);
  apply(root, layOutNodes(root, nodes, changes.removed));
}

/** Has the host lay out a root with some changed nodes. */
function layOutNodes(root, nodes, removed) {
  const { frame, safeArea, depth } = root;
  const { width, height, scale } = dimensions().window;
  const change = { frame, safeArea, window: [width, height], scale, depth, nodes, removed };
  return host.layOut(root.rootTag, legible(JSON.stringify(change)));
}

/** @param answer `{frames: [tag, x, y, width, height, …], content: [width, height]}` */
function apply(root, { frames, content }, repeated = 0) {
  const shortened = new Set();
  for (let at = 0; at < frames.length; at += 5) {
    const view = views.get(frames[at]);
    if (!view) continue;
    const frame = [frames[at + 1], frames[at + 2], frames[at + 3], frames[at + 4]];
    view.frame = frame;
    const around = view.parent;
    if (around && isScrollView(around) && (around.offset[0] || around.offset[1])) shortened.add(around);
    if (view.props.onLayout) {
      const [x, y, width, height] = frame;
      sendEvent(view, 'topLayout', { layout: { x, y, width, height }, target: view.tag });
    }
  }
  forEachPlaced(root.adjusted, root, scrollViews.adjust);
  for (const view of shortened) scrollViews.contentChanged(view);
  forEachPlaced(root.providers, root, sendInsets);
  const kept = repeated < REPEATED ? takeKept(root) : [];
  if (kept.length) apply(root, layOutNodes(root, kept, []), repeated + 1);
  for (const action of placings) action(root);
  afterLayout?.(root);
  if (content) host.notify('surface/contentSize', JSON.stringify({ rootTag: root.rootTag, size: content }));
  sendElements(root);
}

/** The views of react-native-safe-area-context, which show nothing before they have the insets; with those sent last. */
const insets = new WeakMap();

/** The size of the place around a view, the place of the view in it, and the edges of it that are covered. */
function placeAround(view, root) {
  const { width, height } = dimensions().window;
  let [x, y] = [0, 0];
  for (let each = view; each; each = each.parent) {
    const { insets: covered, size } = each === view ? {} : each.state ?? {};
    if (covered) return { x, y, size, covered };
    if (each !== view && isLayoutRoot(each)) return { x, y, size: [width, height], covered: root.safeArea };
    x += each.frame?.[0] ?? 0;
    y += each.frame?.[1] ?? 0;
  }
  const [, , ...size] = root.frame;
  return { x, y, size, covered: root.safeArea };
}

/** Calls an action with each of some views that are laid out, and its covered edges. Those that have gone are taken out. */
function forEachPlaced(found, root, action) {
  for (const view of found) {
    if (views.get(view.tag) !== view) found.delete(view);
    else if (view.frame) action(view, coveredEdges(view, placeAround(view, root)));
  }
}

/** The edges of a view that are covered: top, left, bottom and right. */
function coveredEdges(view, { x, y, size, covered }) {
  const [, , width, height] = view.frame;
  const reach = (covering, distance) => Math.max(0, covering - Math.max(0, distance));
  return [
    reach(covered[0], y), reach(covered[1], x), reach(covered[2], size[1] - y - height), reach(covered[3], size[0] - x - width),
  ];
}

/** The insets that count for a view that keeps out of the safe area; null if it knows of none. */
function insetsFor(view, root) {
  const provider = providerOf(view);
  if (provider?.state?.insets) return provider.state.insets;
  // Without a provider the view of the new architecture provides its own.
  const from = provider ?? (view.name === 'RNCSafeAreaView' && host.architecture === 'turbo' ? view : null);
  return from?.frame ? coveredEdges(from, placeAround(from, root)) : null;
}

/** Returns the nodes of the views that have learnt of other insets by the last layout. */
function takeKept(root) {
  const nodes = [];
  for (const view of root.kept) {
    if (views.get(view.tag) !== view) {
      root.kept.delete(view);
      continue;
    }
    const found = insetsFor(view, root);
    if (!found || String(found) === String(keptOut.get(view) ?? [0, 0, 0, 0])) continue;
    keptOut.set(view, found);
    nodes.push([view.tag, layoutProps(view), null, null, null]);
  }
  return nodes;
}

/** Sends a view that provides the safe area to others the part of it that reaches into the view, if it has changed. */
function sendInsets(view, [top, left, bottom, right]) {
  const [x, y, width, height] = view.frame;
  const body = { insets: { top, left, bottom, right }, frame: { x, y, width, height } };
  const text = JSON.stringify(body);
  if (insets.get(view) === text) return;
  insets.set(view, text);
  sendEvent(view, 'topInsetsChange', body);
}

// MARK: What the native side reads

/** Sends the views of a root that a transition may animate, if they have changed. */
function sendElements(root) {
  const elements = [];
  walk(root.view, (view) => {
    const { nativeID, zIndex, opacity, backgroundColor, borderRadius, fontSize, color } = view.props;
    if (nativeID == null || nativeID === '' || !view.frame) return;
    const type = isText(view) ? 'text' : /Image/.test(view.name) ? 'image' : 'view';
    const look = { zIndex, opacity, backgroundColor, cornerRadius: borderRadius, fontSize, color };
    const known = Object.fromEntries(Object.entries(look).filter(([, value]) => typeof value === 'number'));
    elements.push({ nativeID: String(nativeID), frame: view.absoluteFrame, type, ...known });
  });
  const text = JSON.stringify(elements);
  if (text === (root.elements ?? '[]')) return;
  root.elements = text;
  host.notify('surface/elements', legible(JSON.stringify({ rootTag: root.rootTag, elements })));
}

/** The frame or the safe area of a surface has changed. */
function surfaceLaidOut(rootTag) {
  const root = roots.get(rootTag);
  if (!root) return;
  Object.assign(root, placeOf(rootTag));
  if (root.isMounted) layOut(rootTag);
}

/** The part that sends what a layout has changed to the native side. */
let afterLayout;
/** The functions of libraries that place what is laid out, before that. */
const placings = [];

module.exports = {
  layOut,
  surfaceLaidOut,
  /** True for a property that the layout reads. */
  isOfLayout: (name) => attributes.has(name),
  whenLaidOut(action) {
    afterLayout = action;
  },
  /** @param action called with a root whose views are laid out, before the native side knows of their places */
  whenPlacing: (action) => void placings.push(action),
};
