'use strict';
// `PushNotificationManager`, React Native's own module of notifications. A tester delivers them (`system.notify`), and decides
// about the permission 'notifications'.

const { listening } = require('./listening');
const { note, permission, setPermission } = require('./system');
const { schedule, clear } = require('./timers');

let badge = 0;
let nextIdentifier = 1;
/** The local notifications that wait for their time, and those that were shown. */
const scheduled = new Map();
const delivered = [];

const isGranted = () => permission('notifications') === 'granted';
const granted = () => ({ alert: isGranted(), badge: isGranted(), sound: isGranted() });

const listeners = listening();

function present(notification) {
  scheduled.delete(notification);
  const { alertTitle = null, alertBody = null, userInfo = null } = notification;
  delivered.push({ identifier: String(nextIdentifier++), title: alertTitle, body: alertBody, userInfo });
  note('notify', { title: alertTitle, body: alertBody });
  listeners.emit('localNotificationReceived', notification);
}

/** The milliseconds until a notification is due. */
const delayOf = ({ fireDate, fireIntervalSeconds }) =>
  fireDate != null ? Math.max(0, fireDate - Date.now()) : (fireIntervalSeconds ?? 0) * 1000;

function cancel(matches) {
  for (const [notification, timer] of [...scheduled]) {
    if (!matches(notification)) continue;
    clear(timer);
    scheduled.delete(notification);
  }
}

module.exports = {
  name: 'PushNotificationManager',
  methods: {
    ...listeners.methods,
    async getInitialNotification() {
      return null;
    },
    async requestPermissions(_wanted) {
      // A user who has not decided yet is asked, and agrees.
      if (permission('notifications') === undefined) setPermission('notifications', 'granted');
      return granted();
    },
    abandonPermissions() {},
    checkPermissions: (done) => done(granted()),
    getAuthorizationStatus: (done) => done({ undefined: 0, granted: 2 }[permission('notifications')] ?? 1),
    presentLocalNotification: present,
    scheduleLocalNotification(notification) {
      scheduled.set(notification, schedule('notification', () => present(notification), delayOf(notification), []));
    },
    cancelAllLocalNotifications: () => cancel(() => true),
    cancelLocalNotifications(userInfo) {
      cancel((notification) => Object.entries(userInfo).every(([name, value]) => notification.userInfo?.[name] === value));
    },
    getScheduledLocalNotifications: (done) => done([...scheduled.keys()]),
    getDeliveredNotifications: (done) => done(delivered.map((each) => ({ ...each }))),
    removeAllDeliveredNotifications: () => void delivered.splice(0),
    removeDeliveredNotifications(identifiers) {
      for (const id of identifiers) {
        const at = delivered.findIndex(({ identifier }) => identifier === id);
        if (at >= 0) delivered.splice(at, 1);
      }
    },
    setApplicationIconBadgeNumber(number) {
      badge = number;
      note('badge', { number });
    },
    getApplicationIconBadgeNumber: (done) => done(badge),
    onFinishRemoteNotification(_id, _result) {},
  },
};
