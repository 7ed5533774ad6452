'use strict';
// A part of a picture of the screen.

/** Returns the part of a picture that a frame in points has. @param picture the SVG of `device/screenshot` */
function cropped(picture, frame) {
  const box = frame.map((value) => Math.round(value * 100) / 100);
  const [, , width, height] = box;
  // The first of each are those of the whole picture, whose unit is the point.
  return picture.replace(/\bwidth="[^"]*"/, `width="${width}"`).replace(/\bheight="[^"]*"/, `height="${height}"`)
    .replace(/\bviewBox="[^"]*"/, `viewBox="${box.join(' ')}"`);
}

module.exports = { cropped };
