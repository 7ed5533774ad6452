'use strict';
// The system around the app, as a tester sets it and sees it: the clipboard, settings of accessibility, permissions,
// notifications, and what the app has done with them.

const { keep, kept } = require('./kept');
const { emit } = require('./listening');

/** The app's doings, the first one first: `{kind, …}`. An app that does something without end must not fill the memory. */
const effects = [];
const MOST_EFFECTS = 1000;

function note(kind, details) {
  effects.push({ kind, ...details });
  if (effects.length > MOST_EFFECTS) effects.shift();
}

/** The settings of accessibility, with the events that React Native sends for them. */
const ACCESSIBILITY = {
  boldText: 'boldTextChanged',
  grayscale: 'grayscaleChanged',
  invertColors: 'invertColorsChanged',
  reduceMotion: 'reduceMotionChanged',
  reduceTransparency: 'reduceTransparencyChanged',
  screenReader: 'screenReaderChanged',
  darkerColors: 'darkerSystemColorsChanged',
  prefersCrossFadeTransitions: 'prefersCrossFadeTransitionsChanged',
};

/** The state of the system, which outlives a reload. */
const state = { settings: {}, clipboard: '', permissions: {}, network: {}, ...kept('system') };
const initial = Object.fromEntries(Object.keys(ACCESSIBILITY).map((name) => [name, false]));
const settings = Object.assign(state.settings, { ...initial, ...state.settings });
const save = () => keep('system', state);

/** Functions that are called when something has changed. */
const observers = { clipboard: [], network: [] };
const changed = (name) => {
  save();
  for (const observer of observers[name]) observer();
};

function setAccessibility(values) {
  for (const name of Object.keys(values)) {
    if (ACCESSIBILITY[name] === undefined) {
      throw new TypeError(`system.setAccessibility has no '${name}'. It may have ${Object.keys(ACCESSIBILITY).join(', ')}.`);
    }
    if (settings[name] === Boolean(values[name])) continue;
    settings[name] = Boolean(values[name]);
    save();
    emit(ACCESSIBILITY[name], settings[name]);
  }
}

function setClipboard(text) {
  state.clipboard = String(text);
  changed('clipboard');
}

const STATUSES = ['granted', 'limited', 'denied', 'blocked', 'unavailable'];

function setPermission(name, status) {
  if (!STATUSES.includes(status)) throw new TypeError(`A permission is one of ${STATUSES.join(', ')}; it was '${status}'.`);
  state.permissions[name] = status;
  save();
}

/** The network: `{type, isConnected, isInternetReachable}`. */
const network = () => ({ type: 'wifi', isConnected: true, isInternetReachable: true, ...state.network });

/** A tester takes the device out of its network, or puts it into another one. */
function setNetwork({ isConnected = true, type = isConnected ? 'wifi' : 'none', isInternetReachable = isConnected } = {}) {
  state.network = { isConnected, type, isInternetReachable };
  changed('network');
}

/** A tester delivers a notification to the app, as a push service or the clock does. */
function notify(notification = {}) {
  const { title, body, ...others } = notification;
  const alert = title === undefined ? body : { title, body };
  emit('remoteNotificationReceived', { aps: { alert }, ...others });
}

module.exports = {
  note,
  settings,
  network,
  onNetwork: (observer) => void observers.network.push(observer),
  clipboard: () => state.clipboard,
  onClipboard: (observer) => void observers.clipboard.push(observer),
  setClipboard,
  /** The status of a permission; undefined if the user has not been asked. */
  permission: (name) => state.permissions[name],
  setPermission,
  /** The functions of `require('navbridge').system`. */
  system: {
    /** The app's doings: it vibrates, announces, shares, copies a text, notifies, sets the badge. */
    effects: () => effects.map((each) => ({ ...each })),
    clipboard: () => state.clipboard,
    setClipboard,
    setAccessibility,
    setPermission,
    setNetwork,
    notify,
  },
};
