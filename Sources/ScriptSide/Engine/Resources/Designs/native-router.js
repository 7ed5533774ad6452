'use strict';
// The exports of `require('navbridge/native-router')`: actions of the native router, and a mirror of its state.

const { registerComponent } = require('./components');
const { DeviceEventEmitter } = require('./emitter');
const { addNamed } = require('./function-advice');
const { get } = require('./native-modules');
const { RouterMirror } = require('./router-mirror');
const { uniqueId } = require('./unique-id');
const { NativeAppViewDeclaration: { name: moduleName, design, methods, events } } = require('./vocabulary');

/** The reason of the state with which a script context begins. */
const CONTEXT_BEGAN = 'contextBegan';

/** Calls a declared method of the native module with a new id. Rejects where the design has no such module. */
function send(method, ...args) {
  const module = get(moduleName);
  if (module) return module[methods[method].name](uniqueId(method), ...args);
  const error = new Error(
    `This native side has no module '${moduleName}'. Run it with the design '${design}' (--design).`,
  );
  return Promise.reject(Object.assign(error, { code: 'METHOD_NOT_FOUND' }));
}

const mirror = new RouterMirror(() => void requestState().catch(() => {}));

async function requestState() {
  const state = await send('getState');
  mirror.receiveRequested(state);
  return state;
}

DeviceEventEmitter.addListener(events.state.name, (change) => mirror.receive(change, change.reason === CONTEXT_BEGAN));

/** Returns a route of the wire. A text is the name of a screen. */
const routeOf = (route) => (typeof route === 'string' ? { name: route } : route);

const perform = (action) => send('perform', action);

const nativeRouter = {
  registerComponent,

  /** Performs any action: `{type, …}`. Resolves with `{seq}` after it has settled. */
  perform,
  goBack: () => perform({ type: 'goBack' }),
  setParams: (params) => perform({ type: 'setParams', params }),
  navigate: (route, params) => perform({ ...params, type: 'navigate', route: routeOf(route) }),
  reset: () => perform({ type: 'reset' }),
  resetHome: () => perform({ type: 'resetHome' }),
  openDrawer: (side = 'left') => perform({ type: 'openDrawer', drawerState: { side } }),
  closeDrawer: () => perform({ type: 'closerDrawer' }),
  toggleDrawer: (side = 'left') => perform({ type: 'toggleDrawer', drawerState: { side } }),
  push: (route, params) => perform({ type: 'push', navParams: { ...params, route: routeOf(route) } }),
  pop: (popParams) => perform({ type: 'pop', popParams }),
  replace: (route, params) => perform({ type: 'replace', navParams: { ...params, route: routeOf(route) } }),
  popToTop: () => perform({ type: 'popToTop' }),

  /** Opens a link of the app. Rejects with the code 'notOurs', 'noTemplate' or 'badURL'. */
  openURL: (url) => send('openURL', String(url)),
  /** Requests the state from the native side, and applies it to the mirror. */
  getState: requestState,

  /** The mirror's state; undefined before the first one has arrived. It must not be changed. */
  get state() {
    return mirror.state;
  },
  /** The screen in front, in the mirror. */
  get current() {
    const { tabs, selected, modals } = mirror.state ?? {};
    return (modals?.at(-1) ?? tabs?.[selected])?.chain.at(-1);
  },
  /** Calls a function with `{seq, reason, origin, removedKeys, state}` after each change of the mirror. */
  subscribe: (subscriber) => mirror.subscribe(subscriber),
  /** Calls a function with `{op, key, name, params}` for each event of a script screen. */
  onScreen: (listener) => DeviceEventEmitter.addListener(events.screen.name, listener),
  /** Calls a function with `{id, ok, error, seq}` for each answer to a request. */
  onResult: (listener) => DeviceEventEmitter.addListener(events.result.name, listener),
};

addNamed({ nativeRouter, router: nativeRouter });

module.exports = { nativeRouter };
