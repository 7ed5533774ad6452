import Testing

/// The rules of RCTEventEmitter for a described native module (react-native-bridge §5).
@Suite("An event emitter in a test", .timeLimit(.minutes(20)))
struct EventEmitterTests {
  /// Runs a test on both routes with the modules `Clock`, which `members` describes further, and `Log`, to which the steps of
  /// `Clock` say what they do; `said(a)` returns that. `emitter` of the app is that of `Clock`.
  private func passes(_ body: String, members: String = "", options: String = "") async throws {
    let (code, output, error) = try await TestFolder.file(
      """
      const { architecture } = require('navbridge');
      const say = (what) => ({ call: 'Log.say', arguments: [what] });
      const Clock = {
        supportedEvents: ['tick'], startObserving: say('start'), stopObserving: say('stop'),
        methods: {
          run: { kind: 'void', do: { every: 100, times: 20, do: { emit: 'tick', body: 'tick' } } },
          emit: { kind: 'void', do: [say('emits'), { emit: 'tick' }] },
          tock: { kind: 'void', do: { emit: 'tock', body: 'tock' } },
        },
        \(members)
      };
      const Log = { supportedEvents: ['log'], methods: { say: { parameters: ['what'], do: { emit: 'log', body: '$arguments.what' } } } };
      const main = () => {
        const { NativeEventEmitter, NativeModules, TurboModuleRegistry } = require('react-native');
        const find = (name) => (navbridge.architecture === 'bridge' ? NativeModules[name] : TurboModuleRegistry.get(name));
        new NativeEventEmitter(find('Log')).addListener('log', (what) => console.log(what));
        globalThis.Clock = find('Clock');
        globalThis.emitter = new NativeEventEmitter(Clock);
        globalThis.add = (event = 'tick') => emitter.addListener(event, (body) => console.log(navbridge.epoch, body));
        Navigation.registerComponent('Page', () => () => null);
        Navigation.events().registerAppLaunchedListener(() => Navigation.setRoot({ root: { component: { name: 'Page', id: 'home' } } }));
      };
      const said = (a) => a.output.map(({ text }) => text);
      const logged = async () => (await stats()).diagnostics.map(({ kind, message }) => [kind, message]);
      test('t', async () => {
        const a = await app(main, { nativeModules: { Clock, Log }, \(options) });
        \(body)
      });
      """
    ).run(["--architecture", "both"])
    #expect(code == 0 && error == "", "\(output)\(error)")
  }

  @Test("An event emitter starts with its first listener and stops with its last, within the call, each time")
  func observation() async throws {
    try await passes(
      """
      await a.run(() => { globalThis.subscriptions = [add(), add()]; Clock.emit(); });
      await a.rest();
      expect(said(a)).toEqual(['start', 'emits', '1 undefined', '1 undefined']);
      await a.run(() => { for (const each of [...subscriptions, subscriptions[0]]) each.remove(); });
      await a.rest();
      expect(said(a).slice(4)).toEqual(['stop']);
      await a.run(() => { add(); Clock.emit(); });
      await a.rest();
      expect(said(a).slice(5)).toEqual(['start', 'emits', '1 undefined']);
      expect(await logged()).toEqual([]);
      """)
  }

  @Test("An event emitter logs surplus removals in React Native's words, and says again that it stops")
  func surplus() async throws {
    try await passes(
      """
      await a.run(() => { const one = add(); emitter.removeAllListeners('tick'); one.remove(); });
      await a.rest();
      expect(said(a)).toEqual(['start', 'stop', 'stop']);
      const surplus = 'Attempted to remove more Clock listeners than added';
      expect(await logged()).toEqual([['RCTEventEmitter', surplus]]);
      await a.run(() => Clock.removeListeners(1));
      await a.rest();
      expect(await logged()).toHaveLength(2);
      // The transcript has it once, as React Native's warnings of events without listeners.
      expect(a.transcript().filter(({ message }) => message === surplus)).toHaveLength(1);
      """)
  }

  @Test("An event emitter removes all listeners of one event with their number, and leaves those of others")
  func allListeners() async throws {
    try await passes(
      """
      await a.run(() => {
        add(); add(); add('tock');
        emitter.removeAllListeners('tick');
        console.log(emitter.listenerCount('tick'), emitter.listenerCount('tock'));
        Clock.tock();
      });
      await a.rest();
      expect(said(a)).toEqual(['0 1', 'start', '1 tock']);
      expect(await a.run(() => { try { emitter.removeAllListeners(); } catch ({ message }) { return message; } })).toMatch(/requires a non-null/);
      """)
  }

  @Test("An event emitter logs events that it does not declare, where one is listened to and sent, and sends them")
  func unsupported() async throws {
    try await passes(
      """
      await a.run(() => { add('tock'); Clock.tock(); });
      await a.rest();
      expect(said(a)).toEqual(['start', '1 tock']);
      const sentence = '`tock` is not a supported event type for Clock. Supported events are: `tick`';
      expect(await logged()).toEqual([['RCTEventEmitter', sentence], ['RCTEventEmitter', sentence]]);
      """)
  }

  @Test("An event emitter stops at a reload if it has listeners, and one without listeners does not")
  func reload() async throws {
    for (listens, stops) in [("add();", 1), ("", 0)] {
      // What the module says while its context ends reaches no script, so that it is seen by a failure that is recorded.
      try await passes(
        """
        await a.run(() => { \(listens) Clock.emit(); });
        await a.rest();
        await a.reload();
        await a.rest();
        expect((await logged()).filter(([kind]) => kind === 'Stopped')).toHaveLength(\(stops));
        """, members: "stopObserving: { throw: { name: 'Stopped', reason: '' } },")
    }
  }

  @Test("An event emitter that outlives its context serves the next one, and starts anew with the next listener")
  func outlives() async throws {
    try await passes(
      """
      await a.run(() => { add(); Clock.run(); });
      await clock.advance(250);
      await a.reload();
      await clock.advance(100);
      await a.run(() => { add(); });
      await clock.advance(100);
      expect(said(a)).toEqual(['start', '1 tick', '1 tick', 'start', '2 tick']);
      """, members: "outlivesBridge: true,", options: "paused: true")
  }

  @Test("An event emitter that keeps its count sends without listeners, and does not start anew, as up to 0.83")
  func keepsCount() async throws {
    try await passes(
      """
      await a.run(() => { add(); Clock.run(); });
      await clock.advance(250);
      await a.reload();
      const { dropped } = await stats();
      await clock.advance(100);
      expect((await stats()).dropped).toEqual(dropped);
      await a.run(() => { add(); });
      await clock.advance(100);
      expect(said(a)).toEqual(['start', '1 tick', '1 tick', '2 tick']);
      """, members: "outlivesBridge: true, keepsListenerCount: true,", options: "paused: true")
  }

  @Test("An event emitter of React Native's own is named by its class when more listeners are removed than there are")
  func classes() async throws {
    try await passes(
      """
      await a.run(() => {
        const { NativeModules, TurboModuleRegistry } = require('react-native');
        const find = (name) => (navbridge.architecture === 'bridge' ? NativeModules[name] : TurboModuleRegistry.get(name));
        find('LinkingManager').removeListeners(7);
        find(navbridge.architecture === 'bridge' ? 'RNNEventEmitter' : 'RNNTurboEventEmitter').removeListeners(700);
      });
      await a.rest();
      expect((await logged()).map(([, message]) => message)).toEqual(
        ['RCTLinkingManager', architecture === 'bridge' ? 'RNNEventEmitter' : 'RNNTurboEventEmitter']
          .map((name) => `Attempted to remove more ${name} listeners than added`));
      """)
  }
}
