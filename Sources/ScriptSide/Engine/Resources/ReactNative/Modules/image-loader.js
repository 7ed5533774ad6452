'use strict';
// `ImageLoader`. Images are not loaded: their views have the sizes of their styles.

function refuse(uri) {
  const error = new Error(`The image '${uri}' is not loaded: this host shows no images. A module ImageLoader in --modules can.`);
  return Object.assign(error, { code: 'E_GET_SIZE_FAILURE' });
}

module.exports = {
  name: 'ImageLoader',
  methods: {
    async getSize(uri) {
      throw refuse(uri);
    },
    async getSizeWithHeaders(uri, _headers) {
      throw refuse(uri);
    },
    async prefetchImage(_uri) {
      return true;
    },
    async prefetchImageWithMetadata(_uri, _root, _tag) {
      return true;
    },
    async queryCache(_uris) {
      return {};
    },
  },
};
