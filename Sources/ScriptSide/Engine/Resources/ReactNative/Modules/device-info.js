'use strict';
// `DeviceInfo`: the sizes of the window and the screen.

/** The dimensions after the last rotation; undefined before there was one. */
let rotated;

/** Returns the dimensions of the device as React Native has them. */
function dimensions() {
  if (rotated) return rotated;
  const { width, height, scale = 3, fontScale = 1 } = host.context.device;
  const size = { width, height, scale, fontScale };
  return { window: size, screen: { ...size } };
}

module.exports = {
  name: 'DeviceInfo',
  constants: () => ({ Dimensions: dimensions(), isEdgeToEdge: false, isIPhoneX_deprecated: true }),
  dimensions,
  /** The device has been rotated. */
  didRotate(dimensionsNow) {
    rotated = dimensionsNow;
  },
};
