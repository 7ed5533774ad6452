'use strict';
// The search for an element by scrolling, as a user does who looks for it.

const { centre } = require('./rectangles');
const { Priority, schedule } = require('./task-queue');
const { dragTo, mostOf, offsetThatShows } = require('./scroll-views');
const { cutBy, drawnBy, find, shownPart } = require('./touch-targets');
const { isPlace, isScrollView, scrollProps, scrolls, walk } = require('./views');

/** The part of a screen that a step of the search goes on, so that no row is jumped over. */
const STEP = 0.8;
/** The most steps of a search, for lists that grow for ever. */
const MOST_STEPS = 500;
/** The tasks that React has for its rows between two steps. */
const TURNS = 3;

/** True if the middle of an element shows. */
const shows = (view) => shownPart(view) !== null && !cutBy(view, centre(view.absoluteFrame));

/** Scrolls the views around an element until its middle shows. */
function reveal(view) {
  for (let each = view.parent; each && !isPlace(each); each = each.parent) {
    if (scrolls(each)) dragTo(each, offsetThatShows(each, view));
  }
}

/**
 * The scroll views of a place in which something is left to scroll, those with the longest way first. Pages are turned only if
 * the tester names the view: the element may be in the page that shows.
 */
function scrollersIn(place, within) {
  const found = [];
  walk(place, (view) => {
    const counts = isScrollView(view) || (view.scroller && view.props.testID === within);
    if (counts && scrollProps(view).scrollEnabled !== false && Math.max(...mostOf(view)) > 0) found.push(view);
  }, (view) => view !== place && isPlace(view));
  const named = within === undefined ? null : find(place, { testID: within });
  const mine = within === undefined ? found : found.filter((view) => named && (view === named || view.isWithin(named)));
  return mine.sort((one, other) => Math.max(...mostOf(other)) - Math.max(...mostOf(one)));
}

/** Runs `next` when React has done what it had to do. */
function whenRendered(next, turns = TURNS) {
  schedule(Priority.idle, () => {
    if (turns > 0) whenRendered(next, turns - 1);
    else next();
  });
}

/** @param done called with the element's view, or with null if it is not there */
function search(place, { testID, text, within }, done) {
  let steps = 0;
  const element = () => {
    const found = find(place, { testID, text });
    return found && drawnBy(found);
  };
  /** Shows the element if it is mounted. */
  const look = () => {
    const view = element();
    if (view && !shows(view)) reveal(view);
    return view !== null;
  };
  const go = (scrollers, axis, way) => {
    if (look()) return whenRendered(() => done(element()), 0);
    const [scroller] = scrollers;
    if (!scroller || steps++ > MOST_STEPS) return done(null);
    const most = mostOf(scroller)[axis];
    const at = scroller.offset[axis];
    const isEnd = way > 0 ? at >= most : at <= 0;
    if (isEnd) return way > 0 && most > 0 ? go(scrollers, axis, -1) : next(scrollers.slice(1));
    const to = Math.max(0, Math.min(most, at + way * (scroller.frame?.[axis + 2] || 1) * STEP));
    dragTo(scroller, axis === 0 ? { x: to } : { y: to });
    return whenRendered(() => go(scrollers, axis, way));
  };
  const next = (scrollers) => {
    const most = scrollers[0] ? mostOf(scrollers[0]) : [0, 0];
    go(scrollers, most[0] > most[1] ? 0 : 1, 1);
  };
  next(scrollersIn(place, within));
}

module.exports = { search };
