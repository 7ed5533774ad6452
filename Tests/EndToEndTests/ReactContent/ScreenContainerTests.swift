import NavbridgeLauncher
import Testing

/// Containers of screens without a stack, as React Navigation's tabs in JavaScript use them (react-native-screens §12).
@Suite("A container of screens of React's", .timeLimit(.minutes(20)))
struct ScreenContainerTests {
  /// Two tabs beside each other, with their states of activity.
  private static let app = """
    begin(['A']);
    globalThis.open = (name) => {
      for (const [key, state] of [['T1', 2], ['T2', 0]]) makeScreen(key, { header: null, activityState: state });
      views.make('tabs', name, { flex: 1, hasTwoStates: name === 'RNSScreenNavigationContainer' }, ['T1', 'T2']);
      views.put('A content', ['A text', 'tabs']);
      views.commit();
    };
    globalThis.select = (states) => {
      for (const key in states) views.update(key, { activityState: states[key] });
      views.commit();
    };
    """

  @Test(
    "A container of screens of React's shows the screens that are active, and their events follow",
    arguments: ReactGestureTests.routes,
    ["RNSScreenContainer", "RNSScreenNavigationContainer"])
  func active(_ route: String, _ name: String) async throws {
    let folder = RawScreens.folder(
      app: Self.app,
      tests: """
        const tabs = async () => (await device.snapshot('A')).children.flatMap(({ children }) =>
          children.map(({ componentId, visible }) => `${componentId} ${visible}`));
        test('row', async () => {
          const running = await app('./app.js', options);
          const printed = async (act, ...args) => {
            const count = running.output.length;
            await running.run(act, ...args);
            await running.rest();
            return lines(running).slice(count);
          };
          expect(await printed((name) => { open(name); }, '\(name)')).toEqual(['T1 WillAppear', 'T1 Appear']);
          expect(await tabs()).toEqual(['T1 true']);
          const changed = await printed(() => { select({ T1: 0, T2: 2 }); });
          expect([...changed].sort()).toEqual(['T1 Disappear', 'T1 WillDisappear', 'T2 Appear', 'T2 WillAppear']);
          expect(await tabs()).toEqual(['T2 true']);
          // A screen below the top is shown, too.
          expect(await printed(() => { select({ T1: 1 }); })).toEqual(['T1 WillAppear', 'T1 Appear']);
          // It lies below the other one, whichever came first.
          const { element } = await running.request('device/elementAt', { x: 100, y: 500 });
          expect(element.testID).toBe('T2 content');
          expect(await printed(() => { select({ T1: 2 }); })).toEqual([]);
          await expect(expect(device).toHaveTab(1)).rejects.toThrow('expect the name of the route');
        });
        """)
    try await folder.expectPassingInProcess(1, on: route)
  }
}
