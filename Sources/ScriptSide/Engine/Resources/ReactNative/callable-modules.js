'use strict';
// The modules by which native calls a script that brings its own React Native, on either route.

const { callBridge } = require('./batched-bridge');
const { didRotate } = require('./device-info');
const roots = require('./react-roots');

/** The factories that the script has registered on the turbo route, by name, and what they made. */
const factories = new Map();
const made = new Map();

function registerCallableModule(name, factory) {
  factories.set(name, factory);
  made.delete(name);
  // The script's own emitter decides which events are heard.
  if (name === 'RCTDeviceEventEmitter') host.hearAll();
}

/** Before 0.79 React Native registers `AppRegistry` as a global instead. */
const registered = (name) => factories.get(name) ?? (name === 'AppRegistry' ? globalRegistry : undefined);
const globalRegistry = () => globalThis.RN$AppRegistry;

function moduleOf(name) {
  if (!made.has(name)) made.set(name, registered(name)());
  return made.get(name);
}

/** Calls a method of a module, as the native side asked for it. */
function callModule(name, method, args) {
  const module = moduleOf(name);
  if (typeof module?.[method] !== 'function') {
    throw new Error(`Native called ${name}.${method}, but the script's module '${name}' has no method '${method}'.`);
  }
  module[method](...args);
}

const hasBridge = () => globalThis.__fbBatchedBridge !== undefined;

/** True if the script has a module with that name, or a bridge that passes the call on. */
const handles = (name) =>
  host.architecture === 'bridge'
    ? hasBridge()
    : factories.has(name) || (name === 'AppRegistry' && globalThis.RN$AppRegistry !== undefined);

function call(name, method, args) {
  if (host.architecture === 'bridge') return callBridge(name, method, args);
  callModule(name, method, args);
}

/** Passes on a call of the native side. React roots begin and end with the views that this host keeps for them. */
function callScript(name, method, args) {
  if (name === 'RCTDeviceEventEmitter') return emit(...args);
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
  modalHostShown: (body) => require('./modal-hosts').shown(body),
  modalHostDismissed: (body) => require('./modal-hosts').dismissed(body),
  alertAnswered: (body) => require('./alerts').answered(body),
  keyboardMoved: (body) => require('./keyboard').moved(body),
};

/** Emits an event of a native module. */
function emit(event, ...bodies) {
  if (event === 'didUpdateDimensions') didRotate(...bodies);
  if (Object.hasOwn(OWN_EVENTS, event)) OWN_EVENTS[event](...bodies);
  else call('RCTDeviceEventEmitter', 'emit', [event, ...bodies]);
}

module.exports = {
  handles,
  emit,
  callScript,
  registerCallableModule,
};
