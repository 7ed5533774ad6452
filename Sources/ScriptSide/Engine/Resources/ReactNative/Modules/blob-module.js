'use strict';
// `BlobModule`: the bytes of blobs are kept in this process.

const blobs = require('./blobs');
const sockets = require('./web-socket-module');

module.exports = {
  name: 'BlobModule',
  constants: () => ({ BLOB_URI_SCHEME: 'blob', BLOB_URI_HOST: null }),
  methods: {
    addNetworkingHandler() {},
    addWebSocketHandler: (id) => sockets.setUsesBlobs(id, true),
    removeWebSocketHandler: (id) => sockets.setUsesBlobs(id, false),
    sendOverSocket: (blob, id) => sockets.receive(id, blobs.read(blob)),
    createFromParts: (parts, id) => blobs.join(parts, id),
    release: (id) => void blobs.release(id),
  },
};
