// The places of the timeline's picture: its rows and lanes, and the things in them.

import { LANES, MOTION, scriptSide } from './lanes.js';

export const LABELS = 100;
export const RULER = 20;
const SPAN = 18;
const GAP = 4;
/** Pixels of a row that has room for its words. */
const LOWEST = 12;
/** The places of the lanes in a picture of some height. */
export function layOut(height, rows) {
  // Rows of commands become lower before the lanes have no room for their names.
  const span = Math.max(LOWEST, Math.min(SPAN, (height - RULER - GAP - 10 - LANES.length * LOWEST) / rows));
  const commands = { top: RULER + 2, height: rows * span + 4 };
  const top = commands.top + commands.height + GAP;
  const each = Math.max(LOWEST, Math.min(26, (height - top - 4) / LANES.length));
  return { commands, top, each, span };
}

export const laneTop = (layout, lane) => layout.top + lane * layout.each;

/** The thing at a place: `{ span }`, `{ index }` of an entry, `{ transition }`, or nothing. */
export function hit(scene, x, y) {
  const { view, log, spans, layout } = scene;
  const left = x - LABELS;
  if (!layout || left < 0) return {};
  if (y < RULER) return { position: view.position(left) };
  if (y < layout.top) {
    const row = Math.floor((y - layout.commands.top) / layout.span);
    const place = view.position(left);
    const isAt = ({ from, to }) => place >= from - 2 / view.scale && place <= to + 6 / view.scale;
    const span = spans.findLast((one) => one.row === row && isAt(one));
    return span ? { span } : {};
  }
  const lane = Math.floor((y - layout.top) / layout.each);
  let [best, nearest] = [-1, 8];
  const middle = Math.min(4, view.scale / 2);
  for (let index = log.indexAt(view.position(left - 12)); index < log.count; index++) {
    const away = Math.abs(view.x(log.position[index]) + middle - left);
    if (view.x(log.position[index]) > left + 12) break;
    const isHere = log.lane[index] === lane || (lane === 0 && log.lane[index] !== 255 && scriptSide(log.text('kind', index)));
    if (isHere && away < nearest) [best, nearest] = [index, away];
  }
  if (best >= 0) return { index: best };
  const isAt = ({ first, last }) => lane === MOTION && left >= view.x(log.position[first]) &&
    (last < 0 || left <= view.x(log.position[last]));
  const transition = scene.transitions.findLast(isAt);
  return transition ? { transition } : {};
}
