'use strict';
// The shared libraries of the system that the program needs.

const { packageName } = require('./program');

module.exports = {
  /**
   * Returns the way out, as a sentence after others, for words of the system's loader about a library that is missing; else an
   * empty text.
   */
  adviceFor(words) {
    if (!/error while loading shared libraries/.test(words)) return '';
    let packages = [];
    try {
      packages = require(`${packageName}/package.json`).debianPackages;
    } catch {
      // The program is another one.
    }
    return `\nInstall the libraries of the program: apt-get install ${packages.join(' ') || 'libjavascriptcoregtk-4.1-0'}`;
  },
};
