'use strict';
// The focus: the input that is edited, and the keyboard that it needs.

const { capitalizes, textOf, whenTextIsGiven } = require('./input-text');
const { Priority, schedule } = require('./task-queue');
const { sendEvent } = require('./view-events');
const { roots } = require('./react-roots');
const { isPlace, views } = require('./views');

let focused;
/** The place of the input for which the native side shows the keyboard: `{rootTag, hostTag}`; null while it shows none. */
let keyboardPlace = null;
/** True while the keyboard is known to show capitals for the next letter. */
let isCapital = false;
/** The inputs that have lost the focus with their screens, by the views of their places. */
const lost = new WeakMap();

/** Called when the keyboard stays, and has to move for another input. */
let adaptKeyboard;

/** The place in which a view is shown: its surface, or the nearest component around it with content of its own. */
function placeOf({ rootTag, parent }) {
  for (let each = parent; each; each = each.parent) if (isPlace(each)) return { rootTag, hostTag: each.tag };
  return { rootTag };
}

const isSame = (one, other) => one?.rootTag === other?.rootTag && one?.hostTag === other?.hostTag;

/** Shows or hides the keyboard, once the focus has come to rest. */
function moveKeyboard() {
  schedule(Priority.normal, () => {
    const place = focused !== undefined && focused.props.showSoftInputOnFocus !== false ? placeOf(focused) : null;
    const needsCapital = place !== null && capitalizes(focused);
    if (isSame(place, keyboardPlace) && needsCapital === isCapital) return;
    keyboardPlace = place;
    isCapital = needsCapital;
    host.notify('keyboard/visible', JSON.stringify({ visible: place !== null, ...place, capitalizes: isCapital }));
  });
}

/** The text of an input has changed. The keyboard may have to show letters of the other case. */
function textChanged(view) {
  if (view === focused && keyboardPlace && capitalizes(view) !== isCapital) moveKeyboard();
}

whenTextIsGiven(textChanged);

function focus(view) {
  if (focused === view || view.props.editable === false) return;
  blur(focused);
  focused = view;
  moveKeyboard();
  // A keyboard that is there already moves for the next input.
  if (keyboardPlace) schedule(Priority.normal, () => adaptKeyboard());
  sendEvent(view, 'topFocus', { text: textOf(view) });
}

function blur(view) {
  if (!view || focused !== view) return;
  focused = undefined;
  moveKeyboard();
  const text = textOf(view);
  sendEvent(view, 'topEndEditing', { text });
  sendEvent(view, 'topBlur', { text });
}

/** A view is about to go. The input that has the focus loses it without an event, as it has no listener any more. */
function removed(view) {
  if (focused !== view) return;
  focused = undefined;
  moveKeyboard();
}

/**
 * The native side has taken the focus from the input in a place, because its view has left the window, or gives it back.
 * @param body `{focused, rootTag, hostTag}`
 */
function changed({ focused: isFocused, rootTag, hostTag }) {
  const view = hostTag === undefined ? roots.get(rootTag)?.view : views.get(hostTag);
  if (!isFocused) {
    if (isSame(keyboardPlace, { rootTag, hostTag })) keyboardPlace = null;
    if (!focused || !isSame(placeOf(focused), { rootTag, hostTag })) return;
    if (view) lost.set(view, focused);
    return blur(focused);
  }
  keyboardPlace = { rootTag, hostTag };
  const input = view && lost.get(view);
  if (input && views.get(input.tag) === input) focus(input);
  // The input has gone meanwhile, and the keyboard with it.
  else moveKeyboard();
}

module.exports = {
  blur,
  changed,
  blurFocused: () => blur(focused),
  focus,
  focused: () => focused,
  isFocused: (view) => focused === view,
  removed,
  textChanged,
  whenKeyboardStays(adapt) {
    adaptKeyboard = adapt;
  },
};
