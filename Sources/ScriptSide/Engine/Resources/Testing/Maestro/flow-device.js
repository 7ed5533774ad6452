'use strict';
// The device under a flow: its app, looks at the screen, and waits on the device's clock (e2e-languages §13, §20).

const apps = require('./test-apps');
const { FlowError } = require('./flow-errors');
const { accessible } = require('./flow-tree');
const { advice, find, missing } = require('./flow-selectors');
const { readScreen } = require('./screen-elements');

/** How long Maestro looks for an element, and for one that may be missing, in milliseconds. */
const LOOK = { needed: 17_000, optional: 7_000 };
/** The longest time for a screen to come to rest. */
const SETTLE = 3_000;
/** The time for which a screen must be at rest after an act: two frames (e2e-languages §13). */
const REST = 34;
/** The time between two looks. */
const INTERVAL = 100;
/** How long an element must be away. */
const ABSENCE = 500;

/** Permissions of Maestro as react-native-permissions has them. */
const STATUSES = { allow: 'granted', deny: 'blocked', unset: 'denied', always: 'granted', inuse: 'granted', never: 'blocked' };

class FlowDevice {
  #settings;
  app = null;
  /** The device's time of the last command that touched the device. */
  touchedAt = 0;

  /** The first launch; undefined before it. */
  launching;
  /** True while another app is in front: nothing of this one is seen. */
  isAway = false;
  /** The permissions that the flow has set, which outlive the app. */
  permissions = {};

  /** @param settings `{app}`: the file of the app that the flow launches */
  constructor(settings = host.settings) {
    this.#settings = settings;
  }

  /** The running app. A flow that launches none acts on the one that is there, so that is launched at the first use. */
  async running() {
    if (!this.app) await (this.launching ??= this.start());
    if (this.app) return this.app;
    throw new FlowError('No app runs. Launch it by launchApp.', 'UnableToLaunchApp');
  }

  launch(options) {
    this.launching = this.start(options);
    return this.launching;
  }

  async start(options = {}) {
    const { app } = this.#settings;
    if (!app) {
      throw new FlowError("No app is named. Name the app's bundle: navbridge test --app main.jsbundle.", 'UnableToLaunchApp');
    }
    this.isAway = false;
    this.app = await apps.appOfFile(app, { paused: true, ...options });
    // The clock of the app begins anew.
    this.touchedAt = 0;
    await this.settle();
  }

  /** Opens a link: an app that runs comes to the front, and one that does not is launched by it, as by `simctl openurl`. */
  async open(url) {
    if (!this.app) {
      await this.launch({ url });
      return this.setPermissions(this.permissions);
    }
    if (this.isAway) await this.comeToFront();
    return this.act('device/openURL', { url });
  }

  /** Forgets what outlives the app. */
  forget() {
    this.permissions = {};
  }

  async goHome() {
    this.isAway = true;
    await this.act('device/background', {});
  }

  async comeToFront() {
    this.isAway = false;
    await this.act('device/foreground', {});
  }

  async stop() {
    const { app } = this;
    // A flow that stops its app launches it itself.
    this.launching ??= Promise.resolve();
    this.app = null;
    if (app) await app.end();
  }

  async request(method, params) {
    return (await this.running()).request(method, params);
  }

  async now() {
    return (await this.request('clock/now')).ms;
  }

  /** Waits until nothing moves any more, and not for timers of the script. @param rest how long nothing must move */
  async settle(limit = SETTLE, rest = 0) {
    await this.request('clock/settle', { longest: 0, limit, rest }).catch((error) => {
      // A screen that never rests is no failure.
      if (error.code !== '-32003') throw error;
    });
  }

  /** Acts on the device while time passes, and waits until the screen rests. */
  async act(method, params, limit) {
    const open = new Set([method]);
    const answer = this.request(method, params).finally(() => open.clear());
    // Content that a finger has thrown may need longer to come to rest.
    const rest = async () => {
      do await this.settle(limit, REST); while (open.size);
    };
    const [result] = await Promise.all([answer, rest()]);
    this.touchedAt = await this.now();
    return result;
  }

  /** Waits until the screen rests after touches. */
  async rest(limit) {
    await this.settle(limit, REST);
    this.touchedAt = await this.now();
  }

  /** Touches one of several times. A touch after the first one that comes while a transition runs is lost, as on a phone. */
  async touch(path, { isFirst = false } = {}) {
    const time = path.reduce((sum, [, , ms]) => sum + ms, 0);
    const answer = this.request('device/gesture', { path }).catch((error) => {
      if (isFirst || error.code !== '-32005') throw error;
    });
    await Promise.all([answer, time > 0 && this.request('clock/advance', { ms: time })]);
  }

  async screen() {
    const seen = accessible(readScreen(await this.request('device/snapshot', { react: true })));
    return this.isAway ? { ...seen, elements: [] } : seen;
  }

  /** Looks until a test of the screen holds, or the time is over. Returns its result, or null. */
  async until(test, timeout) {
    const { ms: begin } = await this.request('clock/now');
    for (;;) {
      const result = test(await this.screen());
      if (result) return result;
      const { ms, nextDue } = await this.request('clock/now');
      const left = begin + timeout - ms;
      // Nothing can change any more, so the rest of the time passes at once.
      if (left <= 0) return null;
      if (nextDue === null || nextDue - ms > left) {
        await this.request('clock/advance', { ms: left });
        return null;
      }
      const steps = Math.max(1, Math.ceil(Math.max(0, nextDue - ms) / INTERVAL));
      await this.request('clock/advance', { ms: Math.min(left, steps * INTERVAL) });
    }
  }

  /** The time of a look-up, less the time since the last touch of the device. */
  async timeFor(limit) {
    return Math.max(0, limit - ((await this.now()) - this.touchedAt));
  }

  /** Returns the first element of a selector. */
  async find(selector, { timeout, isOptional = false, minimum } = {}) {
    const limit = await this.timeFor(timeout ?? (isOptional ? LOOK.optional : LOOK.needed));
    const screen = await this.until((seen) => (find(selector, seen)[0] ? seen : null), Math.max(minimum ?? 0, limit));
    if (!screen) {
      const hint = advice(selector, await this.screen());
      throw new FlowError(`Element not found: ${missing(selector)}${hint}`, 'ElementNotFound');
    }
    return { element: find(selector, screen)[0], screen };
  }

  /** True if an element is there within a time. */
  async sees(selector, timeout) {
    return (await this.until((seen) => find(selector, seen)[0] !== undefined || null, timeout)) !== null;
  }

  /** True if an element goes within a time: it must be away for half a second. */
  async misses(selector, timeout) {
    const { ms: begin } = await this.request('clock/now');
    for (;;) {
      if (!(await this.sees(selector, ABSENCE))) return true;
      if ((await this.now()) - begin >= timeout) return false;
      if (!(await this.until((seen) => find(selector, seen)[0] === undefined || null,
        timeout - ((await this.now()) - begin)))) return false;
    }
  }

  async setPermissions(permissions) {
    for (const [name, value] of Object.entries({ ...permissions })) {
      if (STATUSES[value] === undefined) {
        throw new FlowError(
          `The permission '${name}' is '${value}', and may be one of ${Object.keys(STATUSES).join(', ')}.`, 'InvalidCommand');
      }
      const source = '(name, status) => require("navbridge").system.setPermission(name, status)';
      await this.request('script/run', { source, arguments: [name, STATUSES[value]] });
      this.permissions[name] = value;
    }
  }

  /** Moves a finger, by places in the window. */
  async move(path, limit) {
    await this.act('device/gesture', { path }, limit);
  }
}

module.exports = { FlowDevice, LOOK };
