const { expect, test } = require('navbridge');
const { host, runTasks } = require('./host');

const kept = {};
const sent = [];
Object.assign(host, {
  keptText: (name) => kept[name] ?? '', keepText: (name, text) => void (kept[name] = text),
  notify: (method, text) => void sent.push([method, JSON.parse(text)]),
});
const { answered } = require('house/alerts');
const { system } = require('house/system');
const { methods: sheets } = require('house/action-sheet-manager');
const { methods: alerts } = require('house/alert-manager');

/** The sheet that was presented last. */
const last = () => sent.at(-1)[1];
const answer = (alertId, values) => {
  answered({ alertId, ...values });
  runTasks();
};

test('the buttons of a sheet have their indexes, and one that is named twice is destructive and cancels nothing', () => {
  const done = [];
  const show = (options) => sheets.showActionSheetWithOptions({ title: 'T', message: 'M', options: ['A', 'B', 3], ...options },
    (index) => done.push(index));
  show({ cancelButtonIndex: 2, destructiveButtonIndices: [0], disabledButtonIndices: [1] });
  expect(sent.at(-1)[0]).toBe('alert/present');
  expect(last().props).toEqual({
    style: 'actionSheet', title: 'T', message: 'M', buttons: [{ 0: 'A' }, { 1: 'B' }, { 2: '3' }], cancelButtonKey: '2',
    disabledButtons: ['1'], destructiveButtons: ['0'],
  });
  answer(last().alertId, { buttonId: '2' });
  expect(done).toEqual([2]);
  show({ cancelButtonIndex: 0, destructiveButtonIndices: [0] });
  expect([last().props.cancelButtonKey, last().props.destructiveButtons]).toEqual([undefined, ['0']]);
  answer(last().alertId, { buttonId: '0' });
  show({});
  expect([last().props.cancelButtonKey, last().props.disabledButtons]).toEqual(['', []]);
  answer(last().alertId, { buttonId: '1' });
  expect(done).toEqual([2, 0, 1]);
});

test('an answer is called once, and of two sheets each has its own', () => {
  const done = [];
  for (const name of ['lower', 'upper']) {
    sheets.showActionSheetWithOptions({ options: ['A', 'B'] }, (index) => done.push([name,
      index]));
  }
  const [lower, upper] = sent.slice(-2).map(([, { alertId }]) => alertId);
  expect(lower).not.toBe(upper);
  answer(lower, { buttonId: '1' });
  answer(lower, { buttonId: '0' });
  expect(done).toEqual([['lower', 1]]);
  // The upper one is still there to be dismissed.
  sheets.dismissActionSheet();
  expect(sent.at(-1)).toEqual(['alert/dismiss', { alertId: upper }]);
  const count = sent.length;
  sheets.dismissActionSheet();
  expect(sent.length).toBe(count);
  answer(upper, { buttonId: '0' });
  expect(done).toEqual([['lower', 1]]);
});

test('a sheet that is dismissed while its answer is on the way takes no other one with it', () => {
  const done = [];
  for (const name of ['lower', 'upper']) sheets.showActionSheetWithOptions({ options: ['A'] }, () => done.push(name));
  const [lower, upper] = sent.slice(-2).map(([, { alertId }]) => alertId);
  answered({ alertId: upper, buttonId: '0' });
  sheets.dismissActionSheet();
  runTasks();
  expect(done).toEqual(['upper']);
  sheets.dismissActionSheet();
  expect(sent.at(-1)).toEqual(['alert/dismiss', { alertId: lower }]);
});

test('the share sheet has the activities that are not excluded, and tells which one was taken', () => {
  const shared = [];
  const share = (options) => sheets.showShareActionSheetWithOptions(options, ({ code }) => shared.push(code),
    (...values) => shared.push(values));
  share({});
  share({ message: null, url: null });
  expect(shared.splice(0)).toEqual(['EUNSPECIFIED', 'EUNSPECIFIED']);
  share({ message: 'M', url: 'https://u', subject: 'S', excludedActivityTypes: ['com.apple.UIKit.activity.Message'] });
  expect(last().props).toEqual({
    style: 'share', title: 'S', message: 'M', buttons: [{ Copy: 'Copy' }, { Mail: 'Mail' }, { Close: 'Close' }],
    cancelButtonKey: 'Close',
  });
  answer(last().alertId, { buttonId: 'Mail' });
  expect(shared.splice(0)).toEqual([[true, 'com.apple.UIKit.activity.Mail']]);
  expect(system.effects()).toEqual([
    { kind: 'share', message: 'M', url: 'https://u', activity: 'com.apple.UIKit.activity.Mail' }]);
  share({ url: 'https://u' });
  expect([last().props.title, last().props.message, last().props.buttons.length]).toEqual(['', 'https://u', 4]);
  answer(last().alertId, { buttonId: 'Close' });
  expect(shared).toEqual([[false, null]]);
  // Closing shares nothing.
  expect(system.effects().length).toBe(1);
});

test.each([
  ['default', ['0']], [undefined, ['0']], ['plain-text', ['0', 'text']], ['secure-text', ['0', 'text']],
  ['login-password', ['0', { login: 'text', password: 'secret' }]],
])('an alert of the type %s passes on what was typed', (type, expected) => {
  const done = [];
  alerts.alertWithArgs({ type, title: 'T' }, (...values) => done.push(...values));
  expect(last().props).toEqual(type === undefined ? { title: 'T' } : { type, title: 'T' });
  answer(last().alertId, { buttonId: '0', text: 'text', password: 'secret' });
  expect(done).toEqual(expected);
});

test('a field that is empty passes on an empty text', () => {
  const done = [];
  alerts.alertWithArgs({ type: 'login-password' }, (...values) => done.push(...values));
  answer(last().alertId, { buttonId: '1' });
  expect(done).toEqual(['1', { login: '', password: '' }]);
});
