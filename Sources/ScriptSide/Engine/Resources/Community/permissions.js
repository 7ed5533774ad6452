'use strict';
// `react-native-permissions`. Nobody has been asked before a tester decides (`system.setPermission`); a user who is asked agrees.

const { note, permission, setPermission } = require('./system');

/** The names of the library without the part that all of iOS's have. */
const short = (name) => name.replace(/^ios\.permission\./, '').toLowerCase();

const check = (name) => permission(short(name)) ?? 'denied';

function request(name) {
  if (permission(short(name)) === undefined) setPermission(short(name), 'granted');
  return check(name);
}

const all = (names, get) => Object.fromEntries(names.map((name) => [name, get(name)]));
const notifications = (status) => ({ status, settings: status === 'granted' ? { alert: true, badge: true, sound: true } : {} });

module.exports = {
  name: 'RNPermissions',
  constants: { available: [] },
  methods: {
    async check(name) {
      return check(name);
    },
    async checkMultiple(names) {
      return all(names, check);
    },
    async checkNotifications() {
      return notifications(check('notifications'));
    },
    async request(name) {
      return request(name);
    },
    async requestMultiple(names) {
      return all(names, request);
    },
    async requestNotifications(_options) {
      return notifications(request('notifications'));
    },
    async checkLocationAccuracy() {
      return 'full';
    },
    async requestLocationAccuracy(_purpose) {
      return 'full';
    },
    async openSettings(_type) {
      note('open', { url: 'app-settings:' });
    },
    async openPhotoPicker() {
      return true;
    },
    async openContactPicker() {
      return true;
    },
  },
};
