'use strict';
// The modules of `react-native-fast-image` and `expo-image` (community-views §5), whose views load as images do (`images`). There
// is no cache: nothing is cleared, and what is loaded ahead is loaded again.

const fastImage = {
  name: 'FastImageView',
  methods: {
    preload(_sources) {},
    async clearMemoryCache() {},
    async clearDiskCache() {},
  },
};

const expoImage = {
  clearMemoryCache: async () => true,
  clearDiskCache: async () => true,
  getCachePathAsync: async (_key) => null,
  prefetch: async (_urls) => true,
};

module.exports = { expoImage, fastImage };
