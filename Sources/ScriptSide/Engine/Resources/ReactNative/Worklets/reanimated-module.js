'use strict';
// `ReanimatedModule`, the native half of react-native-reanimated 3 and 4: what its worklets find on the runtime of the user
// interface, and what its JavaScript asks for (reanimated §1, §4 to §6).

const layoutAnimations = require('./layout-animations');
const { measure } = require('./measures');
const { valueIn } = require('./serializables');
const { update, viewOf } = require('./styled-views');
const { settings } = require('./system');
const { later } = require('./task-queue');
const { dispatchCommand } = require('./view-commands');
const events = require('./worklet-events');
const runtimes = require('./worklet-runtime');
const worklets = require('./worklets-module');

/** The states of a keyboard, as the library numbers them. */
const Keyboard = { open: 2, closed: 4 };
/** The worklets that follow the keyboard, by id. */
const keyboards = new Map();
let lastKeyboard = 0;

/** Returns the place of a view as a worklet measures it; null for one that is not there, or not laid out. */
function measured(target) {
  const view = viewOf(target);
  if (!view?.frame) return null;
  const [x, y, width, height, pageX, pageY] = measure(view);
  return { x, y, width, height, pageX, pageY };
}

function command(target, name, args) {
  const view = viewOf(target);
  if (view) dispatchCommand(view, name, args);
}

/** Returns a property of a view as a text. */
function propertyOf(target, name) {
  const view = viewOf(target);
  const sizes = { left: 0, top: 1, width: 2, height: 3 };
  const value = sizes[name] === undefined ? view?.look[name] : view?.frame?.[sizes[name]];
  return value === undefined ? `error: The view has no property '${name}'.` : String(value);
}

/** The functions of the runtime of the user interface. Those of both routes are there in reanimated 3. */
const bindings = {
  _updateProps: update,
  _updatePropsFabric: update,
  _updatePropsPaper: update,
  _measure: measured,
  _measureFabric: measured,
  _measurePaper: measured,
  _dispatchCommand: command,
  _dispatchCommandFabric: command,
  _dispatchCommandPaper: command,
  _scrollToPaper: (tag, x, y, isAnimated) => command(tag, 'scrollTo', [x, y, isAnimated]),
  _obtainProp: propertyOf,
  _obtainPropFabric: propertyOf,
  _obtainPropPaper: propertyOf,
  _setGestureState: (tag, state) => globalThis._setGestureState?.(tag, state),
  _notifyAboutProgress: layoutAnimations.progress,
  _notifyAboutEnd: layoutAnimations.end,
  _maybeFlushUIUpdatesQueue() {},
};

const proxy = {
  registerEventHandler: (worklet, name, tag = -1) =>
    events.follow(tag, name, (...args) => valueIn(worklet, runtimes.userInterface)(...args)),
  unregisterEventHandler: events.unfollow,
  getViewProp: (target, name, done) => void later(() => void done(propertyOf(target, name))),
  configureLayoutAnimationBatch: layoutAnimations.configure,
  setShouldAnimateExitingForTag: layoutAnimations.setExits,
  enableLayoutAnimations(_isEnabled) {},
  configureProps(_ofUserInterface, _ofLayout) {},
  // A sensor that is not there has this id.
  registerSensor: (_sensor, _interval, _frame, _handler) => -1,
  unregisterSensor(_id) {},
  subscribeForKeyboardEvents(worklet) {
    keyboards.set((lastKeyboard += 1), worklet);
    return lastKeyboard;
  },
  unsubscribeFromKeyboardEvents: (id) => void keyboards.delete(id),
  setViewStyle(_tag, _style) {},
  markNodeAsRemovable(_node) {},
  unmarkNodeAsRemovable(_tag) {},
  // Animations that are described as in CSS are not played: a transition is at its end at once.
  registerCSSKeyframes(_name, _view, _keyframes) {},
  unregisterCSSKeyframes(_name, _view) {},
  applyCSSAnimations(_node, _updates) {},
  unregisterCSSAnimations(_tag) {},
  registerCSSTransition(_node, _transition) {},
  updateCSSTransition(_tag, _transition) {},
  unregisterCSSTransition(_tag) {},
};

/** The keyboard has come or gone. @param height in points; 0 for a keyboard that is hidden */
function keyboardMoved(height) {
  for (const worklet of keyboards.values()) {
    valueIn(worklet, runtimes.userInterface)(height > 0 ? Keyboard.open : Keyboard.closed, height);
  }
}

let isInstalled = false;

function install() {
  if (isInstalled) return true;
  isInstalled = true;
  worklets.install();
  Object.assign(runtimes.userInterface.global, bindings);
  Object.assign(globalThis, {
    // In reanimated 3 the functions of worklets are divided between the two.
    __reanimatedModuleProxy: { ...globalThis.__workletsModuleProxy, ...proxy },
    _REANIMATED_IS_REDUCED_MOTION: settings.reduceMotion === true,
  });
  Object.defineProperty(globalThis, '_REANIMATED_VERSION_CPP', {
    configurable: true, get: () => globalThis._REANIMATED_VERSION_JS,
  });
  layoutAnimations.begin((tag, type, values, config) =>
    runtimes.userInterface.global.LayoutAnimationsManager?.start(tag, type, values, valueIn(config, runtimes.userInterface)));
  require('./keyboard').whenMoved(keyboardMoved);
  return true;
}

module.exports = { install };
