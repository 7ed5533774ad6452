'use strict';
// What an app throws, on its way to React Native's own handlers. Development builds would only show it on a screen.

const roots = require('./react-roots');

/** Ends the run with a fatal error. */
function reportFatal(error) {
  if (roots.wasReported(error)) return;
  roots.noteError(error);
  host.reportError(error);
}

/**
 * Takes an error from React Native, from 0.79 on, before its own handlers (react-native-host §1).
 *
 * @param reportToConsole true if nothing else has printed it
 * @returns true: the error is handled
 */
function handleException(error, isFatal, reportToConsole) {
  if (isFatal) reportFatal(error);
  else if (reportToConsole) globalThis.console.error(error);
  return true;
}

/** Wraps the handlers of `ErrorUtils`, to which Metro hands what a module throws. */
function guard(utils) {
  const { setGlobalHandler } = utils;
  if (typeof setGlobalHandler !== 'function') return utils;
  utils.setGlobalHandler = (handler) =>
    setGlobalHandler.call(utils, (error, isFatal) => {
      if (isFatal) reportFatal(error);
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

module.exports = { handleException, installErrorGuard };
