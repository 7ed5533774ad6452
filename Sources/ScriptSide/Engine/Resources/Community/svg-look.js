'use strict';
// A drawing of `react-native-svg` for pictures (svg §4): a tree of groups, paths and texts with all that they inherit.

const { IDENTITY, matrixOf, sizeOf, viewBoxMatrix } = require('./svg-matrix');
const { isText, lengthIn, pathOf, styleOf, textsOf } = require('./svg-shapes');
const { colorOf } = require('./view-look');

/** What is drawn nowhere but where something else names it. */
const HIDDEN = /^RNSVG(Defs|ClipPath|Mask|Marker|Pattern|Symbol|LinearGradient|RadialGradient|Filter|Fe)/;
const isHidden = ({ name, look }) => HIDDEN.test(name) || look.display === 'none';

/** The views that a drawing's references name, by their names. */
function namedIn(view, found = new Map()) {
  for (const child of view.children) {
    if (child.props.name) found.set(child.props.name, child);
    namedIn(child, found);
  }
  return found;
}

/** A colour, with the opacity that it has of itself: that of a gradient's first colour, if it is one. */
function brush(value, style, names) {
  if (value == null) return undefined;
  const [type, payload] = Array.isArray(value) ? value : [value.type, value.payload ?? value.brushRef];
  if (typeof value === 'number') return colorOf(value);
  if (type === 0) return colorOf(payload);
  if (type === 1) return colorOf(names.get(payload)?.props.gradient?.[1]);
  return colorOf(type === 2 ? style.color ?? 0xff000000 : (type === 3 ? style.fill : style.stroke)?.payload);
}

const CAPS = ['butt', 'round', 'square'];
const JOINS = ['miter', 'round', 'bevel'];

/** How a shape is filled, and its line. */
function paint(style, size, names) {
  const fill = brush(style.fill, style, names);
  const stroke = brush(style.stroke, style, names);
  const line = stroke && {
    stroke, strokeOpacity: style.strokeOpacity, width: lengthIn(style.strokeWidth ?? 1, size[0]),
    cap: CAPS[style.strokeLinecap ?? 0], join: JOINS[style.strokeLinejoin ?? 0],
    dash: style.strokeDasharray?.map((each) => lengthIn(each, size[0])),
    dashOffset: style.strokeDashoffset ?? undefined,
  };
  return { ...(fill ? { fill, fillOpacity: style.fillOpacity, evenOdd: style.fillRule === 0 || undefined } : {}), ...line };
}

function text({ text: content, x, y, size: letter, style }, size, names) {
  const { fontWeight, fontFamily, textAnchor, fontStyle } = style.font;
  return {
    text: content, x, y, size: letter, weight: fontWeight == null ? undefined : String(fontWeight), family: fontFamily,
    italic: fontStyle === 'italic' || undefined, anchor: textAnchor, fill: brush(style.fill, style, names),
  };
}

/** Returns the node of a view; undefined if it draws nothing. */
function nodeOf(view, size, around, names, isUsed = false) {
  if (isHidden(view) && !(isUsed && view.look.display !== 'none')) return undefined;
  const style = styleOf(view, around);
  const matrix = matrixOf(view);
  const { opacity } = view.look;
  const common = {
    matrix: matrix.some((value, at) => value !== IDENTITY[at]) ? matrix : undefined,
    opacity: opacity == null || opacity === 1 ? undefined : opacity,
  };
  if (isText(view)) {
    return { ...common, children: textsOf(view, size, around).map((each) => text(each, size, names)) };
  }
  const path = pathOf(view, size);
  if (path !== undefined) return path === '' ? undefined : { ...common, path, ...paint(style, size, names) };
  if (view.name === 'RNSVGUse') {
    const used = names.get(view.props.href);
    const place = [1, 0, 0, 1, lengthIn(view.props.x ?? 0, size[0]), lengthIn(view.props.y ?? 0, size[1])];
    // A use within what it uses would have no end.
    const children = used && !view.isWithin(used) ? [nodeOf(used, size, style, names, true)] : [];
    return { ...common, children: [{ matrix: place, children: children.filter(Boolean) }] };
  }
  const children = view.children.map((child) => nodeOf(child, size, style, names)).filter(Boolean);
  return children.length ? { ...common, children } : undefined;
}

/** Returns the drawing of a view: `{size, matrix, children}`. */
function drawingOf(view) {
  const size = sizeOf(view);
  const names = namedIn(view);
  const style = styleOf(view);
  const children = view.children.map((child) => nodeOf(child, size, style, names)).filter(Boolean);
  return { size: view.frame?.slice(2) ?? [0, 0], matrix: viewBoxMatrix(view), children };
}

module.exports = { drawingOf };
