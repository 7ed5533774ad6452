'use strict';
// The script's half of the bridge for RNN's Mock: the three native ends of `Navigation`. A command blocks until the device is at
// rest. What the native side has sent until then waits in the inbox, and is delivered when React has mounted the content.

const { routeOf } = require('./mock-route');

/** The events, by the last part of their names. */
const EVENTS = [
  'AppLaunched', 'ComponentWillAppear', 'ComponentDidAppear', 'ComponentDidDisappear', 'NavigationButtonPressed',
  'BottomTabPressed', 'BottomTabSelected', 'BottomTabLongPressed', 'ModalDismissed', 'ModalAttemptedToDismiss',
  'SearchBarUpdated', 'SearchBarCancelPressed', 'PreviewCompleted', 'CommandCompleted', 'ScreenPopped',
];
const COMMANDS = [
  'setRoot', 'setDefaultOptions', 'mergeOptions', 'push', 'pop', 'popTo', 'popToRoot', 'setStackRoot', 'showModal',
  'dismissModal', 'dismissAllModals', 'showOverlay', 'dismissOverlay', 'dismissAllOverlays', 'getLaunchArgs',
];
const LAUNCHED = 'RNN.AppLaunched';

class ScriptPeer {
  #device;
  #route;
  /** The messages that are sent with the next call that blocks. */
  #unsent = [];
  /** The promises that wait, by the keys of their settlements: `{resolve, reject}`. */
  #pending = new Map();
  #inbox = [];
  #isDelivering = false;
  #hasEnded = false;
  #hasLaunched = false;
  #listeners = new Map(EVENTS.map((name) => [`RNN.${name}`, new Set()]));

  /** The providers of the registered components, by name. */
  components = new Map();
  /** The surfaces that run, by their root tags: `{name, props}`. */
  surfaces = new Map();
  /** How many surfaces with a component id have ended. Content that begins anew is new content for React. */
  generations = new Map();
  /** Called when the device has changed: `({starts, ends})` says whether surfaces have started and ended. */
  onChange = () => this.deliverAll();

  /** @param device the device of this file, with a context that has just begun */
  constructor(device) {
    this.#device = device;
    this.#begin();
  }

  #begin() {
    this.#route = routeOf(this.#device.context, () => this.#device.nextId());
  }

  get snapshot() {
    return this.#device.snapshot;
  }

  get isDelivering() {
    return this.#isDelivering;
  }

  get hasMail() {
    return this.#inbox.length > 0;
  }

  /** Finds the provider of a component that the app registers at its first use; undefined if there is none. */
  lookUp = () => undefined;

  /** Returns the function that gives a registered component. */
  providerOf(name) {
    const provider = this.components.get(name) ?? this.lookUp(name);
    if (provider) return provider;
    const names = [...this.components.keys()].map((each) => `'${each}'`).join(', ');
    throw new Error(`The component '${name}' is not registered. ${names ? `Registered are ${names}.` : 'None is.'}`);
  }

  // The native ends of `Navigation`.

  commandsSender() {
    const sender = {
      getNavigationConstants: () => Promise.resolve(sender.getNavigationConstantsSync()),
      getNavigationConstantsSync: () => this.#callSync(),
    };
    for (const name of COMMANDS) sender[name] = (...args) => this.#call(name, args);
    return sender;
  }

  eventsReceiver() {
    const receiver = {};
    for (const name of EVENTS) receiver[`register${name}Listener`] = (callback) => this.#listen(`RNN.${name}`, callback);
    return receiver;
  }

  appRegistryService() {
    return { registerComponent: (name, provider) => void this.components.set(String(name), provider) };
  }

  #listen(name, callback) {
    if (typeof callback !== 'function') throw new TypeError(`A listener to '${name}' must be a function, and is ${callback}.`);
    const listener = { callback };
    this.#listeners.get(name).add(listener);
    this.#queue('addListener', [name]);
    if (name === LAUNCHED) void this.#flushSoon();
    return {
      remove: () => {
        if (this.#listeners.get(name).delete(listener)) this.#queue('removeListeners', [1]);
      },
    };
  }

  /** The launch is told to the first listener, even if that comes late and no command follows. */
  async #flushSoon() {
    await null;
    if (this.#unsent.length) this.flush();
  }

  #queue(method, params) {
    if (!this.#hasEnded) this.#unsent.push(this.#route.call(this.#route.modules.events, method, params).message);
  }

  #call(name, args) {
    const { commands } = this.#route.modules;
    const isVoid = this.#route.kind(commands, name) === 'void';
    // Whatever is left of a test that has ended waits for ever.
    if (this.#hasEnded) return isVoid ? undefined : new Promise(() => {});
    const { message, key } = this.#route.call(commands, name, args.map((each) => each ?? null));
    const settled = isVoid ? undefined : new Promise((resolve, reject) => this.#pending.set(key, { resolve, reject }));
    this.#unsent.push(message);
    this.flush();
    return settled;
  }

  #callSync() {
    this.#checkEnd();
    const { commands } = this.#route.modules;
    const name = this.#route.kind(commands, 'getConstants') ? 'getConstants' : 'getNavigationConstantsSync';
    const { message, key } = this.#route.callSync(commands, name, []);
    let answer;
    this.#pending.set(key, { resolve: (value) => { answer = value; }, reject: (error) => { throw error; }, isSync: true });
    this.#unsent.push(message);
    for (const each of this.#device.send(this.#unsent.splice(0), { changes: false })) this.#take(each, {});
    return answer;
  }

  /** Performs an act of a user. Throws what the device answers if it cannot be done. */
  act(method, params) {
    this.#checkEnd();
    const id = this.#device.nextId();
    // The device is at rest already.
    this.#unsent.push({ id, method, params: { ...params, now: true } });
    this.flush(id);
  }

  /**
   * Sends what is to be sent, and takes what the native side has sent until the device is at rest.
   *
   * @param act the id of a user's act among them
   */
  flush(act) {
    if (this.#hasEnded) return;
    const change = { starts: false, ends: false };
    let failure;
    for (const message of this.#device.send(this.#unsent.splice(0))) {
      if (act !== undefined && message.id === act) failure = message.error;
      else if (message.method === '$/error') failure = message.params;
      else this.#take(message, change);
    }
    this.onChange(change);
    if (failure) throw Object.assign(new Error(failure.message), { code: failure.data?.code ?? String(failure.code) });
  }

  #take(message, change) {
    const settlement = this.#route.settlement(message);
    if (settlement) {
      const waiting = this.#pending.get(settlement.key);
      // The caller stands until it is there.
      if (waiting?.isSync) this.#settle(settlement);
      else this.#inbox.push({ settlement });
      return;
    }
    if (message.method !== 'js/callFunction') return;
    const [module, method, args] = message.params;
    if (module === 'RCTDeviceEventEmitter') this.#inbox.push({ event: args });
    else if (module === 'AppRegistry') this.#changeSurface(method, args, change);
  }

  #changeSurface(method, args, change) {
    if (method === 'unmountApplicationComponentAtRootTag') {
      const id = this.surfaces.get(args[0])?.props.componentId;
      this.surfaces.delete(args[0]);
      this.generations.set(id, (this.generations.get(id) ?? 0) + 1);
      Object.assign(change, { ends: true });
      return;
    }
    const [name, { rootTag, initialProps }] = args;
    this.surfaces.set(rootTag, { name, props: initialProps });
    if (method === 'runApplication') Object.assign(change, { starts: true });
  }

  #settle({ key, value, error }) {
    const { resolve, reject } = this.#pending.get(key) ?? {};
    if (!this.#pending.delete(key)) return;
    if (error) reject(error);
    else resolve(value);
  }

  // What the native side has sent.

  /**
   * Tells the listeners and the promises what has happened, in its order. What follows from a command that a listener gives is
   * told next time, when React has mounted its content.
   */
  deliver() {
    if (this.#isDelivering) return;
    this.#isDelivering = true;
    try {
      for (let { length } = this.#inbox; length > 0; length--) this.#handOver(this.#inbox.shift());
    } finally {
      this.#isDelivering = false;
    }
  }

  /** Does so where nothing is mounted. */
  deliverAll() {
    while (this.hasMail && !this.#isDelivering) this.deliver();
  }

  /** Tells the listeners that the app has launched, if they have not heard of it. */
  deliverLaunch() {
    this.#hasLaunched = true;
    this.flush();
    const isLaunch = ({ event }) => event?.[0] === LAUNCHED;
    for (let at; (at = this.#inbox.findIndex(isLaunch)) >= 0;) this.#handOver(this.#inbox.splice(at, 1)[0]);
  }

  #handOver({ settlement, event }) {
    if (settlement) return this.#settle(settlement);
    const [name, payload] = event;
    for (const { callback } of [...this.#listeners.get(name) ?? []]) callback(payload);
    return undefined;
  }

  /** Launches the app anew if it has been launched before, as after a reload. The listeners stay. */
  launchAgain() {
    if (!this.#hasLaunched) return;
    this.#device.reload(this.cleanup());
    this.#begin();
    for (const waiting of [this.#pending, this.surfaces]) waiting.clear();
    [this.#inbox, this.#unsent] = [[], []];
    for (const [name, listeners] of this.#listeners) listeners.forEach(() => this.#queue('addListener', [name]));
  }

  /** Another context has begun, as after a reload: this one sends nothing any more, and hears of nothing. */
  end() {
    this.#hasEnded = true;
    this.#inbox = [];
  }

  #checkEnd() {
    if (this.#hasEnded) throw new Error('Its device belongs to another test: mockNativeComponents() was called since.');
  }

  /** The calls by which the state ends that a phone keeps through a reload. */
  cleanup() {
    const windows = this.snapshot?.windows ?? [];
    const { commands } = this.#route.modules;
    const calls = [['setDefaultOptions', [{}]]];
    if (windows.some(({ kind }) => kind === 'overlay')) calls.push(['dismissAllOverlays', ['cleanup']]);
    if (windows.some(({ presented }) => presented.length)) calls.push(['dismissAllModals', ['cleanup', null]]);
    return calls.map(([name, args]) => this.#route.call(commands, name, args).message);
  }
}

module.exports = { ScriptPeer };
