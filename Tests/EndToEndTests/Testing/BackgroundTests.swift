import NavbridgeVocabulary
import Testing

/// A phone suspends an app in the background after 5 s, and a simulator does not (rnn-commands §7.6).
@Suite("An app in the background", .timeLimit(.minutes(20)))
struct BackgroundTests {
  /// Runs a test on both routes. `later(milliseconds)` in its app prints the time that a timer took, `said(a)` is what was printed.
  private func passes(_ body: String, options: String = "paused: true") async throws {
    let (code, output, error) = try await TestFolder.file(
      """
      const main = () => {
        globalThis.later = (ms) => {
          const from = Date.now();
          setTimeout(() => console.log(`${ms} after ${Date.now() - from}`), ms);
        };
        Navigation.registerComponent('Page', () => () => null);
        Navigation.events().registerAppLaunchedListener(() => Navigation.setRoot({ root: { component: { name: 'Page', id: 'home' } } }));
      };
      const said = (a) => a.output.map(({ text }) => text);
      test('t', async () => {
        const a = await app(main, { \(options) });
        \(body)
      });
      """
    ).run(["--architecture", "both"])
    #expect(code == 0 && error == "", "\(output)\(error)")
  }

  @Test("An app in the background gets its timers for 5 s, and the others when it is in front again, each time")
  func suspended() async throws {
    try await passes(
      """
      await a.run(() => { for (const ms of [1000, 5000, 5001, 60000]) later(ms); });
      await device.background();
      await clock.advance(120000);
      expect(said(a)).toEqual(['1000 after 1000', '5000 after 5000']);
      expect(await clock.now()).toMatchObject({ ms: 120000, nextDue: null });
      await device.foreground();
      await clock.advance(0);
      expect(said(a).slice(2)).toEqual(['5001 after 120000', '60000 after 120000']);
      await a.run(() => { later(6000); later(70000); });
      await device.background();
      await clock.advance(60000);
      expect(said(a)).toHaveLength(4);
      await device.foreground();
      await clock.advance(9999);
      expect(said(a).slice(4)).toEqual(['6000 after 60000']);
      await clock.advance(1);
      expect(said(a).slice(5)).toEqual(['70000 after 70000']);
      """)
  }

  @Test("An app in the background that comes back within 5 s, or before its timers are due, has lost no time")
  func inTime() async throws {
    try await passes(
      """
      await a.run(() => { later(3000); later(20000); });
      await device.background();
      await clock.advance(2000);
      await device.foreground();
      await clock.advance(1000);
      expect(said(a)).toEqual(['3000 after 3000']);
      await device.background();
      await clock.advance(10000);
      await device.foreground();
      await clock.advance(7000);
      expect(said(a).slice(1)).toEqual(['20000 after 20000']);
      """)
  }

  @Test("An app in the background has one call of an interval that was due often, and then the next in its time")
  func interval() async throws {
    try await passes(
      """
      await a.run(() => { let calls = 0; setInterval(() => console.log(++calls), 1000); });
      await device.background();
      await clock.advance(60500);
      expect(said(a)).toEqual(['1', '2', '3', '4', '5']);
      await device.foreground();
      await clock.advance(0);
      expect(said(a).slice(5)).toEqual(['6']);
      await clock.advance(999);
      expect(said(a)).toHaveLength(6);
      await clock.advance(1);
      expect(said(a).slice(6)).toEqual(['7']);
      """)
  }

  @Test("An app in the background is at rest, and time passes for its timers when it is in front again")
  func rests() async throws {
    try await passes(
      """
      await a.run(() => later(60000));
      await device.background();
      await clock.resume();
      await a.rest();
      await waitForIdle();
      expect(said(a)).toEqual([]);
      await device.foreground();
      await a.rest();
      expect(said(a)).toEqual(['60000 after 60000']);
      """)
  }

  @Test("An app in the background stands still with the timers of its native modules, and learns of its state first")
  func native() async throws {
    try await passes(
      """
      await a.run(() => {
        const { NativeEventEmitter, NativeModules, TurboModuleRegistry } = require('react-native');
        const find = (name) => (navbridge.architecture === 'bridge' ? NativeModules[name] : TurboModuleRegistry.get(name));
        new NativeEventEmitter(find('AppState')).addListener('appStateDidChange', ({ app_state }) => console.log(app_state));
        find('Slow').wait().then((at) => console.log(at, Date.now() - globalThis.from));
        globalThis.from = Date.now();
        later(8000);
      });
      await device.background();
      await clock.advance(30000);
      expect(said(a)).toEqual(['inactive', 'background']);
      await device.foreground();
      await clock.advance(0);
      expect(said(a).slice(2)).toEqual(['active', '8000 after 30000', 'done 30000']);
      """,
      options: """
        paused: true, nativeModules: { Slow: { methods: { wait: [{ after: 7000, do: { resolve: 'done' } }] } } }
        """)
  }

  @Test("An app in the background runs on with runsInBackground, as on a simulator")
  func simulator() async throws {
    try await passes(
      """
      await a.run(() => later(60000));
      await device.background();
      await clock.advance(120000);
      expect(said(a)).toEqual(['60000 after 60000']);
      """, options: "paused: true, runsInBackground: true")
  }

  /// The devices of Detox and Maestro are simulators.
  @Test("An app in the background runs on in a suite for Detox", arguments: Architecture.allCases)
  func detox(_ architecture: Architecture) async throws {
    let folder = TestFolder([
      "app.js": """
      Navigation.registerComponent('Page', () => () => null);
      const options = { topBar: { title: { text: 'Page' } } };
      Navigation.events().registerAppLaunchedListener(async () => {
        await Navigation.setRoot({ root: { stack: { children: [{ component: { name: 'Page', id: 'home', options } }] } } });
        const from = Date.now();
        setTimeout(() => {
          const button = { id: 'done', testID: `AFTER${Date.now() - from}`, text: 'Done' };
          Navigation.mergeOptions('home', { topBar: { rightButtons: [button] } });
        }, 10000);
      });
      """,
      "a.test.js": """
      describe('a suite', () => {
        it('waits in the background', async () => {
          await device.launchApp();
          await device.sendToHome();
          await new Promise((done) => setTimeout(done, 20000));
          await device.launchApp({ newInstance: false });
          await expect(element(by.id('AFTER10000'))).toExist();
        });
      });
      """,
    ])
    let (code, output, error) = try await folder.run(
      ["--app", "\(folder.path)/app.js", "--architecture", architecture.rawValue])
    #expect(code == 0 && error == "", "\(output)\(error)")
  }

  @Test("A script that stands still by slow-reader goes on when time is to pass", arguments: Architecture.allCases)
  func slowReader(_ architecture: Architecture) async throws {
    let (code, output, error) = try await TestFolder.file(
      """
      test('t', async () => {
        const a = await app(stack, { paused: true });
        await a.run(() => void setTimeout(() => console.log('late'), 50));
        for (const move of [() => clock.advance(100), () => clock.step(), () => waitForIdle()]) {
          if (move.toString().includes('Idle')) await clock.resume();
          await a.strike('slow-reader');
          await device.rotate({ orientation: 'landscape', now: true });
          await device.rotate({ orientation: 'portrait', now: true });
          await move();
        }
        expect(a.output.map(({ text }) => text)).toEqual(['late']);
      }, 20000);
      """
    ).run(["--architecture", architecture.rawValue])
    #expect(code == 0 && error == "", "\(output)\(error)")
  }
}
