'use strict';
// The script's half of the bridge: what a call is on each route, and what follows from the messages of the native side.
const assert = require('node:assert');
const path = require('node:path');
const { test } = require('node:test');
const { BUILT } = require('./package');

const { routeOf } = require(path.join(BUILT, 'lib/mock-route'));
const { ScriptPeer } = require(path.join(BUILT, 'lib/script-peer'));

const turbo = {
  architecture: 'turbo',
  turboModules: {
    RNNTurboModule: {
      methods: {
        push: { kind: 'promise' }, pop: { kind: 'promise' }, setDefaultOptions: { kind: 'void' }, getConstants: { kind: 'sync' },
      },
    },
    RNNTurboEventEmitter: { methods: { addListener: { kind: 'void' }, removeListeners: { kind: 'void' } } },
  },
};
const bridge = {
  architecture: 'bridge',
  remoteModuleConfig: [
    ['Other', null, []],
    ['RNNBridgeModule', null, ['setDefaultOptions', 'push', 'getNavigationConstantsSync', 'pop'], [0, 1, 3], [2]],
    ['RNNEventEmitter', null, ['addListener', 'removeListeners']],
  ],
};

/** A device that notes what it is sent and answers by the messages that a test has prepared. */
function deviceOf(context, ...answers) {
  let id = 0;
  const sent = [];
  return {
    context, sent, snapshot: { windows: [] }, nextId: () => ++id,
    send(messages, options) {
      sent.push({ messages, ...options });
      return answers.shift() ?? [];
    },
  };
}
const emit = (...args) => ({ method: 'js/callFunction', params: ['RCTDeviceEventEmitter', 'emit', args] });
const registry = (...params) => ({ method: 'js/callFunction', params: ['AppRegistry', ...params] });

test('a TurboModule\'s promise is a request, and a void call a notification', () => {
  let id = 4;
  const route = routeOf(turbo, () => ++id);
  assert.deepStrictEqual(
    route.call('RNNTurboModule', 'push', ['p1', 'A', {}]),
    { message: { id: 5, method: 'RNNTurboModule.push', params: ['p1', 'A', {}] }, key: 5 });
  assert.deepStrictEqual(
    route.call('RNNTurboModule', 'setDefaultOptions', [{}]),
    { message: { method: 'RNNTurboModule.setDefaultOptions', params: [{}] } });
  assert.deepStrictEqual(route.settlement({ id: 5, result: null }), { key: 5, value: null });
  assert.strictEqual(route.settlement(emit('RNN.AppLaunched')), undefined);
});

test('the bridge counts calls, and a promise ends with the ids of its callbacks', () => {
  const route = routeOf(bridge, () => 9);
  assert.deepStrictEqual(route.call('RNNEventEmitter', 'addListener', ['e']), {
    message: { method: 'bridge/flushQueue', params: [[2], [0], [['e']], 0] },
  });
  assert.deepStrictEqual(route.call('RNNBridgeModule', 'push', ['p1', 'A', {}]), {
    message: { method: 'bridge/flushQueue', params: [[1], [1], [['p1', 'A', {}, 2, 3]], 1] }, key: 1,
  });
  assert.deepStrictEqual(route.callSync('RNNBridgeModule', 'getNavigationConstantsSync', []), {
    message: { id: 9, method: 'bridge/callSync', params: [1, 2, []] }, key: 'sync 9',
  });
  assert.deepStrictEqual(route.settlement({ method: 'bridge/invokeCallback', params: [2, ['B']] }), { key: 1, value: 'B' });
  assert.deepStrictEqual(route.settlement({ id: 9, result: 1 }), { key: 'sync 9', value: 1 });
});

test('a rejection has the code, the domain and the information of iOS on both routes', () => {
  const data = { code: '1012', domain: 'D', userInfo: { a: 1 } };
  const errors = [
    routeOf(turbo, () => 1).settlement({ id: 1, error: { code: -32000, message: 'not found', data } }).error,
    routeOf(bridge, () => 1)
      .settlement({ method: 'bridge/invokeCallback', params: [1, [{ message: 'not found', ...data }]] }).error,
  ];
  for (const error of errors) {
    assert.ok(error instanceof Error);
    assert.deepStrictEqual([error.message, error.code, error.domain, error.userInfo], ['not found', '1012', 'D', { a: 1 }]);
  }
  // What the protocol refuses has its code alone.
  const { error } = routeOf(turbo, () => 1).settlement({ id: 1, error: { code: -32602, message: 'wrong' } });
  assert.strictEqual(error.code, '-32602');
});

test('listeners are announced with the next command, and those that are removed once', () => {
  const device = deviceOf(turbo);
  const peer = new ScriptPeer(device);
  const first = peer.eventsReceiver().registerScreenPoppedListener(() => {});
  assert.deepStrictEqual(device.sent, []);
  first.remove();
  first.remove();
  peer.commandsSender().setDefaultOptions({ a: 1 });
  assert.deepStrictEqual(device.sent, [{
    messages: [
      { method: 'RNNTurboEventEmitter.addListener', params: ['RNN.ScreenPopped'] },
      { method: 'RNNTurboEventEmitter.removeListeners', params: [1] },
      { method: 'RNNTurboModule.setDefaultOptions', params: [{ a: 1 }] },
    ],
  }]);
});

test('whoever listens to the launch late, and gives no command, hears of it', async () => {
  const device = deviceOf(turbo, [emit('RNN.AppLaunched')]);
  const peer = new ScriptPeer(device);
  let launches = 0;
  peer.eventsReceiver().registerAppLaunchedListener(() => { launches++; });
  assert.strictEqual(launches, 0);
  await null;
  assert.deepStrictEqual([launches, device.sent.length], [1, 1]);
});

test('what is left out of a call is null, so that arguments keep their places', () => {
  const device = deviceOf(turbo);
  void new ScriptPeer(device).commandsSender().pop('pop1', 'A', undefined);
  assert.deepStrictEqual(device.sent[0].messages[0].params, ['pop1', 'A', null]);
});

test('events and settlements come in their order, and those of a listener\'s command next time', async () => {
  const device = deviceOf(
    turbo, [emit('RNN.ComponentDidAppear', { n: 1 }), { id: 1, result: 'B' }, emit('RNN.ScreenPopped', { n: 2 })],
    [emit('RNN.ScreenPopped', { n: 3 }), { id: 2, result: 'C' }]);
  const peer = new ScriptPeer(device);
  const [notes, sender, receiver] = [[], peer.commandsSender(), peer.eventsReceiver()];
  let second;
  peer.onChange = ({ starts, ends }) => notes.push([starts, ends]);
  receiver.registerComponentDidAppearListener(() => {
    notes.push('appears');
    second = sender.pop('p2', 'A');
  });
  receiver.registerScreenPoppedListener(({ n }) => notes.push(n));
  const first = sender.push('p1', 'A', {});
  peer.deliver();
  assert.deepStrictEqual(notes, [[false, false], 'appears', [false, false], 2]);
  assert.strictEqual(await first, 'B');
  assert.strictEqual(peer.hasMail, true);
  peer.deliverAll();
  assert.deepStrictEqual([notes.at(-1), await second, peer.hasMail], [3, 'C', false]);
});

test('surfaces start, change and end, and say so', () => {
  const properties = (rootTag, more) => ({ rootTag, initialProps: { componentId: 'A', ...more } });
  const device = deviceOf(
    turbo, [registry('runApplication', ['N', properties(1)])],
    [registry('setSurfaceProps', ['N', properties(1, { badge: '2' })])],
    [registry('unmountApplicationComponentAtRootTag', [1]), registry('runApplication', ['N', properties(11)])]);
  const peer = new ScriptPeer(device);
  const changes = [];
  peer.onChange = (change) => changes.push(change);
  peer.flush();
  peer.flush();
  assert.deepStrictEqual([...peer.surfaces], [[1, { name: 'N', props: { componentId: 'A', badge: '2' } }]]);
  peer.flush();
  assert.deepStrictEqual([[...peer.surfaces.keys()], peer.generations.get('A')], [[11], 1]);
  assert.deepStrictEqual(changes.map(({ starts, ends }) => [starts, ends]), [[true, false], [false, false], [true, true]]);
});

test('a synchronous method has its answer within the call, whatever else has come', () => {
  for (const context of [turbo, bridge]) {
    const device = deviceOf(context, [emit('RNN.AppLaunched'), { id: 1, result: { topBarHeight: 44 } }]);
    const peer = new ScriptPeer(device);
    assert.deepStrictEqual(peer.commandsSender().getNavigationConstantsSync(), { topBarHeight: 44 });
    assert.deepStrictEqual([device.sent[0].changes, peer.hasMail], [false, true]);
  }
});

test('a void call that is refused throws, and so does an act; other news is not lost by it', () => {
  const data = { code: 'UnknownControllerType' };
  const device = deviceOf(
    turbo, [{ method: '$/error', params: { code: -32000, message: 'refused', data } }, emit('RNN.AppLaunched')],
    [{ id: 1, error: { code: -32004, message: 'There is no button.' } }]);
  const peer = new ScriptPeer(device);
  let launches = 0;
  peer.eventsReceiver().registerAppLaunchedListener(() => { launches++; });
  assert.throws(() => peer.commandsSender().setDefaultOptions({}), { message: 'refused', code: 'UnknownControllerType' });
  assert.strictEqual(launches, 1);
  assert.throws(() => peer.act('device/tap', { back: true }), { message: 'There is no button.', code: '-32004' });
  assert.deepStrictEqual(device.sent[1].messages, [{ id: 1, method: 'device/tap', params: { back: true, now: true } }]);
});

test('what is left of a test that has ended sends nothing, hears of nothing and is told so', () => {
  const device = deviceOf(turbo, [emit('RNN.ScreenPopped')]);
  const peer = new ScriptPeer(device);
  const [notes, sender] = [[], peer.commandsSender()];
  peer.onChange = () => {};
  peer.eventsReceiver().registerScreenPoppedListener(() => notes.push('popped'));
  peer.flush();
  peer.end();
  peer.deliver();
  peer.flush();
  peer.eventsReceiver().registerScreenPoppedListener(() => {});
  sender.setDefaultOptions({});
  sender.pop('p1', 'A').then(() => notes.push('settled'), () => notes.push('settled'));
  assert.throws(() => sender.getNavigationConstantsSync(), /belongs to another test: mockNativeComponents\(\) was called since/);
  assert.throws(() => peer.act('device/tap', { back: true }), /another test/);
  assert.deepStrictEqual([device.sent.length, notes, peer.hasMail], [1, [], false]);
});

test('only what a phone keeps through a reload is taken away', () => {
  const device = deviceOf(turbo);
  const names = () => new ScriptPeer(device).cleanup().map(({ method }) => method.split('.')[1]);
  assert.deepStrictEqual(names(), ['setDefaultOptions']);
  // A device that was asked for nothing has no snapshot.
  device.snapshot = undefined;
  assert.deepStrictEqual(names(), ['setDefaultOptions']);
  device.snapshot = { windows: [{ kind: 'main', presented: [{}] }, { kind: 'overlay', presented: [] }] };
  assert.deepStrictEqual(names(), ['setDefaultOptions', 'dismissAllOverlays', 'dismissAllModals']);
});
