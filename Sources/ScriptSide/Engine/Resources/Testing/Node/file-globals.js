'use strict';
// What a test file has of the Web and of Node besides the language. It runs in the file's own context, so that its objects are of
// the file's classes.

const { defineAllLazily } = require('./lazy');
const path = require('./path-module');
const webClasses = require('./web-classes');

const url = () => {
  const { URL, URLSearchParams } = globalThis;
  return {
    URL, URLSearchParams, fileURLToPath: (given) => decodeURIComponent(new URL(given).pathname),
    pathToFileURL: (file) => new URL(`file://${path.resolve(file).split('/').map(encodeURIComponent).join('/')}`),
  };
};

/** The modules of Node that a file may require, by their names. */
const modules = {
  buffer: () => ({ Buffer: globalThis.Buffer }),
  fs: () => require('./fs-module').fs,
  'fs/promises': () => require('./fs-module').fs.promises,
  path: () => path,
  'path/posix': () => path,
  process: () => globalThis.process,
  url,
};

/** The `process` of a file. @param environment the variables that the file may read, by name */
const process = (environment) => ({
  argv: ['node', host.beside], cwd: () => host.workingDirectory, env: environment, platform: 'linux',
  nextTick: (body, ...args) => void Promise.resolve().then(() => body(...args)),
});

module.exports = {
  modules: Object.fromEntries(Object.entries(modules).flatMap(([name, make]) => [[name, make], [`node:${name}`, make]])),
  process,
  /** Gives a global object what is of the Web. @param services `{answerTo, wait}` of `fetch` */
  install(global, { answerTo, wait }) {
    const ofFetch = (name) => () => require('./fetch')[name];
    defineAllLazily(global, {
      ...webClasses,
      Buffer: () => require('./buffer').Buffer, Headers: ofFetch('Headers'), Response: ofFetch('Response'),
      fetch: () => require('./fetch').makeFetch(answerTo, wait),
    });
  },
};
