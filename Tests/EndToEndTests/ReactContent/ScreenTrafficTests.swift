import NavbridgeLauncher
import Testing

/// The messages of a push and a pop of react-native-screens, on both routes: their number, their bytes and their writes.
@Suite("The traffic of React's screens", .timeLimit(.minutes(20)))
struct ScreenTrafficTests {
  private static let root = #filePath.split(separator: "/").dropLast(4).reduce("") { "\($0)/\($1)" }

  static let beginning = """
    const { traffic } = require('navbridge');
    const { countTraffic } = require('\(root)/Tests/Bundle/navigation/traffic.js');
    const start = async () => {
      const running = await app('./app.js', options);
      await running.rest();
      await traffic.subscribe({ kinds: ['read', 'write', 'surface'] });
      return running;
    };
    """

  static let tests = [
    (
      "a push and a pop",
      """
      const running = await start();
      const push = await countTraffic(running, () => running.run(() => { set(['A', 'B']); }));
      const [made, ...placed] = push.out;
      expect(made > 300 && made < 2500).toBe(true);
      expect([placed.length, placed[0] < 200]).toEqual([1, true]);
      expect([push.writes, push.frames]).toEqual([2, 4]);
      const pop = await countTraffic(running, () => running.run(() => { set(['A']); }));
      expect([pop.out.length, pop.out[0] <= 100]).toEqual([1, true]);
      expect([pop.writes, pop.frames]).toEqual([2, 2]);
      """
    ),
    (
      "a swipe back, and one that turns back",
      """
      const running = await start();
      await running.run(() => { set(['A', 'B']); });
      const turned = await countTraffic(running, () => device.swipeBack({ complete: false }));
      expect([turned.out, turned.writes <= 3, turned.frames]).toEqual([[], true, 2]);
      const swiped = await countTraffic(running, () => device.swipeBack());
      expect([swiped.out, swiped.writes, swiped.frames]).toEqual([[], 2, 4]);
      """
    ),
    (
      "a push of a screen that listens to the frames, alone",
      """
      const running = await start();
      const listening = { B: { onTransitionProgress: true } };
      const push = await countTraffic(running, () => running.run((of) => { set(['A', 'B'], of); }, listening));
      expect(push.frames > 20 && push.frames < 30).toBe(true);
      """
    ),
  ]

  @Test(
    "The traffic of React's screens is a message for each commit, few writes, and frames for those who listen",
    arguments: ReactGestureTests.routes, tests.indices)
  func traffic(_ route: String, _ index: Int) async throws {
    let (name, test) = Self.tests[index]
    let folder = RawScreens.folder(
      app: "begin(['A']);", tests: "\(Self.beginning)\ntest('\(name)', async () => {\n\(test)\n});")
    try await folder.expectPassing(1, on: route)
  }
}
