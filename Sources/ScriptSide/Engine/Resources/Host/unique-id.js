'use strict';
// Makes ids, with one counter for all prefixes, from 1.

let last = 0;

module.exports = { uniqueId: (prefix) => `${prefix}${++last}` };
