'use strict';
// `FileReaderModule`. Blobs come from the network, which this device does not have.

async function refuse() {
  throw new Error('This host has no blobs to read: the device has no network.');
}

module.exports = {
  name: 'FileReaderModule',
  methods: {
    async readAsDataURL(_blob) {
      return refuse();
    },
    async readAsText(_blob, _encoding) {
      return refuse();
    },
  },
};
