'use strict';
// `AlertManager`: an alert is presented by the native side, where a driver reads it and taps a button.

const { later } = require('./task-queue');

/** The callbacks of the alerts that are shown, by the alerts' ids. */
const shown = new Map();
let nextId = 1;

/** A finger has pressed a button of an alert. */
function alertAnswered({ alertId, buttonId }) {
  const done = shown.get(alertId);
  shown.delete(alertId);
  if (done) later(() => done(buttonId, ''));
}

module.exports = {
  name: 'AlertManager',
  methods: {
    alertWithArgs(args, done) {
      const alertId = nextId++;
      shown.set(alertId, done);
      host.notify('alert/present', JSON.stringify({ alertId, props: args }));
    },
  },
  alertAnswered,
};
