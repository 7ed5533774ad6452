'use strict';
// Touches on React's content. The native side has decided that the surface is visible there; the views of React under the
// finger, its scroll views, and React Native's responder system decide the rest.

const controls = require('./controls');
const { gestures } = require('./gestures');
const { focused } = require('./input-focus');
const { isInput, placeholderShownBy } = require('./input-text');
const { legible } = require('./native-calls');
const { centre } = require('./rectangles');
const responder = require('./responder');
const { ScrollGesture } = require('./scroll-gesture');
const { cutBy, drawnBy, find, findAt, nameOf, namesIn, placeOf, shownPart } = require('./touch-targets');
const viewEvents = require('./view-events');
const { isPlace, isText, isTextPart, textOf } = require('./views');

/**
 * The touch that is under way, by the view of its place: `{fingers, scroll, isTaken}`. A finger is `{id, view, point}`. A gesture
 * handler may have taken the touch from React.
 */
const begun = new WeakMap();

/** Returns a point of the surface in the coordinates of a place, which may be the content of a modal. */
function pointIn(place, [x, y]) {
  const [left, top] = place.absoluteFrame;
  return [x - left, y - top];
}

/** Returns a point of a place in the coordinates of the surface. */
function pointOf(place, [x, y]) {
  const [left, top] = place.absoluteFrame;
  return [left + x, top + y];
}

function touchOf({ id, view, point: [x, y] }) {
  const [left, top] = drawnBy(view).absoluteFrame;
  return {
    target: view.tag, identifier: id, pageX: x, pageY: y, locationX: x - left, locationY: y - top, screenX: x, screenY: y,
    timestamp: host.now(), force: 1,
  };
}

const TYPES = { start: 'topTouchStart', move: 'topTouchMove', end: 'topTouchEnd', cancel: 'topTouchCancel' };

/**
 * Sends a change of some fingers. An error of the app's handlers is reported, and the driver gets its answer nevertheless.
 *
 * @param fingers all of the touch
 * @param changed those that the change is about
 */
function send(phase, fingers, changed) {
  const isDown = phase === 'start' || phase === 'move';
  for (const view of new Set(changed.map((finger) => finger.view))) {
    const mine = changed.filter((finger) => finger.view === view).map(touchOf);
    const others = fingers.filter((finger) => isDown || !changed.includes(finger)).map(touchOf);
    try {
      viewEvents.sendTouches(view, TYPES[phase], mine, others, fingers.map(touchOf));
    } catch (error) {
      host.reportError(error);
    }
  }
}

/** The answer if a place has no element of a name. */
const missing = (place, sought) => ({ found: false, names: namesIn(place, sought) });

/** Begins a touch: looks for its view, and sends it to the one that is on top there. */
function start(place, { x, y, bounces, ...sought }) {
  const isSought = sought.testID !== undefined || sought.text !== undefined;
  const found = isSought ? find(place, sought) : null;
  if (isSought && !found) return missing(place, sought);
  const box = found && drawnBy(found);
  const point = box ? centre(box.absoluteFrame) : pointOf(place, [x, y]);
  const under = findAt(place, ...point);
  const [atX, atY] = pointIn(place, point);
  const edge = box && cutBy(box, point);
  if (edge) return { found: true, x: atX, y: atY, coveredBy: `what lies beyond ${nameOf(edge)}, which cuts the element off` };
  if (!under || (!found && isPlace(under))) return { found: found !== null, x: atX, y: atY };
  if (found && !under.isWithin(box) && !found.isWithin(under)) return { found: true, x: atX, y: atY, coveredBy: nameOf(under) };
  const view = found && isTextPart(found) && under === box ? found : under;
  const finger = { id: 1, view, point };
  const begins = { fingers: [finger], scroll: new ScrollGesture(view, point, bounces), isTaken: false };
  begun.set(place, begins);
  responder.touchBegins();
  send('start', [finger], [finger]);
  gestures.began(view, point, () => takeFromReact(begins));
  const [, , ...size] = (box && shownPart(box)) ?? [];
  return { found: true, x: atX, y: atY, size: size.length ? size : undefined };
}

/** A gesture handler goes on with a touch instead of React and of the scroll views, which have not moved. */
function takeFromReact(touch) {
  if (touch.isTaken || touch.scroll.hasBegun) return;
  touch.isTaken = true;
  for (const finger of touch.fingers) send('cancel', touch.fingers, [finger]);
}

/** Moves the fingers. The first move with a second one puts it on the screen. */
function move(place, touch, { x, y, second }) {
  const { fingers, scroll } = touch;
  fingers[0].point = pointOf(place, [x, y]);
  if (second && !fingers[1]) {
    const point = pointOf(place, second);
    fingers.push({ id: 2, view: findAt(place, ...point) ?? fingers[0].view, point });
    if (!touch.isTaken) send('start', fingers, [fingers[1]]);
  } else if (second) {
    fingers[1].point = pointOf(place, second);
  }
  const points = fingers.map(({ point: each }) => each);
  gestures.moved(points, scroll.hasBegun);
  if (touch.isTaken) return;
  send('move', fingers, fingers);
  scroll.moved(points);
}

/** Lifts the fingers, or takes the touch back. @param done called when the content has come to rest */
function leave(place, touch, phase, done) {
  const { fingers, scroll } = touch;
  begun.delete(place);
  const [{ view }] = fingers;
  const isRecognised = gestures.left(phase === 'end');
  for (const finger of touch.isTaken ? [] : [...fingers]) {
    send(phase, fingers, [finger]);
    fingers.shift();
  }
  const isPressed = !touch.isTaken && phase === 'end' && !scroll.hasBegun && controls.press(view);
  const isTaken = isRecognised || scroll.hasBegun || isPressed || responder.hasResponded();
  scroll.lift(phase === 'end', () => done(isTaken));
}

/** Proceeds with a touch, which stays with the view on which it began. */
function proceed(place, params, done) {
  const touch = begun.get(place);
  if (!touch) return done({ found: false });
  const [x, y] = pointIn(place, touch.fingers[0].point);
  if (params.phase === 'move') {
    move(place, touch, params);
    return done({ found: true, x, y, taken: touch.isTaken || touch.scroll.hasBegun });
  }
  leave(place, touch, params.phase, (taken) => done({ found: true, x, y, taken: params.phase === 'end' ? taken : undefined }));
}

const answer = ({ id, rootTag }, found) => host.notify('surface/touched', legible(JSON.stringify({ id, rootTag, ...found })));

/** Describes the view that a touch at a point would begin on. */
function findElement(place, { x, y }) {
  const view = findAt(place, ...pointOf(place, [x, y]));
  // The native side decides about touches in a component with a place of its own.
  if (!view || isPlace(view)) return { found: false };
  const { name: type, tag, props: { testID } } = view;
  return { found: true, element: { type, tag, testID, text: isText(view) ? textOf(view) : placeholderShownBy(view) } };
}

/** Handles `surface/touch`, and answers by `surface/touched`. */
function onTouch(params) {
  const place = placeOf(params);
  if (!place) return answer(params, { found: false });
  if (params.phase === 'find') answer(params, findElement(place, params));
  else if (params.phase === 'start') answer(params, start(place, params));
  else proceed(place, params, (found) => answer(params, found));
}

/** Handles `surface/type`: enters a text into a text input. */
function typeText(params) {
  const place = placeOf(params);
  if (!place) return answer(params, { found: false });
  const found = find(place, { testID: params.testID });
  if (!found || !isInput(found)) return answer(params, missing(place, params));
  const [x, y] = pointIn(place, centre(found.absoluteFrame));
  require('./text-inputs').type(found, params.text, (taken) => answer(params, { found: true, x, y, taken }));
}

/** Handles `surface/keys`: presses keys for the input that has the focus, if it is in this place. */
function onKeys(params) {
  const place = placeOf(params);
  const input = place && focused();
  if (!input?.isWithin(place)) return answer(params, { found: false });
  const [x, y] = pointIn(place, centre(input.absoluteFrame));
  require('./text-inputs').pressKeys(input, params.text, params.replaces, (taken) =>
    answer(params, { found: true, x, y, taken }));
}

/** Handles `surface/scroll`: drags the content of a scroll view to an offset, and lets go. */
function onScroll(params) {
  const { dragTo, scrollViewIn, whenRested } = require('./scroll-views');
  const place = placeOf(params);
  if (!place) return answer(params, { found: false });
  const found = find(place, { testID: params.testID });
  const view = found?.scroller ? found : found && scrollViewIn(found);
  if (!view) return answer(params, missing(place, params));
  const [x, y] = pointIn(place, centre(view.absoluteFrame));
  const taken = dragTo(view, params);
  whenRested(view, () => answer(params, { found: true, x, y, taken }));
}

/** Handles `surface/scrollTo`: scrolls until an element shows. */
function scrollTo(params) {
  const place = placeOf(params);
  if (!place) return answer(params, { found: false });
  require('./scroll-search').search(place, params, (found) => {
    if (!found) return answer(params, missing(place, params));
    const [x, y] = pointIn(place, centre(found.absoluteFrame));
    answer(params, { found: true, x, y });
  });
}

/** Returns the tree of the views of a surface, or of a `<Modal>` in it, as JSON: `null` if it is not there. */
function described(params) {
  const place = placeOf(params);
  if (!place) return 'null';
  const tree = require('./elements').describeTree(place, params.look === true, params.components ?? undefined);
  return legible(JSON.stringify(tree));
}

/** Handles `surface/describe`. */
const describe = (params) => host.answerDescription(params.rootTag, described(params));

module.exports = {
  described,
  'surface/touch': onTouch,
  'surface/type': typeText,
  'surface/keys': onKeys,
  'surface/scroll': onScroll,
  'surface/scrollTo': scrollTo,
  'surface/describe': describe,
};
