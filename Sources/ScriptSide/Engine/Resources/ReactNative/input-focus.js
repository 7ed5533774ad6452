'use strict';
// The focus: the input that is edited, and the keyboard that it needs.

const { textOf } = require('./input-text');
const { Priority, schedule } = require('./task-queue');
const { sendEvent } = require('./view-events');

let focused;
/** True if the native side shows the keyboard for an input. */
let hasKeyboard = false;

/** Called when the keyboard stays, and has to move for another input. */
let adaptKeyboard;

/** Shows or hides the keyboard, once the focus has come to rest. */
function moveKeyboard() {
  schedule(Priority.normal, () => {
    const visible = focused !== undefined && focused.props.showSoftInputOnFocus !== false;
    if (visible === hasKeyboard) return;
    hasKeyboard = visible;
    host.notify('keyboard/visible', JSON.stringify({ visible }));
  });
}

function focus(view) {
  if (focused === view || view.props.editable === false) return;
  blur(focused);
  focused = view;
  moveKeyboard();
  // A keyboard that is there already moves for the next input.
  if (hasKeyboard) schedule(Priority.normal, () => adaptKeyboard());
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

module.exports = {
  blur,
  blurFocused: () => blur(focused),
  focus,
  focused: () => focused,
  isFocused: (view) => focused === view,
  removed,
  whenKeyboardStays(adapt) {
    adaptKeyboard = adapt;
  },
};
