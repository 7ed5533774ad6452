'use strict';
// `react-native-safe-area-context`: the insets with which an app starts. Its views get theirs by events (`view-layout`).

const { dimensions } = require('./device-info');

function metrics() {
  const { width, height } = dimensions().window;
  const [top, left, bottom, right] = host.context.device.safeArea ?? [host.context.device.statusBarHeight ?? 0, 0, 0, 0];
  return { insets: { top, left, bottom, right }, frame: { x: 0, y: 0, width, height } };
}

module.exports = {
  name: 'RNCSafeAreaContext',
  constants: () => ({ initialWindowMetrics: metrics() }),
  methods: {},
};
