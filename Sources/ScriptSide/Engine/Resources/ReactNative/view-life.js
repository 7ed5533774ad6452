'use strict';
// The parts that follow the life of views: those that are made, changed and taken away, on either route and by any way.

const images = require('./images');
const inputAccessories = require('./input-accessories');
const inputFocus = require('./input-focus');
const scrollViews = require('./scroll-views');
const textInputs = require('./text-inputs');
const { whenRemoved } = require('./views');

/** The functions of libraries that are called when a view has been made or changed. */
const followers = [];
/** Those that are called with each view that is about to go. */
const removalFollowers = [];

whenRemoved((view) => {
  inputFocus.removed(view);
  inputAccessories.removed(view);
  for (const follower of removalFollowers) follower(view);
});

module.exports = {
  /** @param follower called with each view that has been made, or whose properties have changed */
  follow: (follower) => void followers.push(follower),
  /** @param follower called with each view that is about to go */
  followRemoval: (follower) => void removalFollowers.push(follower),
  added(view) {
    scrollViews.added(view);
    textInputs.added(view);
    inputAccessories.added(view);
    images.changed(view);
    for (const follower of followers) follower(view);
  },
  changed(view) {
    images.changed(view);
    for (const follower of followers) follower(view);
  },
};
