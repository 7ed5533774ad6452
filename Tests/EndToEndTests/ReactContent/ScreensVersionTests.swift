import Testing

/// What an app of an older react-native-screens does, and where the version is assumed (react-native-screens §17).
@Suite("An older react-native-screens", .timeLimit(.minutes(20)))
struct ScreensVersionTests {
  /// The version that is given, what a screen is sent, what a search bar is sent, whether the bar begins with its room on turbo,
  /// and the version that is assumed there.
  static let rows: [(version: String?, screen: String, search: String, shows: Bool, assumed: String?)] = [
    (nil, "{}", "{}", false, "4.27"),
    ("4.15.4", "{}", "{}", true, "4.15"),
    ("4.16", "{}", "{}", false, "4.16"),
    // What shows the version counts before the one that is given.
    ("4.15", "{ fullScreenSwipeEnabled: 'undefined' }", "{}", false, nil),
    // An app that says whether the bar hides needs no version.
    (nil, "{}", "{ hideWhenScrolling: true }", false, nil),
    (nil, "{}", "{ hideWhenScrolling: false }", true, nil),
  ]

  @Test(
    "An older react-native-screens keeps a search bar on turbo, if the app does not say, and a snapshot names what was assumed",
    arguments: ReactGestureTests.routes, rows.indices)
  func beginsWithSearch(_ route: String, _ index: Int) async throws {
    let row = Self.rows[index]
    let isBridge = route == "bridge"
    // The old architecture hides the bar in all versions.
    let shows = isBridge ? row.search == "{ hideWhenScrolling: false }" : row.shows
    let assumed =
      isBridge || row.assumed == nil
      ? "undefined"
      : "[{ library: 'react-native-screens', version: '\(row.assumed ?? "")', for: ['hideWhenScrolling'] }]"
    let folder = RawScreens.folder(
      app: """
        beginWith('stack', () => {
          const content = () => {
            views.make('rows', 'RCTScrollContentView', {}, []);
            views.make('list', 'RCTScrollView', { flex: 1, contentInsetAdjustmentBehavior: 'automatic' }, ['rows']);
            return { children: ['list'], style: { flex: 1 } };
          };
          makeStack('stack', ['A'], { A: { ...\(row.screen), header: { translucent: true }, content } });
          views.make('search', 'RNSSearchBar', \(row.search), []);
          views.make('part', 'RNSScreenStackHeaderSubview', { type: 'searchBar' }, ['search']);
          views.put('A header', ['part']);
        });
        """,
      tests: """
        /** The first bar of a snapshot. */
        const topBar = (node) => node?.topBar ?? (node?.children ?? []).map(topBar).find(Boolean);
        test('search', async () => {
          const running = await app('./app.js', { ...options, screensVersion: \(row.version.map { "'\($0)'" } ?? "undefined") });
          await running.rest();
          const { assumed, windows: [{ root }] } = await device.snapshot();
          expect(topBar(root).searchBar.visible).toBe(\(shows));
          expect(assumed).toEqual(\(assumed));
        });
        """)
    try await folder.expectPassing(1, on: route)
  }
}
