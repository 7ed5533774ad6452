'use strict';
// The classes and functions of the Web that apps and test files have. Each is made at its first use.

module.exports = {
  DOMException: () => require('./dom-exception').DOMException,
  TextDecoder: () => require('./text-coding').TextDecoder,
  TextEncoder: () => require('./text-coding').TextEncoder,
  URL: () => require('./url').URL,
  URLSearchParams: () => require('./url-search-params').URLSearchParams,
  atob: () => require('./base64').atob,
  btoa: () => require('./base64').btoa,
  structuredClone: () => require('./structured-clone').structuredClone,
};
