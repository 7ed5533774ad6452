'use strict';
// Events that a tester sends to React's views, as a native view would: of a web view or a map, for example.

const adjustables = require('./adjustables');
const { roots } = require('./react-roots');
const scrollViews = require('./scroll-views');
const { find } = require('./touch-targets');
const { sendEvent } = require('./view-events');
const { isPlace, views } = require('./views');

/** Finds the first visible view with a testID or a text; those of modals and of later surfaces come first. */
function viewOf({ testID, text }) {
  const places = [...[...roots.values()].map(({ view }) => view), ...[...views.values()].filter(isPlace)].reverse();
  for (const place of places) {
    const found = find(place, { testID, text });
    if (found) return found;
  }
  const name = testID === undefined ? `the text '${text}'` : `the testID '${testID}'`;
  throw Object.assign(new Error(`There is no view of React's with ${name} on the screen.`), { code: 'NOT_FOUND' });
}

/**
 * Sends an event to a view.
 *
 * @param type the native name, such as `topLoadingFinish`
 */
async function viewEvent({ testID, text } = {}, type, body = {}) {
  if (!/^top[A-Z]/.test(type)) {
    throw new TypeError(`The event of a view is '${type}'; its native name begins with 'top', as 'topLoad' does.`);
  }
  sendEvent(viewOf({ testID, text }), type, body);
  return { done: true };
}

/**
 * Scrolls a view, or the first one in it that scrolls, to an edge of its content without a finger. Returns false without one.
 * @param tag React's tag of the view
 */
function scrollToEdge(tag, edge) {
  const view = views.get(tag);
  const found = view && scrollViews.scrollViewIn(view);
  if (found) scrollViews.scrollToEdge(found, edge);
  return found !== undefined;
}

module.exports = {
  adjust: (testID, ...args) => adjustables.adjust(viewOf({ testID }), ...args), scrollToEdge, viewEvent,
};
