import NavbridgeLauncher
import Testing

/// How a test and a person look at a native stack of React's.
@Suite("A tester of a native stack of React's", .timeLimit(.minutes(20)))
struct NativeStackToolsTests {
  static let tests = [
    (
      "finds the events of its screens, in order",
      """
      const running = await app('./app.js', options);
      await running.run(() => { set(['A', 'B', 'C']); });
      await expect(running).toHaveEmitted([
        ['onWillDisappear', { target: 'B' }], ['onWillAppear', { target: 'C' }], ['onAppear', { target: 'C' }],
      ]);
      await expect(running).not.toHaveEmitted(['onDismissed']);
      await device.tap({ back: true });
      await expect(running).toHaveEmitted([['onDismissed', { target: 'C', dismissCount: 1 }]]);
      """
    ),
    (
      "learns where the values of a header come from",
      """
      const running = await app('./app.js', options);
      const explain = async (componentId) => {
        const { options } = await running.request('device/explainOptions', { componentId });
        return Object.fromEntries(options.map(({ path, value, layer, from, readBy }) =>
          [path, [value, from ? `${layer} ${from}` : layer, readBy.map(({ presenter }) => presenter).join()]]));
      };
      const plain = await explain('B');
      expect(plain['header.title']).toEqual(['B', 'own', 'RNSScreenStackHeaderConfig']);
      expect(plain['header.backButton.title']).toEqual(['A', 'parent A', 'UINavigationBar']);
      expect(plain.activityState).toEqual([2, 'own', 'RNSScreenView']);
      await running.run(() => { set(['A', 'B', 'C'], { C: { header: { backTitle: 'Close' } } }); });
      await running.rest();
      expect((await explain('C'))['header.backButton.title']).toEqual(['Close', 'own', 'UINavigationBar']);
      await running.run(() => { update('C header', { hidden: true }); });
      await running.rest();
      const hidden = await explain('C');
      expect(hidden['header.backTitle']).toEqual(['Close', 'own', '']);
      expect(hidden['header.backButton.title']).toBe(undefined);
      await expect(explain('nowhere')).rejects.toThrow('nowhere');
      """
    ),
    (
      "names a screen by the key of its route, or by the route",
      """
      const key = `Details-${'x'.repeat(21)}`;
      const running = await app('./app.js', options);
      await running.run((key) => { set(['A', 'B', key]); }, key);
      await running.rest();
      for (const id of ['Details', key]) {
        const { componentId, name } = await running.snapshot(id);
        expect([componentId, name]).toEqual([key, 'Details']);
      }
      await expect(running).toHaveEmitted([['onAppear', { target: 'Details' }]]);
      """
    ),
  ]

  @Test(
    "A tester of a native stack of React's sees it on both routes", arguments: ReactGestureTests.routes, tests.indices)
  func sees(_ route: String, _ index: Int) async throws {
    let (name, test) = Self.tests[index]
    let folder = RawScreens.folder(app: "begin(['A', 'B']);", tests: "test('\(name)', async () => {\n\(test)\n});")
    try await folder.expectPassing(1, on: route)
  }
}
