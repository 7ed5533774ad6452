import Testing

/// Two swipes of which the script learns late (react-native-screens §4.1).
@Suite("Two quick swipes of a native stack", .timeLimit(.minutes(20)))
struct QuickSwipesTests {
  /// What the stack and each screen have from the library's own JavaScript, and how often the second screen comes back on turbo.
  static let rows: [(stack: String, screen: String, times: Int)] = [
    ("{}", "{}", 1),
    ("{ iosPreventReattachmentOfDismissedScreens: false }", "{}", 1),
    ("{ iosPreventReattachmentOfDismissedScreens: true }", "{}", 0),
    ("{}", "{ synchronousShadowStateUpdatesEnabled: true }", 0),
    ("{}", "{ iosOrientationInheritanceFixEnabled: true }", 0),
  ]

  @Test(
    "Two quick swipes of a native stack bring a popped screen back once by an old state, up to 4.23 on turbo",
    arguments: ReactGestureTests.routes, rows.indices)
  func swipes(_ route: String, _ index: Int) async throws {
    let (stack, screen, times) = Self.rows[index]
    let folder = RawScreens.folder(
      app: """
        const keys = ['A', 'B', 'C'];
        beginWith('stack', () => {
          for (const key of keys) makeScreen(key, \(screen));
          views.make('stack', 'RNSScreenStack', { flex: 1, ...\(stack) }, keys);
        });
        // The script answers the first pop when the second one is over, and that a while later.
        whenEvent((key, type) => {
          if (type !== 'Dismissed' || key !== 'B') return;
          set(['A', 'B']);
          setTimeout(() => { if (made.has('B')) set(['A']); }, 2000);
        });
        """,
      tests: """
        test('swipes', async () => {
          const running = await app('./app.js', options);
          await running.rest();
          const before = lines(running).length;
          await device.swipeBack();
          await waitForIdle({ timeoutMs: 0 }).catch(() => {});
          await device.swipeBack();
          await running.rest();
          const events = lines(running).slice(before);
          expect(events.filter((line) => line === 'B Dismissed {"dismissCount":1}').length).toBeGreaterThan(0);
          const [{ root }] = (await device.snapshot()).windows;
          const backs = events.lastIndexOf('B WillAppear') > events.findIndex((line) => line.startsWith('B Dismissed'));
          expect(backs).toBe(\(route == "turbo") && \(times == 1));
          expect(JSON.stringify(root)).toContain('"A"');
          expect(JSON.stringify(root)).not.toContain('"B"');
        });
        """)
    try await folder.expectPassingInProcess(1, on: route)
  }
}
