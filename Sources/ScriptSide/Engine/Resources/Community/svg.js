'use strict';
// `react-native-svg` (svg §1): drawings in views. Each shape has the box around it as its frame, so that fingers find it.

const { boxOf, contains, lengthOf, linesOf, placeAt } = require('./svg-path');
const { drawingOf } = require('./svg-look');
const { IDENTITY, matrixOf, movedBox, sizeOf, times, viewBoxMatrix } = require('./svg-matrix');
const { lengthIn, pathOf, shapeBox, styleOf } = require('./svg-shapes');
const { bringAttributes, words } = require('./view-attributes');
const { sendEvent } = require('./view-events');
const { whenPlacing } = require('./view-layout');
const { follow, followRemoval } = require('./view-life');
const { bringDrawing } = require('./view-look');
const { named, views } = require('./views');

const isDrawing = named('RNSVGSvgView', 'RNSVGSvgViewAndroid');
const isPart = ({ name }) => /^RNSVG/.test(name);
const isForeign = named('RNSVGForeignObject');

/** The drawings, and the layouts that were sent last, by view. */
const drawings = new Set();
const sent = new WeakMap();

follow((view) => {
  if (!isPart(view)) return;
  if (isDrawing(view)) return void drawings.add(view);
  const { x, y, width, height } = view.props;
  const part = { position: 'absolute', left: 0, top: 0, width: 0, height: 0 };
  // Views of React's lie in such a one as in any other.
  view.layoutStyle = isForeign(view) ? { ...part, left: Number(x) || 0, top: Number(y) || 0, width, height } : part;
});
followRemoval((view) => drawings.delete(view));

/** Returns the box around some boxes; null without any. */
const around = (boxes) =>
  boxOf(boxes.filter(Boolean).flatMap(([x, y, width, height]) => [[x, y], [x + width, y + height]]));

/** Gives each part its box in the points of the drawing's view. Returns that of the view. */
function measure(view, matrix, size, style) {
  const own = isDrawing(view) ? matrix : times(matrix, matrixOf(view));
  const mine = styleOf(view, style);
  if (isForeign(view)) return movedBox(own, view.frame ?? [0, 0, 0, 0]);
  const boxes = view.children.filter(isPart).map((child) => [child, measure(child, own, size, mine)]);
  const box = shapeBox(view, size, mine);
  view.box = box ? movedBox(own, box) : around(boxes.map(([, each]) => each));
  return view.box;
}

/** Sets the frames of the parts, each in the view around it. */
function place(view, [left, top]) {
  for (const child of view.children) {
    if (!isPart(child) || isForeign(child)) continue;
    const [x, y, width, height] = child.box ?? [left, top, 0, 0];
    child.frame = [x - left, y - top, width, height];
    const text = String(child.box);
    if (child.props.onSvgLayout && sent.get(child) !== text) {
      sent.set(child, text);
      sendEvent(child, 'topSvgLayout', { layout: { x, y, width, height } });
    }
    place(child, [x, y]);
  }
}

whenPlacing(({ rootTag }) => {
  for (const view of drawings) {
    if (view.rootTag !== rootTag || !view.frame) continue;
    measure(view, viewBoxMatrix(view), sizeOf(view));
    place(view, [0, 0]);
  }
});

// MARK: Questions of an app

/** The drawing around a view. */
function drawingAround(view) {
  let each = view;
  while (each && !isDrawing(each)) each = each.parent;
  return each;
}

/** The matrix from a view's own units to the points of its drawing. */
function matrixIn(view) {
  if (!view || isDrawing(view)) return view ? viewBoxMatrix(view) : IDENTITY;
  return times(matrixIn(view.parent), matrixOf(view));
}

const matrixObject = ([a, b, c, d, e, f]) => ({ a, b, c, d, e, f });

/** The style of a view with all that it inherits. */
const styleIn = (view) => (view && isPart(view) ? styleOf(view, view.parent && styleIn(view.parent)) : undefined);

/** The lines of a shape, by React's tag. */
function linesFor(tag) {
  const view = views.get(tag);
  const drawing = view && drawingAround(view);
  return drawing ? linesOf(pathOf(view, sizeOf(drawing)) ?? '') : [];
}

const sync = {
  getBBox(tag, { stroke = true } = {}) {
    const view = views.get(tag);
    const drawing = view && drawingAround(view);
    const style = view && styleIn(view);
    const box = drawing && shapeBox(view, sizeOf(drawing), stroke ? style : { ...style, stroke: null });
    const [x, y, width, height] = box ?? [0, 0, 0, 0];
    return { x, y, width, height };
  },
  getCTM: (tag) => matrixObject(matrixIn(views.get(tag))),
  getScreenCTM(tag) {
    const view = views.get(tag);
    const [x, y] = (view && drawingAround(view)?.absoluteFrame) ?? [0, 0];
    return matrixObject(times([1, 0, 0, 1, x, y], matrixIn(view)));
  },
  getTotalLength: (tag) => lengthOf(linesFor(tag)),
  getPointAtLength(tag, { length = 0 } = {}) {
    const [x, y] = placeAt(linesFor(tag), length);
    return { x, y };
  },
  isPointInFill: (tag, { x = 0, y = 0 } = {}) => contains(linesFor(tag), [x, y], styleIn(views.get(tag))?.fillRule === 0),
  isPointInStroke(tag, { x = 0, y = 0 } = {}) {
    const half = lengthIn(styleIn(views.get(tag))?.strokeWidth ?? 1, 0) / 2;
    const lines = linesFor(tag);
    const length = lengthOf(lines);
    const isNear = ([placeX, placeY]) => Math.hypot(placeX - x, placeY - y) <= half;
    if (!(length > 0)) return false;
    for (let at = 0; at <= length; at += Math.max(half / 2, length / 500)) if (isNear(placeAt(lines, at))) return true;
    return false;
  },
};

bringDrawing((view) => (isDrawing(view) ? drawingOf(view) : undefined));

bringAttributes({
  properties: {
    NSNumber: words(`bbWidth bbHeight minX minY vbWidth vbHeight meetOrSlice fillOpacity fillRule strokeOpacity strokeWidth
      strokeLinecap strokeLinejoin strokeDashoffset strokeMiterlimit vectorEffect
      cx cy r rx ry x y x1 y1 x2 y2 gradientUnits clipRule`),
    NSString: words(`fill stroke align d href propList strokeDasharray gradient gradientTransform content font dx dy rotate
      clipPath mask
      markerStart markerMid markerEnd filter responsible`),
    BOOL: ['onSvgLayout'],
  },
  direct: ['SvgLayout'],
});

module.exports = {
  questions: { name: 'RNSVGRenderableModule', sync, methods: { getRawResource: async (_name) => '' } },
  view: { name: 'RNSVGSvgViewModule', methods: { toDataURL: (_tag, _options, done) => void done?.('') } },
};
