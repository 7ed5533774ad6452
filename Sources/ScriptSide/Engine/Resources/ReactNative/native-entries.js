'use strict';
// The calls of the native side to a script that brings its own React Native, and the part of this host in them.

const { call, emit } = require('./callable-modules');
const { didRotate } = require('./device-info');
const roots = require('./react-roots');

/** Passes on a call of the native side. React roots begin and end with the views that this host keeps for them. */
function callScript(name, method, args) {
  if (name === 'RCTDeviceEventEmitter') return passOn(...args);
  if (name !== 'AppRegistry') return call(name, method, args);
  const [first, parameters] = args;
  if (method === 'runApplication' || method === 'setSurfaceProps') {
    if (method === 'runApplication') roots.begin(parameters.rootTag);
    // Without this member React Native renders by the old architecture.
    return call(name, method, [first, host.architecture === 'turbo' ? { ...parameters, fabric: true } : parameters]);
  }
  if (method === 'unmountApplicationComponentAtRootTag') {
    roots.ends(first);
    const stop = host.architecture === 'turbo' ? globalThis.RN$stopSurface : undefined;
    if (stop) stop(first);
    else call(name, method, args);
    return roots.end(first);
  }
  call(name, method, args);
}

/** The events of the native side that concern this host's own views and modules. */
const OWN_EVENTS = {
  modalHostDismissed: (body) => require('./modal-hosts').dismissed(body),
  alertAnswered: (body) => require('./alerts').answered(body),
  keyboardMoved: (body) => require('./keyboard').moved(body),
  inputFocusChanged: (body) => require('./input-focus').changed(body),
};

/** Passes on an event of a native module. */
function passOn(event, ...bodies) {
  if (event === 'didUpdateDimensions') didRotate(...bodies);
  if (Object.hasOwn(OWN_EVENTS, event)) OWN_EVENTS[event](...bodies);
  else emit(event, ...bodies);
}

module.exports = { callScript, passOn };
