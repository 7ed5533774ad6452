'use strict';
// The matrices of drawings, `[a, b, c, d, e, f]`, and the place of a drawing in its view (svg §1).

const { boxOf } = require('./svg-path');

const IDENTITY = [1, 0, 0, 1, 0, 0];

/** Returns a matrix after another one: the inner one counts first. */
const times = ([a, b, c, d, e, f], [ia, ib, ic, id, ie, jf]) =>
  [a * ia + c * ib, b * ia + d * ib, a * ic + c * id, b * ic + d * id, a * ie + c * jf + e, b * ie + d * jf + f];

const applied = ([a, b, c, d, e, f], [x, y]) => [a * x + c * y + e, b * x + d * y + f];

/** Returns the box around a box that a matrix has moved. */
function movedBox(matrix, [x, y, width, height]) {
  const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]];
  return boxOf(corners.map((corner) => applied(matrix, corner)));
}

const matrixOf = ({ look: { matrix } }) => (Array.isArray(matrix) && matrix.length === 6 ? matrix : IDENTITY);

/** The size of a drawing in its own units. */
function sizeOf({ props: { vbWidth, vbHeight }, frame }) {
  const [, , width, height] = frame ?? [0, 0, 0, 0];
  return [vbWidth > 0 ? vbWidth : width, vbHeight > 0 ? vbHeight : height];
}

/** Returns the matrix from the units of a view's drawing to points in the view (SVG 2, chapter 8.2). */
function viewBoxMatrix({ props: { minX = 0, minY = 0, vbWidth, vbHeight, align = 'xMidYMid', meetOrSlice = 0 }, frame }) {
  const [, , width, height] = frame ?? [0, 0, 0, 0];
  if (!(vbWidth > 0 && vbHeight > 0)) return IDENTITY;
  let [scaleX, scaleY] = [width / vbWidth, height / vbHeight];
  if (align !== 'none') scaleX = scaleY = meetOrSlice === 1 ? Math.max(scaleX, scaleY) : Math.min(scaleX, scaleY);
  const share = (name) => (/Mid/.test(name) ? 0.5 : /Max/.test(name) ? 1 : 0);
  const [, alignX = '', alignY = ''] = /^x(Min|Mid|Max)Y(Min|Mid|Max)$/.exec(align) ?? [];
  const left = (width - vbWidth * scaleX) * share(alignX) - minX * scaleX;
  const top = (height - vbHeight * scaleY) * share(alignY) - minY * scaleY;
  return [scaleX, 0, 0, scaleY, left, top];
}

module.exports = { IDENTITY, applied, matrixOf, movedBox, sizeOf, times, viewBoxMatrix };
