'use strict';
// `Appearance` for a native side that does not have the module.

const { listening } = require('./listening');

const listeners = listening();
const style = () => host.context.device.userInterfaceStyle ?? 'light';
let chosen = 'unspecified';
const current = () => (chosen === 'unspecified' ? style() : chosen);

module.exports = {
  name: 'Appearance',
  methods: {
    ...listeners.methods,
    setColorScheme(scheme) {
      const before = current();
      chosen = scheme ?? 'unspecified';
      if (current() !== before) listeners.emit('appearanceChanged', { colorScheme: current() });
    },
  },
  sync: { getColorScheme: current },
};
