'use strict';
// `Dimensions` and `useWindowDimensions`.

const { dimensions } = require('./device-info');
const { DeviceEventEmitter } = require('./emitter');
const { React } = require('./react-18');

const listeners = new Set();

DeviceEventEmitter.addListener('didUpdateDimensions', (now) => {
  for (const listener of [...listeners]) listener(now);
});

const Dimensions = {
  get: (name) => dimensions()[name],
  addEventListener(_event, listener) {
    listeners.add(listener);
    return { remove: () => void listeners.delete(listener) };
  },
};

function useWindowDimensions() {
  const [size, setSize] = React.useState(() => Dimensions.get('window'));
  React.useEffect(() => {
    const subscription = Dimensions.addEventListener('change', ({ window }) => setSize(window));
    return subscription.remove;
  }, []);
  return size;
}

module.exports = { Dimensions, useWindowDimensions };
