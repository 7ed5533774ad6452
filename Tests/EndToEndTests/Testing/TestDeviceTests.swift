import NavbridgeLauncher
import NavbridgeVocabulary
import Testing

/// The traffic, the warnings and the animations of a device, in tests and in apps.
@Suite("The device of a test", .timeLimit(.minutes(20)))
struct TestDeviceTests {
  /// Passes on both routes.
  private func passes(_ body: String) async throws {
    let (code, output, error) = try await TestFolder.file("test('t', async () => {\n\(body)\n})")
      .run(["--architecture", "both"])
    #expect(code == 0 && error == "", "\(output)\(error)")
  }

  @Test(
    """
    The device of a test warns once, in React Native's words, of an event without listeners, and passes it on with \
    one
    """)
  func listeners() async throws {
    try await passes(
      """
      const a = await app(stack);
      const warnings = () => a.transcript().filter(({ kind }) => kind === 'diagnostic').map(({ code, message }) => [code, message]);
      await a.run(() => require('react-native').Linking.getInitialURL());
      await device.openURL('app://one'); await device.openURL('app://two'); await a.rest();
      expect(warnings()).toEqual([['NO_LISTENERS', 'Sending `url` with no listeners registered.']]);
      expect((await stats()).dropped.noListener).toBe(2);
      await a.run(() => { require('react-native').Linking.addEventListener('url', ({ url }) => console.log(url)) });
      await device.openURL('app://three'); await a.rest();
      expect(a.output.map(({ text }) => text)).toEqual(['app://three']);
      expect(warnings()).toHaveLength(1);
      """)
  }

  @Test("The device of a test takes no time for animations with noAnimations, and sends the same events")
  func animations() async throws {
    try await passes(
      """
      const seen = async (options, before = () => {}) => {
        const a = await app(stack, options);
        await before();
        await device.tap('GO'); await a.rest();
        return [a.emitted.map(({ name, body }) => [name, body?.componentId]), (await clock.now()).ms];
      };
      const [events, time] = await seen({});
      expect(time).toBe(500);
      expect(await seen({ noAnimations: true })).toEqual([events, 0]);
      expect(await seen({}, () => device.setAnimationsEnabled(false))).toEqual([events, 0]);
      expect(await device.setAnimationsEnabled(false)).toEqual({ done: false });
      expect(await device.setAnimationsEnabled(true)).toEqual({ done: true });
      """)
  }

  @Test(
    "The device of a test takes no time for animations in a run with --no-animations", arguments: Architecture.allCases)
  func run(_ architecture: Architecture) async throws {
    let folder = try Folder(
      """
      Navigation.registerComponent('A', () => () => null);
      const { clock } = require('navbridge');
      Navigation.events().registerAppLaunchedListener(async () => {
        await Navigation.setRoot({ root: { stack: { children: [{ component: { name: 'A', id: 'home' } }] } } });
        await Navigation.push('home', { component: { name: 'A', id: 'second' } });
        console.log((await clock.now()).ms);
      });
      """)
    let arguments = ["--architecture", architecture.rawValue, "--epoch-time", "0"]
    #expect(try await folder.run(arguments).output == "350\n")
    #expect(try await folder.run(arguments + ["--no-animations"]).output == "0\n")
  }

  @Test(
    "The device of a test is idle without a time limit when it is at rest, once the script has handled all messages")
  func idleAtOnce() async throws {
    try await passes(
      """
      const a = await app(stack);
      for (let count = 0; count < 50; count++) {
        await waitForIdle({ timeoutMs: 0 });
        await (count % 2 ? device.foreground() : device.background());
      }
      await clock.pause();
      const push = a.run(() => Navigation.push('home', { component: { name: 'A', id: 'p' } }));
      await clock.advance(100);
      await expect(waitForIdle({ timeoutMs: 0 })).rejects.toThrow('transition');
      await clock.advance(250);
      await push;
      await waitForIdle({ timeoutMs: 0 });
      """)
  }

  @Test("The device of a test shows void methods as sent")
  func voidMethods() async throws {
    try await passes(
      """
      const { architecture } = require('navbridge');
      const a = await app(stack);
      await a.run(() => {
        Navigation.mergeOptions('home', { topBar: { title: { text: 'x' } } });
        setTimeout(() => require('react-native').DevSettings.reload(), 5);
      });
      await a.rest();
      expect(a.commands.map(({ name, state, epoch }) => [name, state, epoch])).toEqual([
        ['setRoot', 'resolved', 1], ['mergeOptions', architecture === 'bridge' ? 'resolved' : 'sent', 1],
        ['reload', 'sent', 1], ['setRoot', 'resolved', 2],
      ]);
      """)
  }

  @Test("The device of a test shows the traffic between the sides to a test")
  func traffic() async throws {
    try await passes(
      """
      const { traffic } = require('navbridge');
      const a = await app(stack);
      await traffic.subscribe({ kinds: ['call', 'event'] });
      await a.run(() => Navigation.push('home', { component: { name: 'A', id: 'p' } }));
      const methods = (kind) => a.traffic.entries.filter((entry) => entry.kind === kind).map(({ method }) => method);
      expect(methods('call').filter((method) => method.endsWith('push'))).toHaveLength(1);
      expect(a.traffic.entries.filter(({ kind }) => kind === 'event').map(({ module }) => module)).toContain('RNN.CommandCompleted');
      expect(traffic.entries).toEqual(a.traffic.entries);
      """)
  }

  @Test("The device of a test shows the traffic between the sides to an app", arguments: Architecture.allCases)
  func trafficOfApp(_ architecture: Architecture) async throws {
    let folder = try Folder(
      """
      Navigation.registerComponent('A', () => () => null);
      const { traffic } = require('navbridge');
      await traffic.subscribe({ kinds: ['event'] });
      Navigation.events().registerAppLaunchedListener(async () => {
        await Navigation.setRoot({ root: { component: { name: 'A', id: 'home' } } });
        console.log(traffic.entries.some(({ module }) => module === 'RNN.CommandCompleted'));
      });
      """)
    let (ending, output) = try await folder.run(["--architecture", architecture.rawValue])
    #expect(ending.code == 0 && output == "true\n", "\(output)\(ending.standardError)")
  }
}
