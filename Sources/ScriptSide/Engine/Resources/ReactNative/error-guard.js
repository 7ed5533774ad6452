'use strict';
// React Native's `ErrorUtils`, to which Metro hands what a module throws. Development builds show such an error on a screen
// of their own, so this host notes it on its way there.

const { noteError } = require('./react-roots');

/** Wraps the handlers of fatal errors, so that the host learns of them. */
function guard(utils) {
  const { setGlobalHandler } = utils;
  if (typeof setGlobalHandler !== 'function') return utils;
  utils.setGlobalHandler = (handler) =>
    setGlobalHandler.call(utils, (error, isFatal) => {
      noteError(error);
      // A production build reports it through `ExceptionsManager` as well; the first report counts.
      if (isFatal) host.reportError(error);
      return handler?.(error, isFatal);
    });
  return utils;
}

function installErrorGuard(global) {
  let value;
  Object.defineProperty(global, 'ErrorUtils', {
    get: () => value,
    set(utils) {
      value = utils !== null && typeof utils === 'object' ? guard(utils) : utils;
    },
    configurable: true,
    enumerable: false,
  });
}

module.exports = { installErrorGuard };
