'use strict';
// A preset of Jest for tests that are written for RNN's Mock: React Native's own, if there is one, with the Mock's name for
// 'navbridge/mock', so that no import changes.

const path = require('path');

/** The presets of React Native, by their packages. The newer package comes first, because the older one then refers to it. */
const PRESETS = ['@react-native/jest-preset', 'react-native'];

/** The preset of React Native beside the project; undefined if it is not installed. */
function native() {
  for (const name of PRESETS) {
    let file;
    try {
      file = require.resolve(`${name}/jest-preset`, { paths: [process.cwd()] });
    } catch (error) {
      if (!['MODULE_NOT_FOUND', 'ERR_PACKAGE_PATH_NOT_EXPORTED'].includes(error.code)) throw error;
    }
    if (file) return require(file);
  }
  return undefined;
}

const preset = native() ?? { testEnvironment: 'node' };

module.exports = {
  ...preset,
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '^react-native-navigation/Mock$': path.join(__dirname, 'mock.js'),
  },
};
