'use strict';
// The system around the app, as a tester sets it and sees it: the clipboard, settings of accessibility, permissions, notifications,
// and what the app has done with them.

const { emit } = require('./listening');

/** What the app has done, the first one first: `{kind, …}`. An app that does something without end must not fill the memory. */
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
const settings = Object.fromEntries(Object.keys(ACCESSIBILITY).map((name) => [name, false]));

function setAccessibility(values) {
  for (const name of Object.keys(values)) {
    if (ACCESSIBILITY[name] === undefined) {
      throw new TypeError(`system.setAccessibility has no '${name}'. It may have ${Object.keys(ACCESSIBILITY).join(', ')}.`);
    }
    if (settings[name] === Boolean(values[name])) continue;
    settings[name] = Boolean(values[name]);
    emit(ACCESSIBILITY[name], settings[name]);
  }
}

let text = '';
const setClipboard = (value) => void (text = String(value));

/** The states of permissions by their names. The user has not been asked for those that are missing. */
const permissions = new Map();
const STATUSES = ['granted', 'limited', 'denied', 'blocked', 'unavailable'];

function setPermission(name, status) {
  if (!STATUSES.includes(status)) throw new TypeError(`A permission is one of ${STATUSES.join(', ')}; it was '${status}'.`);
  permissions.set(String(name), status);
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
  clipboard: () => text,
  setClipboard,
  permission: (name) => permissions.get(name),
  setPermission,
  /** The functions of `require('navbridge').system`. */
  system: {
    /** What the app has done: it vibrates, announces, shares, copies a text, sets the badge. */
    effects: () => effects.map((each) => ({ ...each })),
    clipboard: () => text,
    setClipboard,
    setAccessibility,
    setPermission,
    notify,
  },
};
