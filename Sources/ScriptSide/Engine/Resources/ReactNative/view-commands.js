'use strict';
// Commands to views: scrolling, and the focus of text inputs.

const { scrollTo, scrollToEnd } = require('./scroll-views');
const { sendEvent } = require('./view-events');
const { layOut } = require('./view-layout');
const { setProps } = require('./views');

/** The event count of each text input, which React sends back with its text. */
const eventCounts = new WeakMap();
let focused;

function focus(view) {
  if (focused === view) return;
  blur(focused);
  focused = view;
  sendEvent(view, 'topFocus', { text: view.props.text ?? '' });
}

function blur(view) {
  if (!view || focused !== view) return;
  focused = undefined;
  const text = view.props.text ?? '';
  sendEvent(view, 'topEndEditing', { text });
  sendEvent(view, 'topBlur', { text });
}

/** Enters a text into a text input, as a user does. */
function type(view, text) {
  focus(view);
  const eventCount = (eventCounts.get(view) ?? 0) + 1;
  eventCounts.set(view, eventCount);
  setText(view, text);
  sendEvent(view, 'topChange', { text, eventCount });
}

function setText(view, text) {
  if (text === null || text === undefined) return;
  setProps(view, { ...view.props, text });
  layOut(view.rootTag);
}

const COMMANDS = {
  scrollTo: (view, [x, y]) => scrollTo(view, x, y),
  scrollToEnd,
  focus,
  blur,
  setTextAndSelection: (view, [_eventCount, text]) => setText(view, text),
};

module.exports = {
  /** Carries out a command; those of views that do nothing here, such as a flash of indicators, are left out. */
  dispatchCommand: (view, command, args = []) => COMMANDS[command]?.(view, args),
  type,
  isFocused: (view) => focused === view,
  commandNames: Object.keys(COMMANDS),
};
