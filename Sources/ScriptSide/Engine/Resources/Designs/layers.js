'use strict';
// The exports of `require('navbridge/layers')`: the layered navigation.

const { componentEvents } = require('./component-events');
const { registerComponent } = require('./components');
const { DeviceEventEmitter } = require('./emitter');
const { addNamed } = require('./function-advice');
const content = require('./layers-content');
const { checked } = require('./layers-payload');
const { AccesoryReceiver, StackReceiver, readOptions } = require('./layers-receivers');
const { get } = require('./native-modules');
const { uniqueId } = require('./unique-id');
const { LayersDeclaration: { name: moduleName, design, methods, events } } = require('./vocabulary');

/** The handlers of the contexts that this script has opened, by the id of the opening call. */
const openers = new Map();
/** The observers, by key. */
const observers = new Map();
/** The transaction whose function runs now. */
let recording;

/** Calls a declared method of the native module with the arguments of these names. */
function send(method, args = {}) {
  const declared = methods[method];
  const module = get(moduleName);
  if (module) return module[declared.name](...declared.parameters.map((parameter) => args[parameter] ?? null));
  const error = new Error(
    `This native side has no module '${moduleName}'. Run it with the design '${design}' (--design).`,
  );
  return Promise.reject(Object.assign(error, { code: 'METHOD_NOT_FOUND' }));
}

const sendNew = (method, args) => send(method, { commandId: uniqueId(method), ...args });

/** Keeps the handlers of a call only if it has opened a context. */
function ended(id, outcome) {
  if (outcome?.opened === undefined) openers.delete(id);
  return outcome;
}

/** Carries an operation out, or records it in the running transaction. */
function perform(operation, handlers) {
  const id = uniqueId(operation.op);
  const forget = () => openers.delete(id);
  if (handlers) openers.set(id, handlers);
  if (recording) return recording.add({ ...operation, id });
  const begin = () =>
    send(operation.op, { commandId: id, ...operation }).then(
      (outcome) => ended(id, outcome),
      (error) => {
        forget();
        throw error;
      },
    );
  return content.guarded(begin, forget);
}

/** The operations of one transaction, which are sent as one message. */
class Recording {
  operations = [];
  #parts = [];

  add(operation) {
    this.operations.push(operation);
    const part = Promise.withResolvers?.() ?? withResolvers();
    // The transaction's own promise reports a failure.
    part.promise.catch(() => {});
    this.#parts.push(part);
    return part.promise;
  }

  resolve(outcome) {
    this.#parts.forEach(({ resolve }, index) =>
      resolve(ended(this.operations[index].id, outcome.operations?.[index] ?? outcome)));
    return outcome;
  }

  reject(error) {
    this.#parts.forEach(({ reject }, index) => {
      openers.delete(this.operations[index].id);
      reject(error);
    });
    throw error;
  }
}

function withResolvers() {
  const made = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
}

/** Calls the function of a transaction, which must not wait for anything. */
function record(define) {
  if (typeof define?.(layers)?.then !== 'function') return;
  throw new TypeError('The function of a transaction must not be async: everything that it calls is one operation.');
}

const inner = { perform, transaction };

/** Queues what the function calls as one operation. One within another joins it. */
function transaction(define) {
  if (recording) {
    const outer = recording;
    record(define);
    return outer.promise;
  }
  const made = new Recording();
  const whole = withResolvers();
  made.promise = whole.promise;
  recording = made;
  try {
    record(define);
  } catch (error) {
    recording = undefined;
    whole.promise.catch(() => {});
    whole.reject(error);
    made.reject(error);
  }
  recording = undefined;
  const settle = (sent) =>
    sent.then((outcome) => made.resolve(outcome), (error) => made.reject(error)).then(whole.resolve, whole.reject);
  const begin = () => {
    settle(sendNew('transaction', { ops: made.operations }));
    return whole.promise;
  };
  return content.guarded(begin, (error) => {
    whole.promise.catch(() => {});
    settle(Promise.reject(error));
  });
}

const tabName = (tab) => (tab === undefined ? 'tab.any' : typeof tab === 'number' ? `tab${tab}` : `tab.${tab}`);

const layers = {
  registerComponent,
  /** Calls the methods of a component that is a class with its events, such as `setupContent`. */
  bindComponent: (component) => componentEvents.register(component, component.props.componentId),

  /** Adds definitions: `{nav, tabs, controllers, accesories}`. Resolves with the names of all that is defined. */
  define: (definitions) => sendNew('define', { definitions }),
  /** Shows the main navigation, with `animator` by an animation, for which the promise waits. */
  setup: (options = {}) => sendNew('setup', readOptions('setup', options, ['animator'])),

  nav: new StackReceiver(inner, 'nav'),
  /** A tab by its index or its name; without one the tab that is selected when a call has its turn. */
  tab: (tab) => new StackReceiver(inner, tabName(tab)),
  tabs: new StackReceiver(inner, 'tab.any'),
  accesory: (index) => new AccesoryReceiver(inner, `accesory${index}`),
  modal: new AccesoryReceiver(inner, 'modal'),
  transaction,

  /** Calls a function with `{key, old, new}` at each change of a key. Resolves with a subscription. */
  async observe(name, observer) {
    const key = await sendNew('observe', { key: String(name) });
    const entry = { observer };
    if (!observers.has(key)) observers.set(key, new Set());
    observers.get(key).add(entry);
    return {
      remove() {
        const left = observers.get(key);
        if (!left?.delete(entry)) return;
        if (!left.size) observers.delete(key);
        // The native side counts the observers of a key.
        sendNew('unobserve', { key }).catch(() => {});
      },
    };
  },
  getState: () => sendNew('getState'),

  /** Reports a payload of a screen to its opener. `screen` is a context's id, or the screen's props. */
  callback: (screen, payload) => sendNew('callback', { contextId: idOf(screen), payload: checked(payload) }),
  /** Dismisses the accessory of a screen, and then reports the payload to its opener. */
  dismissAccesory: (screen, payload) =>
    dismiss({ contextId: idOf(screen), payload: checked(payload) }),
};

const dismiss = (args) => content.guarded(() => sendNew('dismissAccesory', args));
const idOf = (screen) => (typeof screen === 'object' ? screen?.contextId : screen);

// MARK: Events

const listen = (event, listener) => DeviceEventEmitter.addListener(event.name, listener);

listen(events.changed, (change) => {
  for (const { observer } of [...(observers.get(change.key) ?? [])]) observer(change);
});
listen(events.called, ({ opener, payload }) => openers.get(opener)?.onCallback?.(payload));
listen(events.hook, ({ opener, hook }) => openers.get(opener)?.onHook?.(hook));
listen(events.popped, ({ opener, payload }) => {
  const handlers = openers.get(opener);
  openers.delete(opener);
  handlers?.onPopped?.(payload);
});
listen(events.setupContent, ({ contextId, componentId, controller }) => {
  const isReady = () => sendNew('contentReady', { contextId });
  // Content that fails is reported, and the navigation goes on.
  content.setUp(controller, componentEvents.listenersOf(componentId)).catch(host.reportError).then(isReady).catch(() => {});
});

addNamed({ layers });

module.exports = { layers };
