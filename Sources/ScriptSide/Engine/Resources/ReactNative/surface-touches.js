'use strict';
// Touches on React's content. The native side has decided that the surface is visible there; the views of React under the
// finger, and React Native's responder system, decide the rest.

const { roots } = require('./react-roots');
const { sendTouch } = require('./view-events');
const { isText, isTextPart, textOf, walk } = require('./views');

/** The view on which the touch of a root began, with the place, by root tag. */
const begun = new Map();

const contains = ([x, y, width, height], [px, py]) => px >= x && py >= y && px < x + width && py < y + height;

const zIndexOf = ({ props }) => (typeof props.zIndex === 'number' ? props.zIndex : 0);

/** Returns the children from the one that is drawn last to the one that is drawn first. */
const topmostFirst = (children) =>
  children.map((view, at) => [view, at]).sort(([a, i], [b, j]) => zIndexOf(b) - zIndexOf(a) || j - i).map(([view]) => view);

/** Returns the topmost view at a place of the surface that takes touches. */
function findAt(view, x, y) {
  const { pointerEvents = 'auto', display, overflow } = view.props;
  if (pointerEvents === 'none' || display === 'none') return null;
  const isInside = contains(view.absoluteFrame, [x, y]);
  const clips = overflow === 'hidden' || overflow === 'scroll' || /ScrollView$/.test(view.name);
  if (!isInside && clips) return null;
  if (pointerEvents !== 'box-only' && !isText(view)) {
    for (const child of topmostFirst(view.children)) {
      const found = isTextPart(child) ? null : findAt(child, x, y);
      if (found) return found;
    }
  }
  return isInside && pointerEvents !== 'box-none' && view.parent ? view : null;
}

const isShown = (view) => {
  for (let each = view; each; each = each.parent) if (each.props.display === 'none' || each.props.opacity === 0) return false;
  return view.frame !== null && view.frame[2] > 0 && view.frame[3] > 0;
};

/** Returns the first visible view of a root with a testID or a text. */
function find(rootTag, { testID, text }) {
  const root = roots.get(rootTag);
  let found = null;
  if (!root || (testID === undefined && text === undefined)) return found;
  walk(root.view, (view) => {
    if (found || isTextPart(view)) return;
    const matches = testID !== undefined ? view.props.testID === testID : isText(view) && textOf(view) === text;
    if (matches && isShown(view)) found = view;
  });
  return found;
}

const centre = ([x, y, width, height]) => [x + width / 2, y + height / 2];

function touchAt(view, [x, y]) {
  const [left, top] = view.absoluteFrame;
  return {
    target: view.tag, identifier: 1, pageX: x, pageY: y, locationX: x - left, locationY: y - top, screenX: x, screenY: y,
    timestamp: host.now(), force: 1,
  };
}

/** Describes a view in an error. */
const nameOf = ({ name, props }) => (props.testID ? `the view '${props.testID}'` : `a ${name}`);

const TYPES = { start: 'topTouchStart', move: 'topTouchMove', end: 'topTouchEnd', cancel: 'topTouchCancel' };

/** Begins a touch: looks for its view, and sends it to the one that is on top there. */
function start({ rootTag, x, y, ...sought }) {
  const isSought = sought.testID !== undefined || sought.text !== undefined;
  const found = isSought ? find(rootTag, sought) : null;
  if (isSought && !found) return { found: false };
  const place = found ? centre(found.absoluteFrame) : [x, y];
  const target = roots.has(rootTag) ? findAt(roots.get(rootTag).view, ...place) : null;
  if (!target) return { found: found !== null, x: place[0], y: place[1] };
  if (found && !target.isWithin(found) && !found.isWithin(target)) {
    return { found: true, x: place[0], y: place[1], coveredBy: nameOf(target) };
  }
  begun.set(rootTag, { target, place });
  sendTouch(target, TYPES.start, touchAt(target, place), true);
  return { found: true, x: place[0], y: place[1] };
}

/** Goes on with a touch. */
function goOn({ rootTag, phase, x, y, testID, text }) {
  const touch = begun.get(rootTag);
  if (!touch) return { found: false };
  const place = phase === 'move' && testID === undefined && text === undefined ? [x, y] : touch.place;
  touch.place = place;
  if (phase !== 'move') begun.delete(rootTag);
  sendTouch(touch.target, TYPES[phase], touchAt(touch.target, place), phase === 'move');
  return { found: true, x: place[0], y: place[1] };
}

/** Handles `surface/touch`, and answers by `surface/touched`. */
function touch(params) {
  const answer = params.phase === 'start' ? start(params) : goOn(params);
  host.notify('surface/touched', JSON.stringify({ rootTag: params.rootTag, ...answer }));
}

/** Handles `surface/type`: enters a text into a text input. */
function typeText({ rootTag, testID, text }) {
  const found = find(rootTag, { testID });
  const input = found && /TextInput/.test(found.name) ? found : null;
  if (input) require('./view-commands').type(input, text);
  const [x, y] = input ? centre(input.absoluteFrame) : [0, 0];
  host.notify('surface/touched', JSON.stringify({ rootTag, found: input !== null, x, y }));
}

/** Handles `surface/describe`: answers the tree of a root's views. */
function describe({ rootTag }) {
  const { describeTree } = require('./view-layout');
  const root = roots.get(rootTag);
  host.notify('surface/described', JSON.stringify({ rootTag, tree: root ? describeTree(root.view) : null }));
}

module.exports = { findAt, touch, typeText, describe };
