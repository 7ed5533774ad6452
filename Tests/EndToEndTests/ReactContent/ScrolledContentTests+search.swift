/// Content that scrolls below a search bar (react-native-screens §10.5).
extension ScrolledContentTests {
  /// A stack of one screen whose bar has a search bar.
  private static func search(
    _ header: String = "", _ properties: String = "", behavior: String = "automatic", isInTab: Bool = false
  ) -> String {
    """
    beginWith('\(isInTab ? "tabs" : "stack")', () => {
      makeStack('stack', ['A'], {
        A: { header: { translucent: true, \(header) }, content: list({ behavior: '\(behavior)' }) },
      });
      views.make('search', 'RNSSearchBar', { placeholder: 'Find', \(properties) }, []);
      views.make('part', 'RNSScreenStackHeaderSubview', { type: 'searchBar' }, ['search']);
      views.put('A header', ['part']);
      if (!\(isInTab)) return;
      views.make('T', 'RNSTabsScreenIOS', { screenKey: 'T', title: 'T', flex: 1 }, ['stack']);
      const navStateRequest = { selectedScreenKey: 'T', baseProvenance: 0 };
      views.make('tabs', 'RNSTabsHostIOS', { flex: 1, navStateRequest }, ['T']);
    }, /Appear|Disappear|Layout|Lifecycle|TransitionProgress|FinishTransitioning|Scroll/);
    """
  }

  /// The events for bars whose parts have these heights.
  private static func heights(_ heights: Int...) -> String {
    "[\(heights.map { "height(\($0))" }.joined(separator: ", "))]"
  }

  /// A finger pulls the content down, so that the search bar shows.
  private static let pull = "device.scroll({ testID: 'list', y: -300 }); await "

  private static let bars = "[bar(now)[3], searchBar(now).visible, gap(now)]"

  /// A tap in the middle of the status bar.
  private static let statusBar = "await running.request('device/gesture', { path: [[100, 10, 0]] })"

  static let statusBarRows = [
    Row(
      happens: "returns to its top, with all parts of its bar, by a tap on the status bar",
      begin: search("largeTitle: true"), act: "device.scroll({ testID: 'list', y: 300 }); \(statusBar)",
      measure: "[bar(now)[3], searchBar(now).visible, gap(now)]", value: "[148, true, 0]",
      events: heights(44, 96, 148)),
    Row(
      happens: "stays if it does not scroll to its top by a tap on the status bar", begin: search("largeTitle: true"),
      act: "running.run(() => { update('list', { scrollsToTop: false }); }); "
        + "await device.scroll({ testID: 'list', y: 300 }); \(statusBar)",
      measure: "bar(now)[3]", value: "44", events: heights(44)),
  ]

  static let searchRows = [
    Row(
      happens: "begins below a small title whose search bar is hidden", begin: search(), act: "undefined",
      measure: "[bar(now)[3], searchBar(now).visible, gap(now)]", value: "[44, false, 0]"),
    Row(
      happens: "shows a hidden search bar as a finger pulls it down", begin: search(),
      act: "device.scroll({ testID: 'list', y: -300 })", measure: bars, value: "[96, true, 0]", events: heights(96)),
    Row(
      happens: "begins below a large title and a search bar", begin: search("largeTitle: true"), act: "undefined",
      measure: bars, value: "[148, true, 0]"),
    Row(
      happens: "has a search bar above from the beginning if UIKit leaves its insets",
      begin: search(behavior: "never"), act: "undefined",
      measure: "[bar(now)[3], searchBar(now).visible]", value: "[96, true]"),
    Row(
      happens: "begins as the first view in a native tab, below a search bar that is hidden",
      begin: search(behavior: "never", isInTab: true), act: "undefined",
      measure: "[bar(now)[3], searchBar(now).visible]",
      value: "[44, false]"),
    Row(
      happens: "hides a search bar by scrolling", begin: search(),
      act: pull + "device.scroll({ testID: 'list', y: 200 })",
      measure: "[bar(now)[3], searchBar(now).visible, searchBar(now).frame]", value: "[44, false, undefined]",
      events: heights(96, 44)),
    Row(
      happens: "brings a search bar back at its top", begin: search(),
      act: pull + "device.scroll({ testID: 'list', y: 200 }); await device.scroll({ testID: 'list', y: -500 })",
      measure: bars, value: "[96, true, 0]", events: heights(96, 44, 96)),
    Row(
      happens: "leaves a search bar that does not hide", begin: search("", "hideWhenScrolling: false"),
      act: "device.scroll({ testID: 'list', y: 200 })", measure: "bar(now)[3]", value: "96"),
    Row(
      happens: "has nothing above but the search bar while a search runs", begin: search("largeTitle: true"),
      act: "device.search('a'); await device.scroll({ testID: 'list', y: 200 })",
      measure: "[bar(now)[3], searchBar(now).visible]", value: "[52, true]",
      events: #"['search SearchFocus', 'search ChangeText {"text":"a"}', height(52)]"#),
    Row(
      happens: "has all parts of its bar again when a search has ended", begin: search("largeTitle: true"),
      act: "device.search('a'); await device.search({ cancel: true })", measure: bars, value: "[148, true, 0]",
      events: #"['search SearchFocus', 'search ChangeText {"text":"a"}', height(52), 'search SearchBlur', "#
        + #"'search CancelButtonPress', 'search ChangeText {"text":""}', height(148)]"#),
    Row(
      happens: "goes back if a finger lets it go within the first half of a search bar", begin: search(),
      act: pull + "device.scroll({ testID: 'list', y: -140 })", measure: bars, value: "[96, true, 0]",
      events: heights(96)),
    Row(
      happens: "goes on if a finger lets it go within the second half of a search bar", begin: search(),
      act: pull + "device.scroll({ testID: 'list', y: -120 })", measure: "[bar(now)[3], gap(now)]", value: "[44, 0]",
      events: heights(96, 44)),
    Row(
      happens: "leaves a search bar that has the focus", begin: search("", "hideNavigationBar: 'false'"),
      act: pull + "device.search('a'); await device.scroll({ testID: 'list', y: 200 })",
      measure: "[bar(now)[3], searchBar(now).visible]", value: "[96, true]",
      events: "[height(96), " + #"'search SearchFocus', 'search ChangeText {"text":"a"}']"#),
    Row(
      happens: "hides a search bar whose search has ended while it was scrolled",
      begin: search("", "hideNavigationBar: 'false'"),
      act: pull + "device.search('a'); await device.scroll({ testID: 'list', y: 200 }); "
        + "await device.search({ cancel: true })",
      measure: "bar(now)[3]", value: "44",
      events: "[height(96), " + #"'search SearchFocus', 'search ChangeText {"text":"a"}', 'search SearchBlur', "#
        + #"'search CancelButtonPress', 'search ChangeText {"text":""}', height(44)]"#),
    Row(
      happens: "shows a hidden search bar that the script focuses", begin: search(),
      act: pull + "device.scroll({ testID: 'list', y: 200 }); "
        + "await running.run(() => { views.command('search', 'focus', []); })",
      measure: "[bar(now)[3], searchBar(now).visible]", value: "[52, true]",
      events: "[height(96), height(44), 'search SearchFocus', height(52)]"),
    Row(
      happens: "hides a search bar before it collapses a large title", begin: search("largeTitle: true"),
      act: "device.scroll({ testID: 'list', y: -140 })", measure: "[bar(now)[3], searchBar(now).visible, gap(now)]",
      value: "[96, false, 0]", events: heights(96)),
    Row(
      happens: "collapses a large title after a search bar", begin: search("largeTitle: true"),
      act: "device.scroll({ testID: 'list', y: -140 }); await device.scroll({ testID: 'list', y: 0 })",
      measure: "bar(now)[3]", value: "44", events: heights(96, 44)),
    Row(
      happens: "refuses a search in a bar that it has hidden", begin: search(),
      act: pull + "device.scroll({ testID: 'list', y: 200 }); "
        + "await expect(device.search('a')).rejects.toThrow('Pull the content down at its top first.')",
      measure: "bar(now)[3]", value: "44", events: heights(96, 44)),
  ]
}
