'use strict';
// `device` of Detox (e2e-languages §9).

const apps = require('./test-apps');
const { LONGEST, act, expectInFront, idle, running, state } = require('./detox-app');
const { DetoxRuntimeError, argumentWords, expectWord, placing, refusal } = require('./detox-errors');
const { press, durationOf } = require('./detox-gestures');
const { writePicture } = require('./detox-pictures');
const { settings } = host;

/** The apps of a configuration: `{name, file, launchArgs}`. Without one there is the app that the user names. */
const configured = settings.suite.apps ?? [];
/** The app that `launchApp` launches; undefined until the test selects one of several. */
let selected = configured.length ? undefined : { file: settings.app };
if (configured.length === 1) [selected] = configured;
/** The arguments of launches: those of the app, and those that outlive it. */
const launchArgs = { own: { ...selected?.launchArgs }, shared: {} };
/** What the next app gets of the one before, as a phone keeps it: permissions. */
let permissions = {};

/** The statuses of permissions as react-native-permissions knows them. */
const STATUSES = {
  YES: 'granted', NO: 'blocked', unset: 'denied', limited: 'limited', always: 'granted', inuse: 'granted', never: 'blocked',
};

function checked(given = {}) {
  for (const [name, status] of Object.entries(given)) {
    if (Object.hasOwn(STATUSES, status)) continue;
    throw new DetoxRuntimeError(
      `The permission '${name}' is ${JSON.stringify(status)}, and may be one of ${Object.keys(STATUSES).join(', ')}.`);
  }
  return given;
}

/** Runs a function of `require('navbridge').system` in the app. */
const system = (name, ...args) => running().request('script/run', {
  source: '(name, args) => require("navbridge").system[name](...args)', arguments: [name, args],
});

async function end() {
  const { app } = state;
  state.app = null;
  if (app) await app.end();
}

/** True unless the app has failed, so that its processes have ended. */
const isAlive = () => state.app.request('clock/now').then(() => true, () => false);

/** Reads `detoxURLBlacklistRegex` and the like, which are for Detox and not for the app. */
function readOwnArguments(all) {
  state.isSynchronized = !['0', 'NO', 'false'].includes(String(all.detoxEnableSynchronization ?? 'YES'));
  state.longest = Number(all.detoxMaxSynchronizedDelay ?? LONGEST);
}

/** The options of navbridge by which a new instance starts. */
function optionsOf({ url, languageAndLocale }, all) {
  const given = Object.entries(all).filter(([key]) => !/^detox[A-Z]/.test(key)).map(([key, value]) => [key, String(value)]);
  return {
    paused: true, ...(url !== undefined && { url }),
    ...(given.length && { launchArgument: given.map(([key, value]) => `${key}=${value}`) }),
    ...(languageAndLocale?.locale !== undefined && { locale: languageAndLocale.locale }),
  };
}

/** A link and a launch bring an app to the front that is behind another one. */
async function comeToFront() {
  state.isAway = false;
  await act('device/foreground', {});
}

async function start(params) {
  const all = { ...launchArgs.shared, ...launchArgs.own, ...params.launchArgs };
  readOwnArguments(all);
  if (!selected) {
    throw new DetoxRuntimeError('To perform any app-specific action on the device, you should select the app first: ' +
      `device.selectApp('${configured[0].name}').`);
  }
  if (!selected.file) {
    throw new DetoxRuntimeError("No app is named. Name the app's bundle: navbridge test --app main.jsbundle.");
  }
  state.isAway = false;
  state.app = await apps.appOfFile(selected.file, optionsOf(params, all));
  await idle();
}

const PAYLOADS = ['url', 'userNotification', 'userActivity'];

async function deliver({ url, userNotification, userActivity, sourceApp }) {
  if (url !== undefined) await device.openURL({ url, sourceApp });
  if (userNotification !== undefined) await device.sendUserNotification(userNotification);
  if (userActivity !== undefined) await device.sendUserActivity(userActivity);
}

const ignored = (name) => async () => {
  require('./console').console.warn(`${name} is for Android, and does nothing on iOS.`);
  return '';
};

/** A call that has no effect here, and that a test may go on after. */
const without = (name, why) => async () => {
  await idle();
  require('./console').console.warn(`device.${name} has no effect here: ${why}.`);
};

const refused = (name, why) => () => { throw refusal(`device.${name}`, why); };

const SENSOR = 'it has no sensor of a face or a finger';
const arguments_ = (of) => ({
  modify(changes) {
    for (const [key, value] of Object.entries(changes)) {
      if (value === undefined || value === null) delete launchArgs[of][key];
      else launchArgs[of][key] = value;
    }
    return this;
  },
  reset() {
    launchArgs[of] = {};
    return this;
  },
  get: () => ({ ...launchArgs[of] }),
});

const device = {
  id: 'navbridge', name: 'navbridge', type: 'ios.simulator',
  get appLaunchArgs() { return { ...arguments_('own'), shared: arguments_('shared') }; },
  getPlatform: () => 'ios',

  async launchApp(params = {}) {
    const payloads = PAYLOADS.filter((name) => params[name] !== undefined);
    if (payloads.length > 1) {
      throw new DetoxRuntimeError(
        `Call to 'launchApp(…)' must contain only one of: ${PAYLOADS.join(', ')}; it has ${payloads.join(' and ')}.`);
    }
    // An app that has died is of the test in which it did, and no later one fails for it.
    if (state.app && !(await isAlive())) await end().catch(() => {});
    if (params.delete || params.resetAppState) permissions = {};
    if (params.delete || params.resetAppState || params.newInstance) await end();
    Object.assign(permissions, checked(params.permissions));
    const isRunning = state.app !== null;
    if (!isRunning) await start(params);
    for (const [name, value] of Object.entries(permissions)) await system('setPermission', name, STATUSES[value] ?? 'denied');
    if (isRunning) {
      await comeToFront();
      await deliver(params);
    } else {
      await deliver({ ...params, url: undefined });
    }
    await idle();
  },
  relaunchApp: (params = {}) => device.launchApp({ newInstance: true, ...params }),
  terminateApp: end,
  async installApp() {},
  async uninstallApp() {
    permissions = {};
    await end();
  },
  async resetAppState() {
    permissions = {};
    await end();
  },
  async resetContentAndSettings() {
    permissions = {};
    await end();
  },
  async selectApp(name) {
    const found = configured.find((one) => one.name === name);
    if (configured.length && !found) throw new DetoxRuntimeError(`Can't find an app config with name "${String(name)}".`);
    await end();
    selected = found ?? selected;
    launchArgs.own = { ...found?.launchArgs };
  },
  async sendToHome() {
    await idle();
    await act('device/background', {});
    state.isAway = true;
  },
  async reloadReactNative() {
    await idle();
    await running().takeCoverage();
    await running().request('device/reload');
    await idle();
  },
  async openURL({ url }) {
    await idle();
    await comeToFront();
    await act('device/openURL', { url });
  },
  async sendUserNotification({ title, subtitle, body, badge, payload = {} } = {}) {
    await idle();
    await system('notify', { title, body, subtitle, badge, ...payload });
    await idle();
  },
  async sendUserActivity({ webpageURL } = {}) {
    if (webpageURL === undefined) throw refusal('device.sendUserActivity', 'only activities with a webpageURL reach the app');
    await device.openURL({ url: webpageURL });
  },
  async setOrientation(orientation) {
    expectWord('orientation', orientation, ['portrait', 'landscape']);
    await idle();
    await act('device/rotate', { orientation: orientation === 'landscape' ? 'landscapeRight' : 'portrait' });
  },
  async disableSynchronization() {
    state.isSynchronized = false;
  },
  async enableSynchronization() {
    state.isSynchronized = true;
    if (state.app) await idle();
  },
  /** Requests are answered by replies on the device's clock, so none of them keeps the app busy without end. */
  async setURLBlacklist() {},
  setStatusBar: without('setStatusBar', 'the status bar shows a fixed time, full signal and a full battery, also in pictures'),
  resetStatusBar: async () => {},
  clearKeychain: without('clearKeychain', 'a module keeps what it keeps as long as its app runs'),
  takeScreenshot: (name) => writePicture(name),
  async tap({ x, y } = { x: 100, y: 100 }) {
    expectInFront();
    await running().request('device/gesture', { path: press([x, y]) });
    await idle();
  },
  async longPress(point, duration = 1000) {
    const [{ x, y }, ms] = typeof point === 'number' ? [{ x: 100, y: 100 }, point] : [point ?? { x: 100, y: 100 }, duration];
    const path = press([x, y], ms);
    expectInFront();
    await act('device/gesture', { path }, durationOf(path));
  },
  pressBack: ignored('device.pressBack'),
  getUiDevice: ignored('device.getUiDevice'),
  reverseTcpPort: async () => {},
  unreverseTcpPort: async () => {},
  shake: without('shake', "React Native's scripts do not notice it; it opens the menu of a development build"),
  setLocation: refused('setLocation', 'it has no place in the world; give the app a module for it by --modules'),
  setBiometricEnrollment: refused('setBiometricEnrollment', SENSOR),
  matchFace: refused('matchFace', SENSOR), unmatchFace: refused('unmatchFace', SENSOR),
  matchFinger: refused('matchFinger', SENSOR), unmatchFinger: refused('unmatchFinger', SENSOR),
  captureViewHierarchy: refused('captureViewHierarchy', "its file is Xcode's; device.snapshot of navbridge describes the tree"),
  generateViewHierarchyXml: refused('generateViewHierarchyXml', 'device.snapshot of navbridge describes the tree'),
};

for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(device))) {
  if (typeof value !== 'function') continue;
  device[name] = placing(value, name === 'getPlatform' ? undefined : (...args) => `device.${name}${argumentWords(args)}`);
}

module.exports = { device };
