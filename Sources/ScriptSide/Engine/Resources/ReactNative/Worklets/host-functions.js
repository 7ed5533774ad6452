'use strict';
// The functions of native modules. On a phone they belong to no runtime, and worklets call them as the app does.

const found = new WeakSet();

module.exports = {
  mark(each) {
    found.add(each);
    return each;
  },
  isOfHost: (each) => found.has(each),
};
