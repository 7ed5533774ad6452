'use strict';
// `react-native-gesture-handler`: its handlers, which follow the fingers beside React Native's responders. A handler that is
// recognised cancels the others of the touch, and React's touch as well, unless the app lets both go on.

const detectors = require('./gesture-detectors');
const { recognizers } = require('./gesture-recognizers');
const touches = require('./gesture-touches');
const { bring } = require('./gestures');
const { emit } = require('./listening');
const { follow } = require('./native-animated');
const { later } = require('./task-queue');
const { sendEvent } = require('./view-events');
const { views } = require('./views');
const { deliver } = require('./worklet-events');

/** The states of a handler, as the library numbers them. */
const State = { UNDETERMINED: 0, FAILED: 1, BEGAN: 2, CANCELLED: 3, ACTIVE: 4, END: 5 };
const Direction = { RIGHT: 1, LEFT: 2, UP: 4, DOWN: 8 };
/** The library's ways of events that worklets and native animations follow. */
const WORKLET = 1;
const NATIVE_ANIMATED = 2;

/** The handlers by tag. */
const handlers = new Map();
/** The handlers that follow the touch that is under way, and the function that cancels React's touch. */
let touch = null;

/** True for handlers that leave React's own touch alone. */
const isGentle = ({ name }) => /^(Tap|NativeView|Manual)/.test(name);

class Handler {
  state = State.UNDETERMINED;
  viewTag = null;
  /** The view that names the handler and gets its events, in version 3 of the library. */
  detector = null;
  /** The relations to other handlers that version 3 sets apart from the configuration. */
  relations = null;
  pointers = 0;
  /** The step that follows when the handlers that come first have failed. */
  waiting = null;

  constructor(name, tag, config) {
    Object.assign(this, { name, tag, config: config ?? {} });
    this.recognizer = new (recognizers[name] ?? recognizers.ManualGestureHandler)(this);
  }

  get view() {
    return views.get(this.viewTag);
  }

  get isActive() {
    return this.state === State.ACTIVE;
  }

  get isButton() {
    return this.view?.name === 'RNGestureHandlerButton';
  }

  get isOver() {
    return this.state === State.UNDETERMINED;
  }

  names(list, other) {
    return (this.relations?.[list] ?? this.config[list] ?? []).includes(other.tag);
  }

  isSimultaneousWith(other) {
    return this.names('simultaneousHandlers', other) || other.names('simultaneousHandlers', this);
  }

  body(more) {
    const { tag: handlerTag, state, pointers: numberOfPointers } = this;
    return { handlerTag, state, numberOfPointers, pointerType: 0, ...this.recognizer.payload(), ...more };
  }

  /** Emits an event. Version 1 of the library wants it from the view. */
  emit(name, body) {
    if (this.detector) return detectors.emit(this, name.slice('onGestureHandler'.length), body);
    if (this.action === NATIVE_ANIMATED) follow(this.viewTag, `top${name.slice(2)}`, body);
    if (this.action === WORKLET) deliver(this.viewTag, `top${name.slice(2)}`, body);
    else if (typeof this.action === 'number') emit(name, body);
    else if (this.view) sendEvent(this.view, `top${name.slice(2)}`, body);
    return undefined;
  }

  enter(state) {
    const oldState = this.state;
    if (state === oldState || !this.view) return;
    if (state === State.ACTIVE && oldState === State.UNDETERMINED) return void (this.enter(State.BEGAN), this.enter(state));
    if (state === State.END && oldState !== State.ACTIVE) return void (this.enter(State.ACTIVE), this.enter(state));
    this.state = state;
    if (state === State.ACTIVE && touch) touch.isRecognised = true;
    this.emit('onGestureHandlerStateChange', this.body({ oldState }));
    if (state === State.ACTIVE) this.update();
    if (state === State.FAILED || state === State.CANCELLED || state === State.END) this.over();
  }

  over() {
    this.state = State.UNDETERMINED;
    this.waiting = null;
    this.recognizer.reset();
    for (const other of handlers.values()) other.resumeWaiting();
  }

  update() {
    this.emit('onGestureHandlerEvent', this.body());
  }

  fail() {
    if (!this.isOver) this.enter(this.isActive ? State.CANCELLED : State.FAILED);
  }

  /** True if another handler of the touch has to fail before. */
  mustWait() {
    const isFirst = (other) => this.names('waitFor', other) || other.names('blocksHandlers', this);
    return [...handlers.values()].some((other) => other !== this && !other.isOver && isFirst(other));
  }

  activate() {
    if (this.isActive) return true;
    if (this.config.manualActivation === true && this.state === State.BEGAN && !this.isManual) return false;
    if (this.mustWait()) {
      this.waiting ??= () => this.activate();
      return false;
    }
    const others = (touch?.handlers ?? []).filter((other) => other !== this && !other.isOver && !this.isSimultaneousWith(other));
    if (others.some((other) => other.isActive && !/^NativeView/.test(other.name))) {
      this.fail();
      return false;
    }
    this.enter(State.ACTIVE);
    for (const other of others) if (other.config.disallowInterruption !== true) other.fail();
    if (!isGentle(this)) touch?.cancelReact(this);
    return true;
  }

  end() {
    if (this.mustWait()) {
      this.waiting = () => this.end();
      return;
    }
    if (this.activate()) this.enter(State.END);
  }

  resumeWaiting() {
    if (!this.waiting || this.mustWait()) return;
    const next = this.waiting;
    this.waiting = null;
    next();
  }
}

/** The handlers of a view and of the views around it, the innermost first. */
function handlersAround(view) {
  const found = [];
  const path = [];
  for (let each = view; each; each = each.parent) {
    path.push(each);
    for (const handler of handlers.values()) if (handler.viewTag === each.tag && !handler.detector) found.push(handler);
    if (detectors.isDetector(each)) found.push(...detectors.attachedBy(each, path, handlers));
  }
  return found.filter(({ config }) => config.enabled !== false);
}

/** A finger has touched a view. @param cancelReact called when a handler takes the touch from React */
function began(view, point, cancelReact) {
  if (!handlers.size) return;
  touch = { handlers: handlersAround(view), cancelReact, isRecognised: false };
  for (const handler of touch.handlers) {
    handler.pointers = 1;
    handler.recognizer.begin([point]);
    touches.send(handler, touches.TouchEvent.down, [point]);
    handler.enter(State.BEGAN);
  }
}

/** The fingers have moved. @param isScrolling true if a scroll view follows them: then pans have failed */
function moved(points, isScrolling) {
  for (const handler of touch?.handlers ?? []) {
    if (handler.isOver) continue;
    const isNew = points.length > handler.pointers;
    handler.pointers = points.length;
    handler.recognizer.note(points);
    if (isNew) touches.send(handler, touches.TouchEvent.down, points, [points.length - 1]);
    else touches.send(handler, touches.TouchEvent.move, points);
    if (isScrolling && !isGentle(handler) && !handler.isActive) handler.fail();
    else handler.recognizer.moved(points);
  }
}

/** The fingers have left. Returns true if a handler was recognised. */
function left(isLifted) {
  const mine = touch?.handlers ?? [];
  for (const handler of mine) {
    if (handler.isOver) continue;
    touches.send(handler, isLifted ? touches.TouchEvent.up : touches.TouchEvent.cancelled, [handler.recognizer.place]);
    if (isLifted) handler.recognizer.lifted();
    else handler.fail();
  }
  const isTaken = touch?.isRecognised === true || mine.some(({ waiting }) => waiting !== null);
  touch = null;
  return isTaken;
}

function configure(tag, config) {
  const handler = handlers.get(tag);
  if (handler) handler.config = config;
}

const methods = {
  createGestureHandler: (name, tag, config) => void handlers.set(tag, new Handler(name, tag, config)),
  attachGestureHandler(tag, view, action) {
    const handler = handlers.get(tag);
    if (handler) Object.assign(handler, { viewTag: view, action });
  },
  updateGestureHandler: configure,
  setGestureHandlerConfig: configure,
  updateGestureHandlerConfig: (tag, config) => configure(tag, { ...handlers.get(tag)?.config, ...config }),
  configureRelations(tag, relations) {
    const handler = handlers.get(tag);
    if (handler) handler.relations = relations;
  },
  dropGestureHandler: (tag) => void handlers.delete(tag),
  handleSetJSResponder(_tag, _blocksNative) {},
  handleClearJSResponder() {},
  flushOperations() {},
  addListener(_event) {},
  removeListeners(_count) {},
};

/** Sets the state of a handler that the app activates by itself, as `GestureStateManager` does. */
function setGestureState(tag, state) {
  const handler = handlers.get(tag);
  if (!handler) return;
  handler.isManual = true;
  if (state === State.ACTIVE) handler.activate();
  else if (state === State.END) handler.end();
  else if (state === State.BEGAN) handler.enter(state);
  else handler.fail();
}

bring({ began, moved, left });

/** Installs what version 3 finds in the app's runtime as its module is made. */
function constants() {
  globalThis._RNGH_MODULE_ID = 0;
  globalThis._setGestureStateAsync = (tag, state) => void later(() => setGestureState(tag, state));
  return { State, Direction };
}

module.exports = {
  name: 'RNGestureHandlerModule',
  constants,
  methods,
  sync: {
    install() {
      globalThis._setGestureState = setGestureState;
      globalThis.isViewFlatteningDisabled = () => true;
      return true;
    },
    installUIRuntimeBindings() {
      require('./worklet-runtime').userInterface.global._setGestureStateSync = setGestureState;
      return true;
    },
  },
};
