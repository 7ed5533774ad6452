'use strict';
// Scroll views that native components follow: a large title gives its room to content that scrolls, and a sheet grows before its
// content moves (react-native-screens §10, §11). The native side asks for it by the state of a component.

const { views } = require('./views');
const scrollViews = require('./scroll-views');

/** Returns the component, one whose state has a member, that follows a scroll view: the view must be the first one in it. */
function followerOf(view, member) {
  for (let each = view.parent; each; each = each.parent) {
    if (each.state?.[member]) return scrollViews.scrollViewIn(each) === view ? each : null;
  }
  return null;
}

/** Reports content that has passed the distance from its rest of which its component wants to know, in either direction. */
function moved(view, offset = view.offset[1]) {
  const follower = followerOf(view, 'scrolls');
  if (!follower) return;
  const { rootTag, tag, state } = follower;
  const inset = scrollViews.adjustedInsetOf(view).top;
  const adjusts = scrollViews.isAdjusted(view);
  if ((offset + inset >= state.scrolls.distance) === state.scrolls.passed) return;
  host.notify('surface/scrolled', JSON.stringify({ rootTag, tag, offset, inset, adjusts }));
}

/** Returns the part of a finger's way that makes a sheet grow: content at rest at its top leaves the sheet its room first. */
function pulled(view, [, y], way) {
  if (way <= 0 || y > -scrollViews.adjustedInsetOf(view).top) return 0;
  return Math.min(way, followerOf(view, 'room')?.state.room ?? 0);
}

/** A finger has lifted that has pulled at a sheet. */
function released(view, distance) {
  const follower = followerOf(view, 'room');
  if (follower) host.notify('surface/pulled', JSON.stringify({ rootTag: follower.rootTag, tag: follower.tag, distance }));
}

scrollViews.observe({ moved, pulled, released });

module.exports = {
  messages: {
    'surface/scrollToTop'({ tag }) {
      const view = views.get(tag);
      const found = view && scrollViews.scrollViewIn(view);
      if (found) scrollViews.scrollToTop(found);
    },
  },
};
