'use strict';
// `DeviceInfo`: the sizes of the window and the screen.

/** Returns the dimensions of the device as React Native has them. */
function dimensions() {
  const { width, height, scale = 3, fontScale = 1 } = host.context.device;
  const size = { width, height, scale, fontScale };
  return { window: size, screen: { ...size } };
}

module.exports = {
  name: 'DeviceInfo',
  constants: () => ({ Dimensions: dimensions(), isEdgeToEdge: false, isIPhoneX_deprecated: true }),
};
