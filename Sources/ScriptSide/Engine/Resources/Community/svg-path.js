'use strict';
// The way of a path in SVG's language, as points: for boxes, lengths, and whether a place lies within (svg §3).

/** The numbers that a command takes. */
const COUNTS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
/** The straight parts by which a curve is taken. */
const PARTS = 16;

/** Returns the commands of a path, each with the numbers of one use: `[letter, ...numbers]`. What is none ends the path. */
function commandsOf(data) {
  const found = [];
  for (const [, letter, rest] of String(data).matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)) {
    const name = letter.toUpperCase();
    // The two flags of an arc may stand without a separator.
    const text = name === 'A' ? rest.replace(/((?:[\d.eE+-]+[\s,]+){3})([01])[\s,]*([01])/g, '$1 $2 $3 ') : rest;
    const numbers = (text.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map(Number);
    const count = COUNTS[name];
    if (count === 0) {
      found.push([letter]);
      continue;
    }
    for (let at = 0; at + count <= numbers.length; at += count) {
      // A second pair of a move is a line.
      const each = name === 'M' && at > 0 ? (letter === 'M' ? 'L' : 'l') : letter;
      found.push([each, ...numbers.slice(at, at + count)]);
    }
  }
  return found;
}

/** Returns points on a curve of Bézier's with some control points, without the first one. */
function curve(points) {
  const result = [];
  for (let part = 1; part <= PARTS; part++) {
    let rest = points;
    const share = part / PARTS;
    while (rest.length > 1) {
      const before = rest;
      rest = before.slice(1).map((to, at) => to.map((value, axis) => before[at][axis] + (value - before[at][axis]) * share));
    }
    result.push(rest[0]);
  }
  return result;
}

/** Returns points on an arc of an ellipse (SVG 2, appendix B.2), without the first one. */
function arc([x1, y1], [rx, ry, degrees, isLarge, isSweep, x2, y2]) {
  if (!(rx && ry) || (x1 === x2 && y1 === y2)) return [[x2, y2]];
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const scale = Math.max(1, Math.hypot(px / rx, py / ry));
  const [a, b] = [Math.abs(rx) * scale, Math.abs(ry) * scale];
  const root = Math.sqrt(Math.max(0, (a * a * b * b - a * a * py * py - b * b * px * px) / (a * a * py * py + b * b * px * px)));
  const sign = Boolean(isLarge) === Boolean(isSweep) ? -root : root;
  const [qx, qy] = [(sign * a * py) / b, (-sign * b * px) / a];
  const [cx, cy] = [cos * qx - sin * qy + (x1 + x2) / 2, sin * qx + cos * qy + (y1 + y2) / 2];
  const begin = Math.atan2((py - qy) / b, (px - qx) / a);
  let way = Math.atan2((-py - qy) / b, (-px - qx) / a) - begin;
  if (isSweep && way < 0) way += 2 * Math.PI;
  if (!isSweep && way > 0) way -= 2 * Math.PI;
  const at = (angle) => {
    const [u, v] = [a * Math.cos(angle), b * Math.sin(angle)];
    return [cx + u * cos - v * sin, cy + u * sin + v * cos];
  };
  const points = Array.from({ length: 2 * PARTS - 1 }, (_, part) => at(begin + (way * (part + 1)) / (2 * PARTS)));
  return [...points, [x2, y2]];
}

/** Returns the lines of a path: lists of points. */
function linesOf(data) {
  const lines = [];
  let [here, start, control] = [[0, 0], [0, 0], null];
  const to = (points) => {
    if (!lines.length) lines.push([here]);
    lines.at(-1).push(...points);
    here = points.at(-1);
  };
  for (const [letter, ...numbers] of commandsOf(data)) {
    const name = letter.toUpperCase();
    const [x, y] = here;
    const base = letter === name ? [0, 0] : here;
    const pairs = [];
    for (let at = 0; at + 1 < numbers.length; at += 2) pairs.push([numbers[at] + base[0], numbers[at + 1] + base[1]]);
    // A smooth curve goes on from the last one of its kind.
    const mirrored = control && [2 * x - control[0], 2 * y - control[1]];
    let next = null;
    if (name === 'M') {
      lines.push([pairs[0]]);
      here = start = pairs[0];
    } else if (name === 'L') {
      to(pairs);
    } else if (name === 'H') {
      to([[numbers[0] + base[0], y]]);
    } else if (name === 'V') {
      to([[x, numbers[0] + base[1]]]);
    } else if (name === 'Z') {
      to([start]);
      lines.push([start]);
    } else if (name === 'A') {
      to(arc(here, [...numbers.slice(0, 5), numbers[5] + base[0], numbers[6] + base[1]]));
    } else {
      const isSmooth = name === 'S' || name === 'T';
      const points = isSmooth ? [mirrored ?? here, ...pairs] : pairs;
      next = points.at(-2);
      to(curve([here, ...points]));
    }
    control = next;
  }
  return lines.filter((line) => line.length > 1);
}

/** Returns the box around some points: `[x, y, width, height]`; null without points. */
function boxOf(points) {
  if (!points.length) return null;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

const lengthOfLine = (line) =>
  line.slice(1).reduce((sum, [x, y], at) => sum + Math.hypot(x - line[at][0], y - line[at][1]), 0);
const lengthOf = (lines) => lines.reduce((sum, line) => sum + lengthOfLine(line), 0);

/** Returns the place after a length of the way; the end if it is shorter. */
function placeAt(lines, length) {
  let left = length;
  for (const line of lines) {
    for (const [at, [x, y]] of line.slice(1).entries()) {
      const [fromX, fromY] = line[at];
      const way = Math.hypot(x - fromX, y - fromY);
      if (way >= left && way > 0) return [fromX + ((x - fromX) * left) / way, fromY + ((y - fromY) * left) / way];
      left -= way;
    }
  }
  return lines.at(-1)?.at(-1) ?? [0, 0];
}

/** True if a place lies within closed lines. @param isEvenOdd true for the rule of that name */
function contains(lines, [px, py], isEvenOdd) {
  let winding = 0;
  for (const line of lines) {
    for (const [at, [x, y]] of line.entries()) {
      const [nextX, nextY] = line[(at + 1) % line.length];
      if ((y <= py) === (nextY <= py)) continue;
      if (px < x + ((py - y) * (nextX - x)) / (nextY - y)) winding += nextY > y ? 1 : -1;
    }
  }
  return isEvenOdd ? winding % 2 !== 0 : winding !== 0;
}

module.exports = { boxOf, contains, lengthOf, linesOf, placeAt };
