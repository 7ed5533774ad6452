'use strict';
// Detox's API for a test file: `require('detox')`, and the globals of a file that was written for Detox.

const { by } = require('./detox-matchers');
const { device } = require('./detox-device');
const { element } = require('./detox-element');
const { refusal } = require('./detox-errors');
const { expect, waitFor } = require('./detox-expect');

/** A function of Detox that cannot be had: each use of it, and of its members, is refused. */
function absent(name, why, members = ['element', 'init', 'perform']) {
  const refuse = () => { throw refusal(name, why); };
  return Object.assign(refuse, Object.fromEntries(members.map((member) => [member, refuse])));
}

const DetoxConstants = {
  userNotificationTriggers: { push: 'push', calendar: 'calendar', timeInterval: 'timeInterval', location: 'location' },
  userActivityTypes: { searchableItem: 'com.apple.corespotlightitem', browsingWeb: 'NSUserActivityTypeBrowsingWeb' },
  searchableItemActivityIdentifier: 'kCSSearchableItemActivityIdentifier',
};

const WEB = 'a web view has no page in it';
const MODEL = 'it needs a model outside this machine';
const silent = () => {};
const log = Object.fromEntries(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'child'].map((name) => [name, silent]));

by.web = absent('by.web', WEB,
  ['id', 'className', 'cssSelector', 'xpath', 'href', 'hrefContains', 'tag', 'value', 'label', 'type']);
by.system = absent('by.system', 'the system shows no alerts of its own', ['label', 'type']);

const api = {
  by, device, element, expect, waitFor,
  web: absent('web', WEB),
  system: absent('system', 'the system shows no alerts of its own; permissions are given by launchApp'),
  pilot: absent('pilot', MODEL), copilot: absent('copilot', MODEL),
};

module.exports = {
  detox: {
    ...api, DetoxConstants, log, trace: silent,
    traceCall: async (name, body) => (typeof body === 'function' ? body() : body),
  },
  /** The globals of a file that was written for Detox. */
  globals: api,
};
