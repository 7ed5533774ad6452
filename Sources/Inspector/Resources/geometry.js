// Places on the picture of the device.

/** The parts of a message with the screen: the view box of the picture, and the screen's place in it. */
export function pictureBox({ svg, screen, size }) {
  const numbers = /viewBox="([^"]+)"/.exec(svg.slice(0, 1000))?.[1].trim().split(/[\s,]+/).map(Number);
  const box = numbers?.length === 4 && numbers.every(Number.isFinite) ? numbers : [0, 0, ...size];
  return { box, screen: screen ?? [0, 0, ...size], size };
}

/** A place of the picture, as shares of its width and height, in points of the screen. */
export function toPoints({ box, screen, size }, [right, down]) {
  const x = box[0] + right * box[2];
  const y = box[1] + down * box[3];
  return [((x - screen[0]) / screen[2]) * size[0], ((y - screen[1]) / screen[3]) * size[1]];
}

/** A frame in points of the screen as `left`, `top`, `width` and `height` in shares of the picture. */
export function toShares({ box, screen, size }, [x, y, width, height]) {
  const [right, down] = [screen[2] / size[0], screen[3] / size[1]];
  return {
    left: (screen[0] + x * right - box[0]) / box[2], top: (screen[1] + y * down - box[1]) / box[3],
    width: (width * right) / box[2], height: (height * down) / box[3],
  };
}

export const isInside = ([x, y], [width, height]) => x >= 0 && y >= 0 && x <= width && y <= height;

/** True if a frame has a place. */
export const contains = ([x, y, width, height], [left, top]) => left >= x && top >= y && left < x + width && top < y + height;

/** The part of a frame on the screen. */
export function clipped([x, y, width, height], [most, down]) {
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  return [left, top, Math.max(0, Math.min(most, x + width) - left), Math.max(0, Math.min(down, y + height) - top)];
}

export const centre = ([x, y, width, height]) => [x + width / 2, y + height / 2];
