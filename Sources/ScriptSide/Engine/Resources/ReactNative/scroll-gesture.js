'use strict';
// A finger over scroll views: the one that it scrolls, how far, and the way on when it is lifted.

const { minus, speedOf } = require('./finger-speed');
const responder = require('./responder');
const scrollViews = require('./scroll-views');
const { isPlace, scrollProps, scrolls } = require('./views');

/** How far a finger moves, in points, before a scroll view follows it (UIScrollView). */
const SLOP = 10;
/** The time, in milliseconds, after which a finger that does not move rests. */
const REST = 50;

/**
 * Returns the innermost scroll view around a view whose content a finger can move by a way, or that springs back.
 * @param bounces false if none springs back
 */
function scrollerAround(view, [dx, dy], bounces) {
  const axis = Math.abs(dx) > Math.abs(dy) ? 0 : 1;
  let springing = null;
  for (let each = view; each && !isPlace(each); each = each.parent) {
    if (!scrolls(each) || scrollProps(each).scrollEnabled === false || responder.isAround(each)) continue;
    const way = scrollViews.wayOf(each, [dx, dy])[axis];
    if (scrollViews.hasRoom(each, axis, way)) return each;
    if (bounces && scrollViews.springs(each, axis)) springing ??= each;
  }
  return springing;
}

class ScrollGesture {
  /** @param view the view that takes the touch @param bounces false if no content is pulled beyond its end */
  constructor(view, point, bounces = true) {
    this.view = view;
    this.bounces = bounces;
    this.begin = point;
    this.samples = [];
    this.scroller = null;
  }

  get hasBegun() {
    return this.scroller !== null;
  }

  /** @param points those of the fingers; with two of them the first scroll view that zooms is zoomed */
  moved(points) {
    const [point] = points;
    this.samples.push({ point, time: host.now() });
    if (points.length > 1) return this.pinched(points);
    if (!this.scroller) {
      const way = minus(point, this.begin);
      if (Math.hypot(...way) < SLOP) return;
      this.scroller = scrollerAround(this.view, way, this.bounces);
      if (!this.scroller) return;
      [this.from, this.origin] = [point, this.scroller.offset];
      scrollViews.dragBegins(this.scroller);
    }
    if (this.isPinch) return;
    scrollViews.drag(this.scroller, this.origin, scrollViews.wayOf(this.scroller, minus(point, this.from)), this.bounces);
  }

  pinched([one, other]) {
    const distance = Math.hypot(...minus(one, other)) || 1;
    this.distance ??= distance;
    for (let each = this.view; each && !this.scroller && !isPlace(each); each = each.parent) {
      const { maximumZoomScale, minimumZoomScale } = each.props;
      if (!scrolls(each) || !(maximumZoomScale > 1 || minimumZoomScale < 1)) continue;
      [this.scroller, this.isPinch, this.zoom] = [each, true, each.zoomScale ?? 1];
    }
    if (this.isPinch) scrollViews.zoom(this.scroller, (this.zoom * distance) / this.distance);
  }

  /** The speed of the content, in points per millisecond. A finger that has rested has none. */
  speed() {
    if (host.now() - this.samples.at(-1).time > REST) return [0, 0];
    return scrollViews.wayOf(this.scroller, speedOf(this.samples));
  }

  /** Lets the content go. @param done called when it has come to rest */
  lift(isLifted, done) {
    if (!this.scroller || this.isPinch) return done();
    scrollViews.release(this.scroller, isLifted ? this.speed() : [0, 0], done);
  }
}

module.exports = { ScrollGesture };
