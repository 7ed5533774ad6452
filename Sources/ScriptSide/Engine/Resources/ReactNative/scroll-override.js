'use strict';
// Native tabs of react-native-screens give the first scroll view in a tab, and in a screen of a stack in it, the insets of bars
// (react-native-screens §13.1). React Native's own scroll views have none unless the app asks for them.

const { isScrollView, named } = require('./views');

const isTab = named('RNSBottomTabsScreen', 'RNSTabsScreen', 'RNSTabsScreenIOS');
const isScreen = named('RNSScreen');
const isContainer = named('RNSScreenContainer', 'RNSScreenNavigationContainer');
/** Views whose React children are not among their subviews while a tab or a screen is searched. */
const isBare = named(
  'RNSScreenStack', 'RNSScreenContainer', 'RNSScreenNavigationContainer', 'RNSBottomTabs', 'RNSTabsHost', 'RNSTabsHostIOS',
  'RNSFullWindowOverlay', 'RCTModalHostView', 'ModalHostView');
/** The description of a bar is in no view tree. */
const isDescription = named('RNSScreenStackHeaderConfig');

/** The scroll views whose `never` has become `automatic`. */
const overridden = new WeakSet();
/** The first child with which a tab was searched, by the tab. */
const searched = new WeakMap();
/** The screens that wait for their place in a stack, by root. */
const waiting = new WeakMap();

const ownBehavior = ({ props }) => props.contentInsetAdjustmentBehavior ?? 'never';
/** The rule by which UIKit adjusts the insets of a scroll view. */
const behaviorOf = (view) => (overridden.has(view) ? 'automatic' : ownBehavior(view));

const firstIn = (view) => (isBare(view) ? undefined : view.children.find((child) => !isDescription(child)));

/** The scroll view at the end of the way from a view to the first subview each time. */
function firstScrollView(view) {
  let each = view;
  while (each && !isScrollView(each)) each = firstIn(each);
  return each;
}

function tabAround(view) {
  for (let each = view.parent; each; each = each.parent) if (isTab(each)) return each;
  return undefined;
}

/** Searches a tab or a screen. Returns the scroll view whose rule has changed. */
function search(view, tab) {
  if (tab?.props.overrideScrollViewContentInsetAdjustmentBehavior === false || !tab) return undefined;
  const found = firstScrollView(view);
  if (!found || behaviorOf(found) !== 'never') return undefined;
  overridden.add(found);
  return found;
}

/** A tab is searched when it gets another first child. */
function searchTab(tab) {
  const first = firstIn(tab);
  if (!first || searched.get(tab) === first) return undefined;
  searched.set(tab, first);
  return search(tab, tab);
}

/** True for a screen that is in the hierarchy of controllers: that of a stack has its place then. */
const isAttached = (view) => view.state || (view.parent && isContainer(view.parent) && view.props.activityState !== 0);

/**
 * Applies what native tabs do to scroll views, after a commit.
 *
 * @param root the root's own object
 * @param changes the views with new properties, and with new children
 * @returns the scroll views whose rule has changed
 */
function override(root, { props, children }) {
  const screens = waiting.get(root) ?? new Set();
  waiting.set(root, screens);
  // A rule that the app sets later counts, and its own `never` after that.
  for (const view of props) if (overridden.has(view) && ownBehavior(view) !== 'never') overridden.delete(view);
  for (const view of props) if (isScreen(view) && !searched.has(view)) screens.add(view);
  const found = [...children].filter(isTab).map(searchTab);
  for (const screen of screens) {
    if (!isAttached(screen)) continue;
    screens.delete(screen);
    searched.set(screen, screen);
    found.push(search(screen, tabAround(screen)));
  }
  return found.filter(Boolean);
}

/** The rule of a scroll view when the screen, in which it is the first one, has its place. */
const behaviorIn = (screen, view) => {
  const tab = tabAround(screen);
  const isOverridden = tab && tab.props.overrideScrollViewContentInsetAdjustmentBehavior !== false;
  return behaviorOf(view) === 'never' && isOverridden && firstScrollView(screen) === view ? 'automatic' : behaviorOf(view);
};

module.exports = { behaviorIn, behaviorOf, override };
