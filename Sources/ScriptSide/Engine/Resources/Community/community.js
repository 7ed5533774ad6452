'use strict';
// The native modules of popular libraries, by which their published JavaScript runs unchanged. A module of the same name in a
// file of `--modules` replaces one of these. A library that has views alone follows their life.

require('./pager-view');

const modules = [
  require('./async-storage').legacy,
  require('./async-storage').storage,
  require('./date-picker'),
  require('./device-details'),
  require('./expo-modules').legacy,
  require('./gesture-handler'),
  require('./image-caches').fastImage,
  require('./keyboard-controller'),
  require('./launch-arguments'),
  require('./maps').former,
  require('./maps').turbo,
  require('./mmkv').version2,
  require('./mmkv').version3,
  require('./mmkv').places,
  require('./net-info'),
  require('./nitro'),
  require('./pasteboard'),
  require('./permissions'),
  require('./safe-area-context'),
  require('./screens'),
  require('./svg').questions,
  require('./svg').view,
  require('./vector-icons').current,
  require('./vector-icons').former,
  require('./web-view').webView,
  require('./web-view').former,
];

module.exports = { modules };
