'use strict';
// The parts that follow the life of views: those that are made, changed and taken away, on either route.

const images = require('./images');
const inputAccessories = require('./input-accessories');
const modals = require('./modal-hosts');
const scrollViews = require('./scroll-views');
const textInputs = require('./text-inputs');
const webViews = require('./web-view');

module.exports = {
  added(view) {
    modals.added(view);
    scrollViews.added(view);
    textInputs.added(view);
    inputAccessories.added(view);
    images.changed(view);
    webViews.changed(view);
  },
  changed(view) {
    modals.changed(view);
    images.changed(view);
    webViews.changed(view);
  },
  removed(view) {
    modals.removed(view);
    textInputs.removed(view);
    inputAccessories.removed(view);
  },
};
