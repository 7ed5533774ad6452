'use strict';
// Required by each process of 'navbridge detox test': the module 'detox' is this package's, also where Detox is installed.

const fs = require('fs');
const Module = require('module');
const path = require('path');

/** The folder of the module 'detox' of this package. */
const OWN = path.join(__dirname, '..', 'modules', 'detox');

/** What a request names within the module 'detox'; undefined for another module. */
const partOf = (request) => /^(?:.*[\\/]node_modules[\\/])?detox(?:[\\/](.*))?$/.exec(request)?.[1] ??
  (request === 'detox' ? '' : undefined);

/** The file of this package for a part of 'detox'; undefined if it has none. */
function own(part) {
  const stem = path.join(OWN, part.replace(/^src(?:[\\/]index(?:\.js)?)?$/, '').replace(/(?:[\\/]index)?(?:\.js)?$/, ''));
  return [`${stem}.js`, path.join(stem, 'index.js')].find((file) => fs.existsSync(file));
}

const { _resolveFilename: resolve } = Module;
Module._resolveFilename = function resolveFilename(request, ...rest) {
  const part = partOf(request);
  const found = part === undefined ? undefined : own(part);
  return found ?? Reflect.apply(resolve, this, [request, ...rest]);
};

module.exports = { OWN, own, partOf };
