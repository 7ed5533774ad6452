const { beforeEach, expect, test } = require('navbridge');
const { advance, host, runTasks } = require('./host');

const kept = {};
Object.assign(host, { keptText: (name) => kept[name] ?? '', keepText: (name, text) => void (kept[name] = text) });
const events = [];
require('house/callable-modules').emit = (event, body) => void events.push([event, body.alertBody]);
const { system } = require('house/system');
const { methods: push } = require('house/push-notification-manager');

const asked = (name) => {
  let given;
  push[name]((value) => { given = value; });
  return given;
};
const emitted = () => {
  runTasks();
  return events.splice(0);
};
const delivered = () => asked('getDeliveredNotifications').map(({ identifier, body }) => [identifier, body]);

beforeEach(() => {
  push.cancelAllLocalNotifications();
  push.removeAllDeliveredNotifications();
});

const ALL = { alert: true, badge: true, sound: true };
const NOTHING = { alert: false, badge: false, sound: false };

test('a permission is asked for once, and a refusal stays', async () => {
  expect([asked('getAuthorizationStatus'), asked('checkPermissions')]).toEqual([0, NOTHING]);
  expect(await push.requestPermissions({ alert: true })).toEqual(ALL);
  expect([asked('getAuthorizationStatus'), asked('checkPermissions')]).toEqual([2, ALL]);
  system.setPermission('notifications', 'denied');
  expect(await push.requestPermissions({ alert: true })).toEqual(NOTHING);
  expect([asked('getAuthorizationStatus'), asked('checkPermissions')]).toEqual([1, NOTHING]);
  system.setPermission('notifications', 'granted');
});

test('a notification is shown when it is due, once, and not before', () => {
  push.addListener('localNotificationReceived');
  push.scheduleLocalNotification({ alertBody: 'later', fireIntervalSeconds: 2 });
  push.scheduleLocalNotification({ alertBody: 'sooner', alertTitle: 'T', fireIntervalSeconds: 1 });
  advance(999);
  expect([emitted(), delivered()]).toEqual([[], []]);
  advance(1);
  expect([emitted(), asked('getScheduledLocalNotifications').map(({ alertBody }) => alertBody)])
    .toEqual([[['localNotificationReceived', 'sooner']], ['later']]);
  advance(1000);
  advance(10_000);
  expect([emitted(), asked('getScheduledLocalNotifications')]).toEqual([[['localNotificationReceived', 'later']], []]);
  expect(asked('getDeliveredNotifications').map(({ title, body, userInfo }) => [title, body, userInfo]))
    .toEqual([['T', 'sooner', null], [null, 'later', null]]);
  expect(system.effects().filter(({ kind }) => kind === 'notify').slice(-2))
    .toEqual([{ kind: 'notify', title: 'T', body: 'sooner' }, { kind: 'notify', title: null, body: 'later' }]);
});

test('a date that has passed is due at once, and one of the future at its time', () => {
  push.addListener('localNotificationReceived');
  push.scheduleLocalNotification({ alertBody: 'past', fireDate: Date.now() - 60_000 });
  push.scheduleLocalNotification({ alertBody: 'future', fireDate: Date.now() + 60_000_000 });
  advance(1);
  expect(emitted().map(([, body]) => body)).toEqual(['past']);
});

test('nobody hears of a notification without a listener, which is shown nevertheless', () => {
  push.removeListeners(5);
  push.presentLocalNotification({ alertBody: 'quiet' });
  expect([emitted(), delivered().length]).toEqual([[], 1]);
});

test('notifications are cancelled by all that their userInfo has', () => {
  const schedule = (alertBody, userInfo) =>
    push.scheduleLocalNotification({ alertBody, userInfo, fireIntervalSeconds: 1 });
  schedule('a', { kind: 'x', id: 1 });
  schedule('b', { kind: 'x', id: 2 });
  schedule('c', null);
  push.cancelLocalNotifications({ kind: 'x', id: 2 });
  expect(asked('getScheduledLocalNotifications').map(({ alertBody }) => alertBody)).toEqual(['a', 'c']);
  advance(1000);
  expect(delivered().map(([, body]) => body)).toEqual(['a', 'c']);
  schedule('d', {});
  push.cancelAllLocalNotifications();
  advance(5000);
  expect(delivered().map(([, body]) => body)).toEqual(['a', 'c']);
});

test('a delivered notification is removed by its identifier, and the others stay', () => {
  for (const alertBody of ['one', 'two', 'three']) push.presentLocalNotification({ alertBody });
  const ids = delivered().map(([id]) => id);
  push.removeDeliveredNotifications([ids[1], 'unknown']);
  expect(delivered()).toEqual([[ids[0], 'one'], [ids[2], 'three']]);

  // A new one never has the identifier of one that is still there.
  push.presentLocalNotification({ alertBody: 'four' });
  expect(new Set(delivered().map(([id]) => id)).size).toBe(3);
  push.removeDeliveredNotifications([ids[0]]);
  expect(delivered().map(([, body]) => body)).toEqual(['three', 'four']);
  push.removeAllDeliveredNotifications();
  expect(delivered()).toEqual([]);
});

test('the badge is the last number, and each is an effect', () => {
  expect(asked('getApplicationIconBadgeNumber')).toBe(0);
  push.setApplicationIconBadgeNumber(3);
  expect(asked('getApplicationIconBadgeNumber')).toBe(3);
  push.setApplicationIconBadgeNumber(0);
  expect(asked('getApplicationIconBadgeNumber')).toBe(0);
  expect(system.effects().slice(-2)).toEqual([{ kind: 'badge', number: 3 }, { kind: 'badge', number: 0 }]);
});
