'use strict';
// Scroll views that native components follow: a search bar and a large title give their room to content that scrolls, and a sheet
// grows before its content moves (react-native-screens §10, §11). The native side asks for it by the state of a component.

const { roots } = require('./react-roots');
const { views } = require('./views');
const scrollViews = require('./scroll-views');

/** The components, those whose state has a member, that follow a scroll view: the view must be the first one in them. */
function followersOf(view, member) {
  const found = [];
  for (let each = view.parent; each; each = each.parent) {
    if (!each.state?.[member]) continue;
    if (scrollViews.scrollViewIn(each) !== view) break;
    found.push(each);
  }
  return found;
}

/** Reports content that has passed a distance from its rest of which a component wants to know, in either direction. */
function moved(view, offset = view.offset[1]) {
  for (const { rootTag, tag, state: { scrolls } } of followersOf(view, 'scrolls')) {
    const inset = scrollViews.adjustedInsetOf(view).top;
    const way = offset + inset;
    if ((way >= scrolls.distance) === scrolls.passed && !(way >= scrolls.next)) continue;
    const adjusts = scrollViews.isAdjusted(view);
    const rest = inset + (scrolls.hidden ?? 0);
    host.notify('surface/scrolled', JSON.stringify({ rootTag, tag, offset, inset: rest, adjusts }));
  }
}

/** The points by which the rest of a scroll view moves down when its content returns to its top: a bar grows then. */
const hiddenAbove = (view) => Math.max(0, ...followersOf(view, 'scrolls').map(({ state }) => state.scrolls.hidden ?? 0));

/**
 * The vertical offset at which content comes to rest that a finger has let go for another one: within a part of a bar above, it
 * goes to the nearer end, so that the part has all of its room or none (UIKit does the same).
 */
function settled(view, offset) {
  const { stops } = followersOf(view, 'scrolls')[0]?.state.scrolls ?? {};
  const inset = scrollViews.adjustedInsetOf(view).top;
  const end = stops?.findIndex((stop) => stop > offset + inset) ?? -1;
  if (end < 1) return offset;
  const [before, after] = [stops[end - 1] - inset, stops[end] - inset];
  return offset - before < after - offset ? before : after;
}

/** Returns the part of a finger's way that makes a sheet grow: content at rest at its top leaves the sheet its room first. */
function pulled(view, [, y], way) {
  if (way <= 0 || y > -scrollViews.adjustedInsetOf(view).top) return 0;
  return Math.min(way, followersOf(view, 'room')[0]?.state.room ?? 0);
}

/** A finger has lifted that has pulled at a sheet. */
function released(view, distance) {
  const [follower] = followersOf(view, 'room');
  if (follower) host.notify('surface/pulled', JSON.stringify({ rootTag: follower.rootTag, tag: follower.tag, distance }));
}

scrollViews.observe({ hidden: hiddenAbove, moved, pulled, released, settled });

module.exports = {
  messages: {
    'surface/scrollToTop'({ rootTag, tag, statusBar }) {
      const view = tag === rootTag ? roots.get(rootTag)?.view : views.get(tag);
      const found = view && scrollViews.scrollViewIn(view);
      const mayScroll = found && !(statusBar && (found.props.scrollsToTop === false || found.props.scrollEnabled === false));
      if (mayScroll) scrollViews.scrollToTop(found, hiddenAbove(found));
    },
  },
};
