'use strict';
// Layout: the changed views go to the flexbox of the host in one text, and the frames that have changed come back.

const { sendEvent } = require('./view-events');
const { roots } = require('./react-roots');
const { isModal, isText, isTextPart, takeChanges, textOf, views, walk } = require('./views');

const attributes = new Set(host.layoutAttributes);

/** Views with a size of their own, by name: `[width, height]` in points. */
const SIZES = { RCTSwitch: [51, 31], Switch: [51, 31], RCTActivityIndicatorView: [20, 20], ActivityIndicatorView: [20, 20] };
const isScroll = ({ name }) => /ScrollView$/.test(name);
const isInput = ({ name }) => /TextInput/.test(name);

/** Returns the properties that layout reads; null if there are none. */
function layoutProps(props) {
  let found = null;
  for (const name in props) if (attributes.has(name)) (found ??= {})[name] = props[name];
  return found;
}

/** Returns the parts of a text, each with its look: `[text, fontSize, fontWeight, lineHeight, letterSpacing]`. */
function textParts(view, inherited = {}) {
  const { fontSize, fontWeight, lineHeight, letterSpacing } = { ...inherited, ...defined(view.props) };
  if (view.name === 'RCTRawText') return [[String(view.props.text ?? ''), fontSize, fontWeight, lineHeight, letterSpacing]];
  const look = { fontSize, fontWeight, lineHeight, letterSpacing };
  return view.children.flatMap((child) => (isTextPart(child) ? textParts(child, look) : []));
}

const LOOK = ['fontSize', 'fontWeight', 'lineHeight', 'letterSpacing'];
const defined = (props) => Object.fromEntries(LOOK.flatMap((name) => (props[name] == null ? [] : [[name, props[name]]])));

/** Returns the content by which a view without views in it has a size. */
function contentOf(view) {
  if (isText(view)) return { text: textParts(view, {}), lines: view.props.numberOfLines ?? 0 };
  if (isInput(view)) {
    const { text, value, defaultValue, placeholder, fontSize, fontWeight, lineHeight } = view.props;
    return { text: [[text ?? value ?? defaultValue ?? placeholder ?? ' ', fontSize, fontWeight, lineHeight, 0]], lines: 1 };
  }
  return SIZES[view.name] ? { size: SIZES[view.name] } : null;
}

/** Returns the part that a view has in layout beside its style. */
function roleOf(view) {
  if (isScroll(view)) return view.props.horizontal ? 'scrollsX' : 'scrollsY';
  if (/SafeAreaView$/.test(view.name)) return 'safeArea';
  if (isModal(view)) return 'window';
  return null;
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
  const changes = takeChanges(rootTag);
  const nodes = [];
  const describe = (view, hasNewProps, hasNewChildren) => {
    const props = hasNewProps ? layoutProps(view.props) ?? {} : null;
    nodes.push([view.tag, props, hasNewChildren ? childTags(view) : null, contentOf(view), hasNewProps ? roleOf(view) : null]);
  };
  const children = withTexts(changes.children);
  const props = withTexts(changes.props);
  for (const view of props) if (view !== root.view) describe(view, true, children.has(view));
  for (const view of children) if (view === root.view || !props.has(view)) describe(view, false, true);
  const { frame, safeArea } = root;
  const answer = host.layOut(rootTag, JSON.stringify({ frame, safeArea, nodes, removed: changes.removed }));
  if (answer) apply(root, answer);
}

/** @param answer `{frames: [tag, x, y, width, height, …], content: [width, height]}` */
function apply(root, { frames, content }) {
  for (let at = 0; at < frames.length; at += 5) {
    const view = views.get(frames[at]);
    if (!view) continue;
    const frame = [frames[at + 1], frames[at + 2], frames[at + 3], frames[at + 4]];
    view.frame = frame;
    if (view.props.onLayout) {
      const [x, y, width, height] = frame;
      sendEvent(view, 'topLayout', { layout: { x, y, width, height }, target: view.tag });
    }
  }
  if (content) host.notify('surface/contentSize', JSON.stringify({ rootTag: root.rootTag, size: content }));
  sendElements(root);
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
  host.notify('surface/elements', JSON.stringify({ rootTag: root.rootTag, elements }));
}

/** The frame or the safe area of a surface has changed. */
function surfaceLaidOut(rootTag) {
  const root = roots.get(rootTag);
  if (!root) return;
  Object.assign(root, host.surfaceLayout(rootTag));
  if (root.isMounted) layOut(rootTag);
}

/** Returns the tree of a root's views, for a snapshot. */
function describeTree(view) {
  const { testID, nativeID } = view.props;
  return {
    type: view.name, tag: view.tag, frame: view.frame, testID, nativeID,
    ...(isText(view) ? { text: textOf(view) } : {}),
    ...(view.children.length && !isText(view) ? { children: view.children.map(describeTree) } : {}),
  };
}

module.exports = { layOut, surfaceLaidOut, describeTree, forget: (rootTag) => { takeChanges(rootTag); host.forgetLayout(rootTag); } };
