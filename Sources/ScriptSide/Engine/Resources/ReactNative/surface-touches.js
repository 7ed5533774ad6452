'use strict';
// Touches on React's content. The native side has decided that the surface is visible there; the views of React under the
// finger, and React Native's responder system, decide the rest.

const controls = require('./controls');
const { isInput } = require('./input-text');
const { roots } = require('./react-roots');
const responder = require('./responder');
const viewEvents = require('./view-events');
const { clips, isModal, isText, isTextPart, textOf, views, walk } = require('./views');

/** The view on which a touch began, and the finger's point in the surface, by the view of the place. */
const begun = new WeakMap();

const contains = ([x, y, width, height], [px, py]) => px >= x && py >= y && px < x + width && py < y + height;

const zIndexOf = ({ props }) => (typeof props.zIndex === 'number' ? props.zIndex : 0);

/** Returns the children from the one that is drawn last to the one that is drawn first. */
const topmostFirst = (children) =>
  children.map((view, at) => [view, at]).sort(([a, i], [b, j]) => zIndexOf(b) - zIndexOf(a) || j - i).map(([view]) => view);

/** Returns the topmost view at a place of the surface that takes touches. */
function findAt(view, x, y) {
  const { pointerEvents = 'auto', display } = view.props;
  if (pointerEvents === 'none' || display === 'none') return null;
  const isInside = contains(view.absoluteFrame, [x, y]);
  if (!isInside && clips(view)) return null;
  if (pointerEvents !== 'box-only' && !isText(view)) {
    for (const child of topmostFirst(view.children)) {
      const found = isTextPart(child) || isModal(child) ? null : findAt(child, x, y);
      if (found) return found;
    }
  }
  return isInside && pointerEvents !== 'box-none' && view.parent ? view : null;
}

const isShown = (view) => {
  for (let each = view; each; each = each.parent) if (each.props.display === 'none' || each.props.opacity === 0) return false;
  return view.frame !== null && view.frame[2] > 0 && view.frame[3] > 0;
};

/** Returns the view of a place: the content of a surface, or of one `<Modal>` in it. */
const placeOf = ({ rootTag, hostTag }) => (hostTag === undefined ? roots.get(rootTag)?.view : views.get(hostTag)) ?? null;

/** Returns the first visible view of a place with a testID or a text. */
function find(place, { testID, text }) {
  let found = null;
  walk(place, (view) => {
    if (found || isTextPart(view)) return;
    const matches = testID !== undefined ? view.props.testID === testID : isText(view) && textOf(view) === text;
    if (matches && isShown(view)) found = view;
  }, (view) => view !== place && isModal(view));
  return found;
}

const centre = ([x, y, width, height]) => [x + width / 2, y + height / 2];

/** Returns a point of the surface in the coordinates of a place, which may be the content of a modal. */
function pointIn(place, [x, y]) {
  const [left, top] = place.absoluteFrame;
  return [x - left, y - top];
}

function touchAt(view, [x, y]) {
  const [left, top] = view.absoluteFrame;
  return {
    target: view.tag, identifier: 1, pageX: x, pageY: y, locationX: x - left, locationY: y - top, screenX: x, screenY: y,
    timestamp: host.now(), force: 1,
  };
}

/** Describes a view in an error. */
const nameOf = ({ name, props }) => (props.testID ? `the view '${props.testID}'` : `a view of the type ${name}`);

/** Returns the view around another one that cuts it off at a point; null if none does. */
function cutBy(view, point) {
  for (let each = view.parent; each; each = each.parent) if (clips(each) && !contains(each.absoluteFrame, point)) return each;
  return null;
}

/** Sends a touch. An error of the app's handlers is reported, and the driver gets its answer nevertheless. */
function sendTouch(...args) {
  try {
    viewEvents.sendTouch(...args);
  } catch (error) {
    host.reportError(error);
  }
}

const TYPES = { start: 'topTouchStart', move: 'topTouchMove', end: 'topTouchEnd', cancel: 'topTouchCancel' };

/** Begins a touch: looks for its view, and sends it to the one that is on top there. */
function start(place, { x, y, ...sought }) {
  const isSought = sought.testID !== undefined || sought.text !== undefined;
  const found = isSought ? find(place, sought) : null;
  if (isSought && !found) return { found: false };
  const [left, top] = place.absoluteFrame;
  const point = found ? centre(found.absoluteFrame) : [left + x, top + y];
  const target = findAt(place, ...point);
  const [atX, atY] = pointIn(place, point);
  const edge = found && cutBy(found, point);
  if (edge) return { found: true, x: atX, y: atY, coveredBy: `what lies beyond ${nameOf(edge)}, which cuts the element off` };
  if (!target) return { found: found !== null, x: atX, y: atY };
  if (found && !target.isWithin(found) && !found.isWithin(target)) {
    return { found: true, x: atX, y: atY, coveredBy: nameOf(target) };
  }
  begun.set(place, { target, point });
  responder.touchBegins();
  sendTouch(target, TYPES.start, touchAt(target, point), true);
  return { found: true, x: atX, y: atY };
}

/** Goes on with a touch, which stays with the view on which it began. */
function goOn(place, { phase, x, y, testID, text }) {
  const touch = begun.get(place);
  if (!touch) return { found: false };
  if (phase === 'move' && testID === undefined && text === undefined) {
    const [left, top] = place.absoluteFrame;
    touch.point = [left + x, top + y];
  }
  if (phase !== 'move') begun.delete(place);
  sendTouch(touch.target, TYPES[phase], touchAt(touch.target, touch.point), phase === 'move');
  const isPressed = phase === 'end' && controls.press(touch.target);
  const [atX, atY] = pointIn(place, touch.point);
  return { found: true, x: atX, y: atY, taken: phase === 'end' ? isPressed || responder.hasResponded() : undefined };
}

const answer = ({ id, rootTag }, found) => host.notify('surface/touched', JSON.stringify({ id, rootTag, ...found }));

/** Handles `surface/touch`, and answers by `surface/touched`. */
function touch(params) {
  const place = placeOf(params);
  if (!place) return answer(params, { found: false });
  answer(params, params.phase === 'start' ? start(place, params) : goOn(place, params));
}

/** Handles `surface/type`: enters a text into a text input. */
function typeText(params) {
  const place = placeOf(params);
  const found = place && find(place, { testID: params.testID });
  if (!found || !isInput(found)) return answer(params, { found: false });
  const [x, y] = pointIn(place, centre(found.absoluteFrame));
  require('./text-inputs').type(found, params.text, (taken) => answer(params, { found: true, x, y, taken }));
}

/** Handles `surface/scroll`: drags the content of a scroll view to an offset, and lets go. */
function scroll(params) {
  const { dragTo, scrollViewIn } = require('./scroll-views');
  const place = placeOf(params);
  const found = place && find(place, { testID: params.testID });
  const view = found && scrollViewIn(found);
  if (!view) return answer(params, { found: false });
  const [x, y] = pointIn(place, centre(view.absoluteFrame));
  answer(params, { found: true, x, y, taken: dragTo(view, params) });
}

/** Handles `surface/describe`: answers the tree of a root's views. */
function describe({ rootTag }) {
  const { describeTree } = require('./elements');
  const root = roots.get(rootTag);
  host.answerDescription(rootTag, JSON.stringify(root ? describeTree(root.view) : null));
}

module.exports = { find, findAt, touch, typeText, scroll, describe };
