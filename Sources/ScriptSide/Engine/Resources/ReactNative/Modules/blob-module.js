'use strict';
// `BlobModule`. Blobs are parts of requests to the network, which this device does not have.

module.exports = {
  name: 'BlobModule',
  constants: () => ({ BLOB_URI_SCHEME: 'blob', BLOB_URI_HOST: null }),
  methods: {
    addNetworkingHandler() {},
    addWebSocketHandler(_id) {},
    removeWebSocketHandler(_id) {},
    sendOverSocket(_blob, _id) {},
    createFromParts(_parts, _id) {},
    release(_id) {},
  },
};
