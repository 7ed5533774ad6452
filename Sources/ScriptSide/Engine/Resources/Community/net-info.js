'use strict';
// `@react-native-community/netinfo`. The device is in a wireless network until a tester takes it out (`system.setNetwork`).

const { listening } = require('./listening');
const { onNetwork, network } = require('./system');

const listeners = listening();

/** The state as the library's native module has it. */
function state() {
  const { type, isConnected, isInternetReachable } = network();
  const isCellular = type === 'cellular';
  const details = isConnected ? { isConnectionExpensive: isCellular, ...(isCellular ? { cellularGeneration: '4g' } : {}) } : null;
  return { type, isConnected, isInternetReachable, isWifiEnabled: true, details };
}

onNetwork(() => listeners.emit('netInfo.networkStatusDidChange', state()));

module.exports = {
  name: 'RNCNetInfo',
  methods: {
    ...listeners.methods,
    configure(_configuration) {},
    async getCurrentState(_interface) {
      return state();
    },
  },
};
