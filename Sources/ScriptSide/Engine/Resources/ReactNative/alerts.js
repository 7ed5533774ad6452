'use strict';
// Alerts and sheets, which the native side presents above everything else.

const { legible } = require('./native-calls');
const { later } = require('./task-queue');

/** The functions that get the answers of those that are shown, by the alerts' ids. */
const shown = new Map();
let nextId = 1;

/** Presents an alert. @param done called with `{buttonId, text, password}` @returns its id */
function present(props, done) {
  const alertId = nextId++;
  shown.set(alertId, done);
  host.notify('alert/present', legible(JSON.stringify({ alertId, props })));
  return alertId;
}

/** Takes an alert down without an answer. */
function dismiss(alertId) {
  if (shown.delete(alertId)) host.notify('alert/dismiss', JSON.stringify({ alertId }));
}

/** A finger has pressed a button of an alert. */
function answered({ alertId, ...answer }) {
  const done = shown.get(alertId);
  shown.delete(alertId);
  if (done) later(() => done(answer));
}

module.exports = { present, dismiss, answered };
