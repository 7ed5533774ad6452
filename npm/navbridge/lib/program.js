'use strict';
// Finds the program 'navbridge', which comes in a package of its own for each platform.

const fs = require('fs');
const path = require('path');

/** The package that has the program for this platform. */
const packageName = `@navbridge/${process.platform}-${process.arch}`;

function isExecutable(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The program in the package of the platform; undefined if that is not installed. */
function installed() {
  try {
    return path.join(path.dirname(require.resolve(`${packageName}/package.json`)), 'bin', 'navbridge');
  } catch {
    return undefined;
  }
}

/** The program in the folders of PATH, unless it is the one of this package, which only finds the other. */
function onPath() {
  const own = path.join(__dirname, '..', 'bin');
  return (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, 'navbridge'))
    .find((file) => isExecutable(file) && path.dirname(fs.realpathSync(file)) !== own);
}

/** Returns the path of the program. Throws an error that names the way out if there is none. */
function programPath() {
  const chosen = process.env.NAVBRIDGE_BIN;
  const file = chosen ? path.join(chosen, 'navbridge') : installed() ?? onPath();
  if (file !== undefined && isExecutable(file)) return file;
  const why = chosen
    ? `The program 'navbridge' is not in '${chosen}', which NAVBRIDGE_BIN names.`
    : `The program 'navbridge' for ${process.platform}-${process.arch} is missing: '${packageName}' is not installed.`;
  const wayOut = process.platform === 'linux' && process.arch === 'x64'
    ? "Install it beside 'navbridge', without --omit=optional, or let NAVBRIDGE_BIN name the folder of the program."
    : 'There are programs for linux-x64. On another machine, use a container of that kind (docs/node.md).';
  throw Object.assign(new Error(`${why} ${wayOut}`), { code: 'PROGRAM_MISSING' });
}

module.exports = { packageName, programPath };
