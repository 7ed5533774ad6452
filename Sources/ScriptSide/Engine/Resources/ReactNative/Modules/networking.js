'use strict';
// `Networking`: this device has no network, and each request is refused by name.

const { listening } = require('./listening');

const listeners = listening();
let nextId = 1;

module.exports = {
  name: 'Networking',
  methods: {
    ...listeners.methods,
    sendRequest({ method, url }, done) {
      const id = nextId++;
      done(id);
      const error =
        `${method ?? 'GET'} ${url}: this device has no network. A module Networking in a file of --modules can answer it.`;
      listeners.emit('didCompleteNetworkResponse', [id, error, false]);
    },
    abortRequest(_id) {},
    clearCookies(done) {
      done(false);
    },
  },
};
