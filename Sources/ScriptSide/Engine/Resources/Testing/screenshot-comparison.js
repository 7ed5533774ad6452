'use strict';
// Two pictures beside each other, and what differs between them: black where both are the same.

const GAP = 40;
const HEAD = 60;

/** Returns `{width, height, content}` of a picture as the element of another one, with numbers of clips of its own. */
function part(picture, x, prefix) {
  const own = picture.replace(/\bid="c(\d+)"/g, `id="${prefix}$1"`).replace(/url\(#c(\d+)\)/g, `url(#${prefix}$1)`);
  const head = /^<svg [^>]*?width="([\d.]+)" height="([\d.]+)"/.exec(own);
  const [width, height] = head ? [Number(head[1]), Number(head[2])] : [0, 0];
  return { width, height, content: own.trim().replace('<svg ', `<svg x="${x}" y="${HEAD}" `) };
}

/** Returns one picture of three: before, after, and the difference. */
function comparison(before, after) {
  const { width, height, content } = part(before, 0, 'a');
  const second = part(after, width + GAP, 'b');
  const third = width + second.width + 2 * GAP;
  const most = { width: Math.max(width, second.width), height: Math.max(height, second.height) };
  const label = (x, text) => ` <text x="${x}" y="40" font-size="28" fill="#808080">${text}</text>`;
  const size = `width="${third + most.width}" height="${HEAD + most.height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif">`,
    label(0, 'Before'), label(width + GAP, 'After'), label(third, 'Difference: black where nothing has changed'),
    content, second.content,
    ' <g style="isolation:isolate">', part(before, third, 'd').content,
    ' <g style="mix-blend-mode:difference">', part(after, third, 'e').content, ' </g>', ' </g>', '</svg>', '',
  ].join('\n');
}

module.exports = { comparison };
