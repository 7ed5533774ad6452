'use strict';
// `StatusBarManager`. The look of the status bar is the navigation's matter, through the options of its screens.

const { listening } = require('./listening');

const height = () => host.context.device.statusBarHeight ?? 0;

module.exports = {
  name: 'StatusBarManager',
  constants: () => ({ HEIGHT: height(), DEFAULT_BACKGROUND_COLOR: 0 }),
  methods: {
    ...listening().methods,
    getHeight(done) {
      done({ height: height() });
    },
    setStyle(_style, _isAnimated) {},
    setHidden(_isHidden, _animation) {},
    setNetworkActivityIndicatorVisible(_isVisible) {},
  },
};
