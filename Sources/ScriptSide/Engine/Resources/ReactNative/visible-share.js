'use strict';
// How much of each view is seen: what the views around it cut off, what is transparent, and what opaque views cover does not
// count.

const { isComponent } = require('./component-names');
const { frameInWindow } = require('./measures');
const { areaOf, intersection, without } = require('./rectangles');
const { clips, inDrawingOrder, isPlace, isText } = require('./views');

/** A background with less than this opacity lets through what lies below. */
const OPAQUE = 0.9;

/** True for a colour that hides what lies below: a number with its opacity in the highest byte, or a colour of the system. */
function isOpaqueColor(color) {
  if (typeof color === 'number') return (color >>> 24) / 255 >= OPAQUE;
  return color !== null && typeof color === 'object';
}

const isImage = ({ name }) => /ImageView$|^Image$/.test(name);

/** True for a view whose own drawing hides what lies below it. The native side draws its components elsewhere. */
const hides = (view) =>
  (!isComponent(view) && isOpaqueColor(view.look.backgroundColor)) || (isImage(view) && view.props.source != null);

/**
 * Lists views in the order in which they are drawn, each with the part of it that is not cut off, and the number of the last one
 * that lies in it. The content of a `<Modal>` is shown elsewhere.
 */
function list(view, shown, opacity, found) {
  const { opacity: own = 1, display } = view.look;
  const frame = frameInWindow(view);
  const { animating, hidesWhenStopped } = view.props;
  const isHidden = display === 'none' || (animating === false && hidesWhenStopped === true);
  const alpha = isHidden ? 0 : opacity * Number(own);
  const part = shown && alpha > 0 && view.frame ? intersection(frame, shown) : null;
  const entry = { view, part, at: found.length, end: found.length, hides: part !== null && alpha >= OPAQUE && hides(view) };
  found.push(entry);
  const inside = alpha > 0 && shown ? (clips(view) ? intersection(frame, shown) : shown) : null;
  const children = isText(view) || isPlace(view) ? [] : inDrawingOrder(view.children);
  for (const child of children) list(child, inside, alpha, found);
  entry.end = found.length - 1;
}

/** True for a frame that lies in another one. */
const isInside = ([x, y, width, height], [left, top, right, bottom]) =>
  x >= left && y >= top && x + width <= left + right && y + height <= top + bottom;

/**
 * Returns the `shares` of the views that are seen, from 0 to 1 in hundredths, by view, and the `covers`: the parts of the window
 * that opaque views hide, without those within others.
 *
 * @param area the part of the window in which the views are shown
 */
function sharesOf(views, area) {
  const found = [];
  for (const view of inDrawingOrder(views)) list(view, area, 1, found);
  const shares = new Map();
  const covers = [];
  for (let at = found.length - 1; at >= 0; at--) {
    const { view, part, end, hides: isCover } = found[at];
    const above = part ? covers.filter((cover) => cover.at > end) : [];
    const left = above.reduce((parts, cover) => (parts.length ? without(parts, cover.part) : parts), part ? [part] : []);
    const [, , width, height] = view.absoluteFrame;
    const seen = left.reduce((sum, each) => sum + areaOf(each), 0);
    shares.set(view, seen ? Math.round((seen / (width * height)) * 100) / 100 : 0);
    if (isCover) covers.push(found[at]);
  }
  const parts = [];
  for (const { part } of covers.reverse()) if (!parts.some((each) => isInside(part, each))) parts.push(part);
  return { shares, covers: parts };
}

module.exports = { sharesOf };
