'use strict';
// Two pictures beside each other, and what differs between them: red over the second one in grey.

const GAP = 40;
const HEAD = 60;

/** Returns `{width, height, content}` of a picture as the element of another one, with numbers of clips of its own. */
function part(picture, x, prefix) {
  const own = picture.replace(/\bid="c(\d+)"/g, `id="${prefix}$1"`).replace(/url\(#c(\d+)\)/g, `url(#${prefix}$1)`);
  const head = /^<svg [^>]*?width="([\d.]+)" height="([\d.]+)"/.exec(own);
  const [width, height] = head ? [Number(head[1]), Number(head[2])] : [0, 0];
  return { width, height, content: own.trim().replace('<svg ', `<svg x="${x}" y="${HEAD}" `) };
}

/**
 * The filters of the third picture: one without colours, and one that makes red of all that is not black, which a difference is
 * where both pictures are the same.
 * @param area the part of the drawing that the second one has
 */
const filters = (area) => [
  ' <filter id="grey" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values="0"/></filter>',
  ` <filter id="changed" filterUnits="userSpaceOnUse" ${area} color-interpolation-filters="sRGB">`,
  '  <feColorMatrix values="0 0 0 0 0.85 0 0 0 0 0.1 0 0 0 0 0.1 8 8 8 0 0"/>', ' </filter>',
];

/** The pixels by which the ground of a picture is larger, so that its own edges are not seen. */
const EDGE = 2;

/** A part of a drawing, as the attributes of an element. */
const area = (x, y, width, height) => `x="${x}" y="${y}" width="${width}" height="${height}"`;

/** Returns one picture of three: before, after, and the difference. */
function comparison(before, after) {
  const { width, height, content } = part(before, 0, 'a');
  const second = part(after, width + GAP, 'b');
  const third = width + second.width + 2 * GAP;
  const most = { width: Math.max(width, second.width), height: Math.max(height, second.height) };
  const label = (x, text) => ` <text x="${x}" y="40" font-size="28" fill="#808080">${text}</text>`;
  // Without a ground, edges through which it is seen would differ from themselves.
  const [left, top] = [third - EDGE, HEAD - EDGE];
  const ground = ` <rect ${area(left, top, most.width + 2 * EDGE, most.height + 2 * EDGE)} fill="#808080"/>`;
  const size = `width="${third + most.width}" height="${HEAD + most.height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif">`,
    ...filters(area(third, HEAD, most.width, most.height)),
    label(0, 'Before'), label(width + GAP, 'After'), label(third, 'What has changed'),
    content, second.content,
    ' <g filter="url(#grey)" opacity="0.4">', part(after, third, 'f').content, ' </g>',
    ' <g filter="url(#changed)">', ' <g style="isolation:isolate">', ground, part(before, third, 'd').content,
    ' <g style="mix-blend-mode:difference">', ground, part(after, third, 'e').content, ' </g>', ' </g>', ' </g>', '</svg>', '',
  ].join('\n');
}

module.exports = { comparison };
