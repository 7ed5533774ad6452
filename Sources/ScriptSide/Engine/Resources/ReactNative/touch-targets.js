'use strict';
// The views of React under a finger: the element that a tester names, and the view that takes the touch.

const { isInput, placeholderShownBy } = require('./input-text');
const { roots } = require('./react-roots');
const { isLayoutRoot } = require('./component-names');
const { intersection } = require('./rectangles');
const { clips, inDrawingOrder, isPlace, isText, isTextPart, textOf, views, walk } = require('./views');

const contains = ([x, y, width, height], [px, py]) => px >= x && py >= y && px < x + width && py < y + height;

/** Returns the topmost view at a place of the surface that takes touches. */
function findAt(view, x, y) {
  const { pointerEvents = 'auto', display } = view.look;
  if (pointerEvents === 'none' || display === 'none') return null;
  const isInside = contains(view.absoluteFrame, [x, y]);
  if (!isInside && clips(view)) return null;
  if (pointerEvents !== 'box-only' && !isText(view)) {
    const children = inDrawingOrder(view.children);
    for (let at = children.length - 1; at >= 0; at--) {
      const child = children[at];
      const found = isTextPart(child) || isLayoutRoot(child) ? null : isPlace(child) ? coverAt(child, x, y) : findAt(child, x, y);
      if (found) return found;
    }
  }
  return isInside && pointerEvents !== 'box-none' && view.parent ? view : null;
}

/** Returns a component with a place of its own that lies over a point: the native side decides about touches in it. */
const coverAt = (component, x, y) => (contains(component.absoluteFrame, [x, y]) ? component : null);

/** The view that draws a view: itself, or the text around a part of a text. */
function drawnBy(view) {
  let each = view;
  while (isTextPart(each) && each.parent) each = each.parent;
  return each;
}

const isShown = (view) => {
  for (let each = view; each; each = each.parent) if (each.look.display === 'none' || each.look.opacity === 0) return false;
  const { frame } = drawnBy(view);
  return frame !== null && frame[2] > 0 && frame[3] > 0;
};

/** Returns the view of a place: the content of a surface, or of one `<Modal>` in it. */
const placeOf = ({ rootTag, hostTag }) => (hostTag === undefined ? roots.get(rootTag)?.view : views.get(hostTag)) ?? null;

/** The part of a view that the views around it leave to be seen, in the surface; null if there is none. */
function shownPart(view) {
  let part = view.absoluteFrame;
  for (let each = view.parent; each && part; each = each.parent) {
    if (clips(each)) part = intersection(part, each.absoluteFrame);
    if (isPlace(each)) return part;
  }
  const { width, height } = sizeOf(roots.get(view.rootTag));
  return part && intersection(part, [0, 0, width, height]);
}

const sizeOf = (root) => ({ width: root?.frame?.[2] ?? 0, height: root?.frame?.[3] ?? 0 });

/**
 * Returns the view of a place with a testID or a text that shows; of several, the first of which something is seen. A part of a
 * text, such as a link, counts if no view has the text, and so does an input that shows it as its placeholder.
 */
function find(place, { testID, text }) {
  const found = { seen: null, part: null, input: null, any: null };
  const shown = (view) => (isText(view) || isTextPart(view) ? textOf(view) : placeholderShownBy(view));
  const matches = (view) => (testID !== undefined ? view.props.testID === testID : shown(view) === text);
  walk(place, (view) => {
    if (found.seen || view.name === 'RCTRawText' || !matches(view) || !isShown(view)) return;
    if (isTextPart(view)) found.part ??= view;
    else if (testID === undefined && isInput(view)) found.input ??= view;
    else if (shownPart(view)) found.seen = view;
    else found.any ??= view;
  }, (view) => view !== place && isPlace(view));
  return found.seen ?? found.part ?? found.input ?? found.any;
}

/** The most names of a place, and the most characters of each, that an answer has. */
const LIMITS = { names: 200, characters: 100 };

/** Returns the test ids of the views of a place that show, or their texts if a text was looked for. */
function namesIn(place, { testID }) {
  const found = new Set();
  walk(place, (view) => {
    if (found.size === LIMITS.names || view.name === 'RCTRawText' || isTextPart(view) || !isShown(view)) return;
    const name = testID !== undefined ? view.props.testID : isText(view) ? textOf(view) : placeholderShownBy(view);
    if (typeof name === 'string' && name !== '' && name.length <= LIMITS.characters) found.add(name);
  }, (view) => view !== place && isPlace(view));
  return [...found];
}

/** Describes a view in an error. */
const nameOf = ({ name, props }) => (props.testID ? `the view '${props.testID}'` : `a view of the type ${name}`);

/** Returns the view around another one that cuts it off at a point; null if none does. */
function cutBy(view, point) {
  for (let each = view.parent; each && !isPlace(each); each = each.parent) {
    if (clips(each) && !contains(each.absoluteFrame, point)) return each;
  }
  return null;
}

module.exports = { cutBy, drawnBy, find, findAt, nameOf, namesIn, placeOf, shownPart };
