// Draws the timeline on a canvas. Only what is seen is drawn; entries that share a pixel are drawn once.

import { LANES, MOTION, scriptSide, wordsOf } from './lanes.js';
import { LABELS, RULER, laneTop, layOut } from './timeline-places.js';
import { duration, moment } from './make.js';

/** Pixels of a position from which on the entries have their words beside them. */
const WORDY = 60;

const COLOURS = [
  'ink', 'paper', 'faint', 'rule', 'edge', 'shade', 'accent', 'chosen', 'good', 'bad', 'idle', 'alarm', 'past-ink', 'alarm-edge',
];

/** The colours of the page, as they are now. */
export function coloursOf(element) {
  const style = getComputedStyle(element);
  const read = (name) => style.getPropertyValue(`--${name}`).trim();
  return Object.fromEntries(COLOURS.map((name) => [name, read(name)]));
}

/** @param scene `{ context, width, height, view, log, spans, rows, transitions, chain, colours, state, selection, related }` */
export function draw(scene) {
  const { context, width, height } = scene;
  scene.layout = layOut(height, scene.rows);
  context.clearRect(0, 0, width, height);
  context.font = '11px system-ui, sans-serif';
  context.textBaseline = 'middle';
  context.save();
  context.beginPath();
  context.rect(LABELS, 0, width - LABELS, height);
  context.clip();
  context.translate(LABELS, 0);
  drawBands(scene);
  drawRuler(scene);
  drawTransitions(scene);
  drawEntries(scene);
  drawChain(scene);
  drawSpans(scene);
  drawMoment(scene);
  context.restore();
  drawLabels(scene);
}

function drawBands({ context, width, layout, colours }) {
  context.fillStyle = colours.shade;
  LANES.forEach((_, lane) => {
    if (lane % 2 === 0) context.fillRect(0, laneTop(layout, lane), width, layout.each);
  });
}

function drawLabels({ context, layout, colours, height }) {
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, LABELS, height);
  context.fillStyle = colours.faint;
  context.textAlign = 'left';
  context.fillText('ms', 12, RULER / 2);
  context.fillText('Commands', 12, layout.commands.top + layout.span / 2 + 2);
  LANES.forEach((name, lane) => context.fillText(name, 12, laneTop(layout, lane) + layout.each / 2));
  context.fillStyle = colours.rule;
  context.fillRect(LABELS - 1, 0, 1, height);
}

/** The moments at which something happens, where there is room for their numbers. */
function drawRuler({ context, width, height, view, log, colours }) {
  context.textAlign = 'left';
  let free = -1;
  for (let index = log.indexAt(view.from); index < log.count;) {
    const at = log.at[index];
    const left = Math.round(view.x(log.position[index]));
    if (left > width) break;
    if (left > free) {
      const words = moment(at);
      context.fillStyle = colours.rule;
      context.fillRect(left - 3, RULER, 1, height);
      context.fillStyle = colours.faint;
      context.fillText(words, left - 2, RULER / 2);
      free = left + context.measureText(words).width + 8;
    }
    // The next moment begins after the last entry of this one, and is not looked for where there is no room.
    index = Math.max(log.lastOf(at) + 1, log.indexAt(view.position(free)));
  }
}

function drawTransitions({ context, width, view, log, transitions, layout, colours }) {
  const top = laneTop(layout, MOTION) + 3;
  let filled = -1;
  for (const [at, { first, last, name }] of transitions.entries()) {
    const next = transitions[at + 1]?.first;
    const left = view.x(log.position[first]);
    const right = last < 0 ? width : Math.max(left + 2, view.x(log.position[last]));
    if (right < 0 || left > width || right <= filled) continue;
    filled = Math.ceil(right);
    context.fillStyle = `${colours['past-ink']}55`;
    context.fillRect(left, top, right - left, layout.each - 6);
    // The words go on after a short one, unless the steps after it have words themselves.
    const free = view.scale > WORDY ? right : Math.max(right, Math.min(width, view.x(log.position[next] ?? Infinity)));
    const start = Math.max(left, 0) + 4;
    label(context, colours.ink, name, start, top + (layout.each - 6) / 2, free - start - 4);
  }
}

function label(context, colour, words, x, y, room) {
  if (room < 24) return;
  let shown = words;
  const { width } = context.measureText(words);
  if (width > room) shown = `${words.slice(0, Math.max(1, Math.floor((words.length * (room - 8)) / width)))}…`;
  context.fillStyle = colour;
  context.textAlign = 'left';
  context.fillText(shown, x, y);
}

const colourOf = (colours, lane, kind) => {
  if (lane === 6) return kind === 'error' ? colours.bad : colours.good;
  if (lane === MOTION) return colours['past-ink'];
  return lane === 5 ? colours.idle : colours.accent;
};

function drawEntries(scene) {
  const { context, width, view, log, layout, colours, chain, related } = scene;
  const first = log.indexAt(view.from - 2);
  const widest = Math.max(1, Math.min(view.scale - 1, 9));
  const filled = new Int32Array(LANES.length).fill(-10);
  const isDim = Boolean(chain) || related.size > 0;
  for (let index = first; index < log.count; index++) {
    const left = Math.floor((log.position[index] - view.from) * view.scale);
    if (left > width) break;
    const lane = log.lane[index];
    if (lane === 255) continue;
    const isRelated = related.size > 0 && related.has(log.id[index]);
    // An entry on a pixel that is drawn already, for the script's lane too, changes nothing.
    if (filled[lane] === left && filled[0] === left && !isRelated) continue;
    if (chain?.all.has(index)) continue;
    const kind = log.text('kind', index);
    context.globalAlpha = isDim && !isRelated ? 0.28 : 1;
    if (filled[lane] !== left || isRelated) {
      filled[lane] = left;
      context.fillStyle = colourOf(colours, lane, kind);
      context.fillRect(left, laneTop(layout, lane) + 4, widest, layout.each - 8);
    }
    if (filled[0] !== left && scriptSide(kind)) {
      filled[0] = left;
      context.fillStyle = colours.faint;
      context.fillRect(left, laneTop(layout, 0) + 5, widest, layout.each - 10);
    }
    if (view.scale > WORDY) {
      const words = wordsOf(log.entry(index));
      context.globalAlpha = 1;
      const colour = isDim && !isRelated ? colours.faint : colours.ink;
      const middle = laneTop(layout, lane) + layout.each / 2;
      label(context, colour, words, left + widest + 3, middle, roomOf(scene, index) - widest - 6);
    }
  }
  context.globalAlpha = 1;
}

/** Pixels after the left edge of an entry until the next one of its lane, or to the end of the picture. */
function roomOf({ view, log, width }, index) {
  const left = view.x(log.position[index]);
  for (let next = index + 1; next < log.count; next++) {
    const x = view.x(log.position[next]);
    if (x > width) break;
    if (log.lane[next] === log.lane[index]) return x - left;
  }
  return width - left;
}

/** The chain of the selection, with lines from each cause to its effects. */
function drawChain(scene) {
  const { context, width, view, log, layout, colours, chain } = scene;
  if (!chain) return;
  const middle = (index) => [view.x(log.position[index]) + 3, laneTop(layout, Math.min(log.lane[index], 6)) + layout.each / 2];
  context.strokeStyle = colours.ink;
  context.lineWidth = 1;
  context.beginPath();
  for (const { index } of chain.steps) {
    const cause = log.causeIndex[index];
    if (cause < 0 || log.lane[cause] === 255 || log.lane[index] === 255) continue;
    const [[x, y], [left, top]] = [middle(index), middle(cause)];
    if (x < 0 || left > width) continue;
    context.moveTo(left, top);
    context.bezierCurveTo((left + x) / 2, top, (left + x) / 2, y, x, y);
  }
  context.globalAlpha = 0.55;
  context.stroke();
  context.globalAlpha = 1;
  const size = Math.max(5, Math.min(view.scale - 1, 9));
  for (const { index, depth } of chain.steps) {
    const lane = log.lane[index];
    const x = Math.floor(view.x(log.position[index]));
    if (lane === 255 || x < -10 || x > width) continue;
    const kind = log.text('kind', index);
    const top = laneTop(layout, lane) + 3;
    context.fillStyle = colourOf(colours, lane, kind);
    context.fillRect(x, top, size, layout.each - 6);
    if (scriptSide(kind)) {
      context.fillStyle = colours.ink;
      context.fillRect(x, laneTop(layout, 0) + 4, size, layout.each - 8);
    }
    // The words are above the lines of the chain.
    if (view.scale > WORDY) {
      label(context, colours.ink, wordsOf(log.entry(index)), x + size + 4, top + 4, roomOf(scene, index) - size - 8);
    }
    if (depth) continue;
    context.strokeStyle = colours.ink;
    context.strokeRect(x - 1.5, top - 1.5, size + 3, layout.each - 3);
  }
}

function drawSpans({ context, width, view, spans, layout, colours, selection }) {
  const filled = new Map();
  const { span: height } = layout;
  for (const { command, from, to, row, next } of spans) {
    const isPending = to === Infinity;
    const left = view.x(from);
    const right = isPending ? Math.max(width, left + 40) : Math.max(view.x(to) + 4, left + 4);
    if (right < 0 || left > width) continue;
    const top = layout.commands.top + row * height + 1;
    const isSelected = selection?.kind === 'command' && selection.key === command.key;
    // Spans that share a pixel are drawn once.
    const place = isPending ? Math.floor(Math.max(left, -2)) : Math.ceil(right);
    const key = isPending ? -1 - row : row;
    if (!isSelected && place <= (filled.get(key) ?? -3)) continue;
    filled.set(key, place);
    const shown = Math.max(left, -2);
    context.fillStyle = isPending ? colours.alarm : isSelected ? colours.chosen : colours.shade;
    context.fillRect(shown, top, right - shown, height - 3);
    context.strokeStyle = isSelected ? colours.accent : isPending ? colours['alarm-edge'] : colours.edge;
    context.lineWidth = isSelected ? 2 : 1;
    context.strokeRect(shown + 0.5, top + 0.5, right - shown + (isPending ? 4 : -1), height - 4);
    const words = spanText(command);
    const colour = isPending || command.outcome === 'rejected' ? colours.bad : colours.ink;
    const start = Math.max(shown, 0) + 5;
    // The words go on after a short span, as far as there is no other in its row.
    const free = isPending ? width : Math.max(right, Math.min(width, view.x(next)));
    label(context, colour, words, start, top + (height - 3) / 2, free - start - 4);
  }
}

export function spanText({ id, outcome, reason, at, endAt }) {
  if (!outcome) return `${id}: ${reason ?? 'pending'}`;
  return [id, outcome === 'rejected' ? '✗' : '', endAt > at ? duration(endAt - at) : ''].filter(Boolean).join(' ');
}

function drawMoment({ context, width, height, layout, view, log, state, colours }) {
  const x = Math.round(view.x(log.positionOf(state.at) + 1));
  if (state.isPast) {
    context.globalAlpha = 0.6;
    context.fillStyle = colours.paper;
    // Texts stay as they are, so that they can be read.
    context.fillRect(x, layout.top, width, height);
    context.globalAlpha = 1;
  }
  context.fillStyle = state.isPast ? colours['past-ink'] : colours.accent;
  context.fillRect(x, 0, 1.5, height);
  context.beginPath();
  context.moveTo(x - 4, 0);
  context.lineTo(x + 5.5, 0);
  context.lineTo(x + 0.75, 6);
  context.fill();
}
