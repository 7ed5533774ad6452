// What the wheel does: the scroll view below it goes to another offset.

import { contains } from './geometry.js';
import { matching } from './locators.js';

const clamp = (value, least, most) => Math.min(Math.max(value, least), Math.max(least, most));

/** How far a scroll view can go along an axis (0: to the right, 1: down): `[least, most]`. */
function range({ scroll: { size, inset }, inWindow }, axis) {
  const [before, after] = axis ? [inset[0], inset[2]] : [inset[1], inset[3]];
  return [-before, size[axis] + after - inWindow[2 + axis]];
}

/**
 * The scroll of the innermost scroll view of React's at a place, as an act: `{params, by}`, where `by` are the points that its
 * content moves. Null if there is none, if it has no testID of its own, or if it cannot go there.
 *
 * @param way the points to the right and down
 */
export function scrollAct(nodes, place, way) {
  const isBelow = ({ isVisible, value }) => isVisible && value.scroll && value.inWindow && contains(value.inWindow, place);
  const view = nodes.findLast(isBelow)?.value;
  if (!view || !view.testID || matching(nodes, { testID: view.testID }).length !== 1) return null;
  const target = view.scroll.offset.map((now, axis) => (way[axis] ? clamp(now + way[axis], ...range(view, axis)) : now));
  const by = target.map((value, axis) => value - view.scroll.offset[axis]);
  if (by.every((distance) => distance === 0)) return null;
  const [x, y] = target.map(Math.round);
  return { params: { testID: view.testID, ...(by[0] ? { x } : {}), ...(by[1] ? { y } : {}) }, by };
}
