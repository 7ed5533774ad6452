'use strict';
// Values that a test gives to views whose native halves are the app's own: by the events that such a half sends.

const { act, idle, running } = require('./detox-app');
const { failure, refusal } = require('./detox-errors');
const { inWords } = require('./detox-find');
const { isKind } = require('./detox-matchers');

/** Calls a function of `require('navbridge')` in the app with the testID of an element, and waits until the app is idle. */
async function call(element, source, args) {
  if (element.id === undefined) throw failure(`“${inWords(element)}” has no testID, by which its native half is known`);
  const result = await running().request('script/run', { source, arguments: [element.id, ...args] });
  await idle();
  return result;
}

/** Sends an event to the view of React's, as its native half does. */
const send = (element, type, body) =>
  call(element, '(testID, ...event) => require("navbridge").device.viewEvent({ testID }, ...event)', [type, body]);

/**
 * Gives a slider or a picker a value.
 * @param kind the class of iOS that it must be @param component the one whose native half is known
 */
async function adjust(element, kind, component, args) {
  if (!isKind(element, kind)) throw failure(`View “${inWords(element)}” is not an instance of “${kind}”`);
  if (element.type !== component) {
    throw refusal(`A value of “${inWords(element)}”`,
      `the native half of ${element.type} is the app's own; its event is sent by viewEvent of navbridge`);
  }
  const fault = await call(element, '(...args) => require("navbridge").adjust(...args)', args);
  if (fault !== null && fault !== undefined) throw failure(`View “${inWords(element)}”: ${fault}`);
}

/** Scrolls a scroll view of React's to an edge, animated and without a finger, and waits until the app is idle. */
async function scrollToEdge({ tag }, edge) {
  const source = '(...args) => require("navbridge").scrollToEdge(...args)';
  await act('script/run', { source, arguments: [tag, edge] });
}

module.exports = { adjust, scrollToEdge, send };
