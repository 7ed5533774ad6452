'use strict';
// `WebSocketModule`: this device has no network, and each connection fails by name.

const { listening } = require('./listening');

const listeners = listening();

module.exports = {
  name: 'WebSocketModule',
  methods: {
    ...listeners.methods,
    connect(url, _protocols, _options, id) {
      const message = `${url}: this device has no network. A module WebSocketModule in a file of --modules can answer it.`;
      listeners.emit('websocketFailed', { id, message });
    },
    send(_message, _id) {},
    sendBinary(_base64, _id) {},
    ping(_id) {},
    close(_code, _reason, _id) {},
  },
};
