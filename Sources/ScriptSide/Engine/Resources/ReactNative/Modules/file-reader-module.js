'use strict';
// `FileReaderModule`: reads blobs.

const blobs = require('./blobs');

module.exports = {
  name: 'FileReaderModule',
  methods: {
    async readAsDataURL(blob) {
      return `data:${blob.type || 'application/octet-stream'};base64,${blobs.toBase64(blobs.read(blob))}`;
    },
    async readAsText(blob, _encoding) {
      return blobs.textOf(blobs.read(blob));
    },
  },
};
