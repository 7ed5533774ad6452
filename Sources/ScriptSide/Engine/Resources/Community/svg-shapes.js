'use strict';
// The shapes of `react-native-svg` (svg §2): their paths, and the properties that they inherit.

const { boxOf, linesOf } = require('./svg-path');

/** The size of a text's letter by its width, about. */
const LETTER = 0.55;

/** A length in the units of a drawing: a number, or a text with `%` of a whole. */
function lengthIn(value, whole) {
  if (typeof value === 'number') return value;
  const number = parseFloat(value);
  if (!Number.isFinite(number)) return 0;
  return String(value).endsWith('%') ? (number / 100) * whole : number;
}

/** Lengths of a list, which a text has for each of its letters; the first one counts here. */
const firstOf = (value) => (Array.isArray(value) ? value[0] : value);

const ellipse = (cx, cy, rx, ry) =>
  rx > 0 && ry > 0 ? `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z` : '';

function rectangle(x, y, width, height, rx, ry) {
  if (!(width > 0 && height > 0)) return '';
  const [a, b] = [Math.min(rx ?? ry ?? 0, width / 2), Math.min(ry ?? rx ?? 0, height / 2)];
  if (!(a > 0 && b > 0)) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const corner = (dx, dy) => `a${a} ${b} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * a, height - 2 * b];
  return `M${x + a} ${y}h${across}${corner(a, b)}v${down}${corner(-a, b)}h${-across}${corner(-a, -b)}v${-down}${corner(a, -b)}z`;
}

/**
 * Returns the path of a shape; undefined for a view that is none.
 * @param size the width and the height of the drawing, of which lengths in percent are parts
 */
function pathOf({ name, props }, [width, height]) {
  const across = (key) => lengthIn(props[key], width);
  const down = (key) => lengthIn(props[key], height);
  const along = (key) => lengthIn(props[key], Math.hypot(width, height) / Math.SQRT2);
  const given = (key, read) => (props[key] == null ? undefined : read(key));
  switch (name) {
    case 'RNSVGPath': return String(props.d ?? '');
    case 'RNSVGRect':
      return rectangle(across('x'), down('y'), across('width'), down('height'), given('rx', across), given('ry', down));
    case 'RNSVGCircle': return ellipse(across('cx'), down('cy'), along('r'), along('r'));
    case 'RNSVGEllipse': return ellipse(across('cx'), down('cy'), across('rx'), down('ry'));
    case 'RNSVGLine': return `M${across('x1')} ${down('y1')}L${across('x2')} ${down('y2')}`;
    default: return undefined;
  }
}

/** The properties that a shape has from the groups around it unless its `propList` names them, with their defaults. */
const INHERITED = {
  fill: { type: 0, payload: 0xff000000 }, fillOpacity: 1, fillRule: 1, stroke: null, strokeOpacity: 1, strokeWidth: 1,
  strokeLinecap: 0, strokeLinejoin: 0, strokeDasharray: null, strokeDashoffset: null, strokeMiterlimit: 4,
};

/** Returns the properties of a shape or a group. @param around those of the group around it */
function styleOf({ look }, around = { ...INHERITED, font: {}, color: undefined }) {
  const style = { ...around, font: { ...around.font, ...look.font }, color: look.color ?? around.color };
  for (const name of look.propList ?? []) if (name in INHERITED) style[name] = look[name] ?? null;
  return style;
}

const isText = ({ name }) => name === 'RNSVGText' || name === 'RNSVGTSpan' || name === 'RNSVGTextPath';

/** Returns the texts of a text: `{text, x, y, style}`, each at its place, the next one after the letters of the last one. */
function textsOf(view, size, around, place = { x: 0, y: 0 }) {
  const { x, y, dx, dy, content } = view.props;
  const style = styleOf(view, around);
  const letter = lengthIn(style.font.fontSize ?? 12, size[1]);
  if (firstOf(x) != null) place.x = lengthIn(firstOf(x), size[0]);
  if (firstOf(y) != null) place.y = lengthIn(firstOf(y), size[1]);
  place.x += lengthIn(firstOf(dx) ?? 0, size[0]);
  place.y += lengthIn(firstOf(dy) ?? 0, size[1]);
  const own = content == null || content === '' ? [] : [{ text: String(content), x: place.x, y: place.y, size: letter, style }];
  for (const { text } of own) place.x += text.length * letter * LETTER;
  return [...own, ...view.children.filter(isText).flatMap((child) => textsOf(child, size, style, place))];
}

/** The box of a text's letters, about. */
function textBox({ text, x, y, size, style: { font: { textAnchor } } }) {
  const width = text.length * size * LETTER;
  const left = textAnchor === 'middle' ? x - width / 2 : textAnchor === 'end' ? x - width : x;
  return [left, y - size * 0.8, width, size];
}

/** The box of a shape in its own coordinates, with its line; null for one without extent. */
function shapeBox(view, size, style) {
  if (view.name === 'RNSVGText') {
    return boxOf(textsOf(view, size, style).map(textBox).flatMap(([x, y, width, height]) => [[x, y], [x + width, y + height]]));
  }
  const path = pathOf(view, size);
  const box = path === undefined ? null : boxOf(linesOf(path).flat());
  if (!box || !style.stroke) return box;
  const half = lengthIn(style.strokeWidth, size[0]) / 2;
  return [box[0] - half, box[1] - half, box[2] + 2 * half, box[3] + 2 * half];
}

module.exports = { isText, lengthIn, pathOf, shapeBox, styleOf, textsOf };
