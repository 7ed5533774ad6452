import NavbridgeLauncher
import Testing

/// The progress of the transitions of react-native-screens, on both routes.
@Suite("The progress of a transition of React's screens", .timeLimit(.minutes(20)))
struct TransitionProgressTests {
  private static let app = #"""
    const listening = { onTransitionProgress: true };
    begin(['A', 'B'], { A: {}, B: listening }, /Appear|Cancel|Dismissed|HeaderHeight|Finish|Layout/);
    """#

  /// Reads the lines of a screen as `[progress, closing, goingForward]`.
  private static let read = #"""
    const values = (lines, screen) => lines.filter((line) => line.startsWith(`${screen} TransitionProgress`))
      .map((line) => JSON.parse(line.slice(line.indexOf('{'))))
      .map(({ progress, closing, goingForward }) => [progress, closing, goingForward]);
    const grows = (numbers) => numbers.every((each, at) => at === 0 || each > numbers[at - 1]);
    """#

  static let tests = [
    (
      "is sent for each frame to a screen that listens, and from end to end to one that does not",
      """
      const lines = await after((running) => running.run(() => { set(['A', 'B', 'C'], { C: { onTransitionProgress: true } }); }),
        options);
      const [left, shown] = [values(lines, 'B'), values(lines, 'C')];
      for (const each of [left, shown]) {
        expect(each.length > 20).toBe(true);
        expect([each[0][0], each.at(-1)[0]]).toEqual([0, 1]);
        expect(grows(each.map(([progress]) => progress))).toBe(true);
      }
      expect(left.every(([, closing, forward]) => closing === 1 && forward === 1)).toBe(true);
      expect(shown.every(([, closing, forward]) => closing === 0 && forward === 1)).toBe(true);
      const back = await after(async () => { await device.tap({ back: true }); }, options);
      expect(values(back, 'A').map(([progress]) => progress)).toEqual([0, 1]);
      """
    ),
    (
      "goes back with a finger that turns back",
      """
      const lines = await after(async () => { await device.swipeBack({ complete: false }); }, options);
      const numbers = values(lines, 'B').map(([progress]) => progress);
      const top = numbers.indexOf(Math.max(...numbers));
      expect(top > 0 && top < numbers.length - 1).toBe(true);
      expect(grows(numbers.slice(0, top + 1))).toBe(true);
      expect(grows(numbers.slice(top).reverse())).toBe(true);
      """
    ),
    (
      "ends when the screen does not listen any more",
      """
      const lines = await after(async (running) => {
        await running.run(() => { update('B', { onTransitionProgress: null }); });
        await device.swipeBack({ complete: false });
        await running.rest();
        await device.swipeBack({ complete: false });
      }, options);
      expect(values(lines, 'B').length < 5).toBe(true);
      """
    ),
  ]

  @Test(
    "The progress of a transition of React's screens reaches React", arguments: ReactGestureTests.routes, tests.indices)
  func progress(_ route: String, _ index: Int) async throws {
    let (name, test) = Self.tests[index]
    let folder = RawScreens.folder(
      app: Self.app, tests: "\(Self.read)\ntest('\(name)', async () => {\n\(test)\n});")
    try await folder.expectPassingInProcess(1, on: route)
  }
}
