'use strict';
// `react-native-pager-view` 6 to 8: pages beside each other, of which a finger or a command of the app shows one
// (pager-view §1).

const events = require('./pager-events');
const { fiberOf } = require('./react-roots');
const { stop } = require('./scroll-motion');
const { moveTowards } = require('./scroll-views');
const { bringAttributes } = require('./view-attributes');
const { bring } = require('./view-commands');
const { whenPlacing } = require('./view-layout');
const { follow, followRemoval } = require('./view-life');
const { named } = require('./views');

/** 6.3 to 6.5 have two implementations, the former by another name. */
const NAMES = ['RNCViewPager', 'LEGACY_RNCViewPager'];
const isPager = named(...NAMES);

/**
 * True for version 8. No version states itself to its native half; the component of 8 is known by the margin that it gives its
 * pages itself, which that of 6.3 to 6.5 does, too, but with a choice of two halves.
 */
function isOfSwiftUI(view) {
  if (host.architecture === 'bridge') return false;
  for (let fiber = fiberOf(view)?.return; fiber; fiber = fiber.return) {
    const render = fiber.type?.prototype?.render;
    if (typeof render === 'function') return /pageMargin/.test(render) && !/useLegacy/.test(render);
  }
  return false;
}

/** The pages of one view. */
class Pager {
  page = -1;
  /** The page to which a command goes. */
  destination = -1;
  isEnabled = true;
  /** What the app has given last as `scrollEnabled`. A command counts until it gives another value. */
  given = true;
  isFrozen = false;
  isCommanded = false;
  pages = [];
  frame = '';

  constructor(view) {
    this.view = view;
  }

  get count() {
    return this.pages.length;
  }

  get axis() {
    return this.view.props.orientation === 'vertical' ? 1 : 0;
  }

  get length() {
    return this.view.frame?.[2 + this.axis] || 1;
  }

  get isMirrored() {
    return this.axis === 0 && this.view.props.layoutDirection === 'rtl';
  }

  get events() {
    return (this.found ??= isOfSwiftUI(this.view) ? events.swiftUI : events.controller);
  }

  /** The properties of a scroll view that turns pages. */
  get props() {
    const { keyboardDismissMode, overdrag } = this.view.props;
    return {
      pagingEnabled: true, horizontal: this.axis === 0, bounces: overdrag === true, keyboardDismissMode,
      scrollEnabled: this.isEnabled && !this.isFrozen,
    };
  }

  /** The size of the content. */
  get size() {
    const [, , width, height] = this.view.frame ?? [0, 0, 0, 0];
    return this.axis === 0 ? [this.count * width, height] : [width, this.count * height];
  }

  /** The place that shows, in pages: 0.5 in the middle of the first and the second one. */
  get place() {
    const along = this.view.offset[this.axis] / this.length;
    return this.isMirrored ? this.count - 1 - along : along;
  }

  offsetOf(page) {
    const along = (this.isMirrored ? this.count - 1 - page : page) * this.length;
    return this.axis === 0 ? [along, 0] : [0, along];
  }

  changed() {
    const { initialPage = 0, scrollEnabled = true } = this.view.props;
    if (this.page < 0) this.page = initialPage;
    if (scrollEnabled !== this.given) this.isEnabled = this.given = scrollEnabled;
  }

  /** The views are laid out: the pages get their places, and the one that shows stays. */
  placed() {
    const { children, frame } = this.view;
    const before = this.pages;
    const text = `${frame} ${children.length} ${this.axis} ${this.isMirrored}`;
    this.pages = children;
    for (const [page, child] of children.entries()) {
      const [x, y] = this.offsetOf(page);
      child.shift = [x - (child.frame?.[0] ?? 0), y - (child.frame?.[1] ?? 0)];
    }
    const gone = before.filter((page) => !children.includes(page));
    if (gone.length && this.count) this.events.removed(this);
    if (!before.length && this.count) this.events.appeared(this);
    else for (const page of children) if (!before.includes(page)) this.events.inserted(this);
    if (text === this.frame) return;
    this.frame = text;
    this.putTo(Math.max(0, Math.min(this.page, this.count - 1)));
  }

  /** Shows a page at once. */
  putTo(page) {
    stop(this.view);
    this.view.offset = this.offsetOf(page);
  }

  /** Goes to a page by an animation. What moves now ends first. */
  goTo(page) {
    stop(this.view);
    this.destination = page;
    this.isCommanded = true;
    moveTowards(this.view, this.offsetOf(page), true);
  }

  /** An event of the scroll view that this view would be. */
  sent(type, { targetContentOffset }) {
    const { offset } = this.view;
    if (type === 'topScroll') return this.events.scrolled(this);
    if (type === 'topScrollBeginDrag') {
      this.isCommanded = false;
      return this.events.dragBegan(this);
    }
    if (type === 'topScrollEndDrag') {
      const { x, y } = targetContentOffset;
      return this.events.dragEnded(this, Math.abs(x - offset[0]) + Math.abs(y - offset[1]) > 0.5);
    }
    if (type !== 'topMomentumScrollEnd') return undefined;
    this.events.settled(this);
    this.isCommanded = false;
    return undefined;
  }
}

const pagers = new Set();

follow((view) => {
  if (!isPager(view)) return;
  if (!view.scroller) pagers.add(view);
  view.scroller ??= new Pager(view);
  view.scroller.changed();
});
followRemoval((view) => pagers.delete(view));

whenPlacing(({ rootTag }) => {
  for (const view of pagers) if (view.rootTag === rootTag && view.frame) view.scroller.placed();
});

bringAttributes({
  properties: {
    BOOL: ['overdrag'], NSNumber: ['initialPage', 'pageMargin', 'offscreenPageLimit'],
    NSString: ['orientation', 'layoutDirection', 'overScrollMode'],
  },
  direct: ['PageScroll', 'PageSelected', 'PageScrollStateChanged'],
});

bring(NAMES, {
  setPage: ({ scroller }, [page]) => scroller.events.command(scroller, page, true),
  setPageWithoutAnimation: ({ scroller }, [page]) => scroller.events.command(scroller, page, false),
  setScrollEnabledImperatively({ scroller }, [isEnabled]) {
    scroller.isEnabled = isEnabled;
  },
});
