'use strict';
// Commands to views: scrolling, and the focus of text inputs.

const { sendEvent } = require('./view-events');
const { layOut } = require('./view-layout');
const { setProps } = require('./views');

/** The event count of each text input, which React sends back with its text. */
const eventCounts = new WeakMap();
let focused;

const contentOf = (view) => view.children.find(({ name }) => /ContentView$/.test(name)) ?? view.children[0];

/** Moves the content of a scroll view, as far as there is content. */
function scrollTo(view, x, y) {
  const [, , width, height] = view.frame ?? [0, 0, 0, 0];
  const [, , contentWidth, contentHeight] = contentOf(view)?.frame ?? [0, 0, width, height];
  const limit = (value, most) => Math.max(0, Math.min(Number(value) || 0, Math.max(0, most)));
  view.offset = [limit(x, contentWidth - width), limit(y, contentHeight - height)];
  const body = {
    contentOffset: { x: view.offset[0], y: view.offset[1] },
    contentInset: { top: 0, left: 0, bottom: 0, right: 0 },
    contentSize: { width: contentWidth, height: contentHeight },
    layoutMeasurement: { width, height },
    zoomScale: 1,
  };
  sendEvent(view, 'topScroll', body);
  sendEvent(view, 'topMomentumScrollEnd', body);
}

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
  scrollToEnd: (view) => scrollTo(view, view.props.horizontal ? Infinity : 0, view.props.horizontal ? 0 : Infinity),
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
