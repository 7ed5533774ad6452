'use strict';
// The events of pages that are turned (pager-view §3). Until version 7 a controller of pages turns them, from 8 on SwiftUI does:
// the order of the events is another one. Each function is called when something happens to a pager, and sends what follows.

const { sendEvent } = require('./view-events');

const scrolled = (pager, position, offset) => sendEvent(pager.view, 'topPageScroll', { position, offset });
const selected = (pager, position) => sendEvent(pager.view, 'topPageSelected', { position });
const state = (pager, pageScrollState) =>
  sendEvent(pager.view, 'topPageScrollStateChanged', { pageScrollState });

/** Numbers of a float's last digits are no place between two pages. */
const NEAR = 0.001;
const isWhole = (place) => Math.abs(place - Math.round(place)) < NEAR;

/** Returns the page at rest after a motion of a finger, if it is another one. */
function turned(pager) {
  const page = Math.round(pager.place);
  if (!isWhole(pager.place) || page === pager.page) return undefined;
  pager.page = page;
  return page;
}

/** The page before a place, and the part of the way to the next one. */
const between = (place) => (isWhole(place) ? [Math.round(place), 0] : [Math.trunc(place), place % 1]);

const swiftUI = {
  /** The pager has its first pages. */
  appeared() {},
  inserted() {},
  /** Pages have gone, maybe the one that showed. */
  removed(pager) {
    if (pager.page < pager.count) return;
    pager.page = pager.count - 1;
    selected(pager, pager.page);
  },
  scrolled: (pager) => scrolled(pager, ...between(pager.place)),
  dragBegan: (pager) => state(pager, 'dragging'),
  dragEnded(pager, goesOn) {
    if (goesOn) state(pager, 'settling');
    else swiftUI.settled(pager);
  },
  /** The content rests after a finger or an animation. */
  settled(pager) {
    scrolled(pager, Math.round(pager.place), 0);
    state(pager, 'idle');
    if (pager.isCommanded) return;
    const page = turned(pager);
    if (page !== undefined) selected(pager, page);
  },
  /** Goes to a page. A page that is not there is selected, and none is shown. */
  command(pager, page, isAnimated) {
    if (page === pager.page) return;
    pager.page = page;
    selected(pager, page);
    if (page < 0 || page >= pager.count) return;
    if (isAnimated) return pager.goTo(page);
    pager.putTo(page);
    scrolled(pager, page, 0);
  },
};

const controller = {
  appeared: (pager) => controller.command(pager, pager.page, false),
  /** Each new page has the one that shows put in again. */
  inserted: (pager) => controller.command(pager, pager.page, false),
  removed(pager) {
    if (pager.page >= pager.count - 1) controller.command(pager, pager.count - 1, false);
  },
  scrolled(pager) {
    const { destination, page, place } = pager;
    // The controller has the two pages of a jump side by side, however far it goes.
    const way = (place - page) / (pager.isCommanded ? Math.abs(destination - page) || 1 : 1);
    if (Math.abs(way) > 1) return scrolled(pager, ...between(place));
    return way < 0 ? scrolled(pager, page - 1, 1 + way) : scrolled(pager, page, way);
  },
  dragBegan: (pager) => state(pager, 'dragging'),
  dragEnded(pager, goesOn) {
    state(pager, 'settling');
    const { count, page, place, view: { props: { overdrag } } } = pager;
    const isAtEdge = (page === 0 && place <= 0) || (page === count - 1 && place >= page);
    if (overdrag !== true && isAtEdge) state(pager, 'idle');
    if (!goesOn) controller.turned(pager);
  },
  turned(pager) {
    const page = turned(pager);
    if (page !== undefined) selected(pager, page);
  },
  settled(pager) {
    if (!pager.isCommanded) {
      state(pager, 'idle');
      return controller.turned(pager);
    }
    pager.page = pager.destination;
    pager.isFrozen = false;
    return selected(pager, pager.page);
  },
  /** Goes to a page. A finger moves nothing on the way, and after a page that is not there nothing at all. */
  command(pager, page, isAnimated) {
    pager.isFrozen = true;
    pager.destination = page;
    if (page < 0 || page >= pager.count) return;
    if (isAnimated && page !== pager.page) return pager.goTo(page);
    pager.putTo(page);
    pager.isFrozen = false;
    pager.page = page;
    selected(pager, page);
  },
};

module.exports = { controller, swiftUI };
