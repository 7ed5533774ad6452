import NavbridgeLauncher
import Testing

/// Content of React's that scrolls below native bars and in native sheets, on both routes (react-native-screens §10, §11,
/// §13).
@Suite("Content of React's that scrolls", .timeLimit(.minutes(20)))
struct ScrolledContentTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let happens: String
    /// JavaScript that begins with a view.
    let begin: String
    let act: String
    /// A JavaScript expression of the result and of the screen before and after, and the value expected.
    let measure: String
    let value: String
    var events = "[]"

    var testDescription: String { happens }
  }

  private static let largeTitle = titled("list()")
  private static func titled(_ content: String) -> String {
    "begin(['A'], { A: { header: { largeTitle: true, translucent: true }, content: \(content) } }, quiet);"
  }

  private static let barHeight = "bar(now)[3]"

  static let titleRows = [
    Row(
      happens: "begins below a large title", begin: largeTitle, act: "undefined",
      measure: "gap(now)", value: "0"),
    Row(
      happens: "collapses a large title by scrolling", begin: largeTitle,
      act: "device.scroll({ testID: 'list', y: 200 })", measure: barHeight, value: "44"),
    Row(
      happens: "goes back if a finger lets it go within the first half of a large title", begin: largeTitle,
      act: "device.scroll({ testID: 'list', y: -140 })", measure: "[\(barHeight), gap(now)]", value: "[96, 0]"),
    Row(
      happens: "goes on if a finger lets it go within the second half of a large title", begin: largeTitle,
      act: "device.scroll({ testID: 'list', y: -120 })", measure: "[\(barHeight), gap(now)]", value: "[44, 0]"),
    Row(
      happens: "goes below its bar when the script scrolls to a place above its own beginning", begin: largeTitle,
      act: "running.run(() => { views.command('list', 'scrollTo', [0, -140, false]); })",
      measure: "[\(barHeight), Math.round(topOf('row 0', now))]", value: "[44, 0]"),
    Row(
      happens: "rests where a script that may leave the content has scrolled it, within a large title",
      begin: largeTitle,
      act: "running.run(() => { update('list', { scrollToOverflowEnabled: true }); "
        + "views.command('list', 'scrollTo', [0, -140, false]); })",
      measure: "[\(barHeight), gap(now)]", value: "[96, -13]"),
    Row(
      happens: "goes to a whole large title when a finger that moves is lifted", begin: largeTitle,
      act: "running.request('device/gesture', "
        + "{ path: [[200, 400, 0], [200, 380, 50], [200, 340, 150], [200, 340, 400]] })",
      measure: "[\(barHeight), gap(now)]", value: "[44, 0]"),
    Row(
      happens: "gives a large title its room back", begin: largeTitle,
      act: "device.scroll({ testID: 'list', y: 200 }); await device.scroll({ testID: 'list', y: -500 })",
      measure: "[\(barHeight), gap(now)]", value: "[96, 0]"),
    Row(
      happens: "leaves a large title if it scrolls sideways first",
      begin: titled("list({ first: 'row' })"),
      act: "device.scroll({ testID: 'list', y: 200 })", measure: barHeight, value: "96"),
  ]

  private static func sheet(_ properties: String) -> String {
    "begin(['A', 'M'], { M: { stackPresentation: 'formSheet', header: null, sheetAllowedDetents: [0.5, 1], "
      + "\(properties) content: list() } }, quiet);"
  }

  private static let stable = #"['M SheetDetentChanged {"index":1,"isStable":true}']"#
  private static let part = "Math.round(10 * heightOf(now) / heightOf(before))"

  static let sheetRows = [
    Row(
      happens: "expands a sheet before it moves", begin: sheet(""), act: "device.scroll({ testID: 'list', y: 300 })",
      measure: "\(part) > 15", value: "true", events: stable),
    Row(
      happens: "lets a sheet spring back after a short way", begin: sheet(""),
      act: "device.scroll({ testID: 'list', y: 50 })", measure: part, value: "10"),
    Row(
      happens: "expands a sheet by a fast finger", begin: sheet(""),
      act: "device.swipe({ testID: 'list', direction: 'up' })", measure: "\(part) > 15", value: "true", events: stable),
    Row(
      happens: "leaves a sheet that does not expand by scrolling",
      begin: sheet("sheetExpandsWhenScrolledToEdge: false,"),
      act: "device.scroll({ testID: 'list', y: 300 })", measure: part, value: "10"),
  ]

  static let tabRows = [
    Row(
      happens: "returns to its top by a tap on its tab", begin: tabs(""),
      act: "device.scroll({ testID: 'list', y: 300 }); await device.tap({ tabIndex: 0 })",
      measure: "topOf('row 0', now) - topOf('row 0', before)", value: "0",
      events: #"['tabs NativeFocusChange {"tabKey":"T","repeatedSelectionHandledBySpecialEffect":true}']"#),
    Row(
      happens: "rests at its top, where a tap on its tab has no effect", begin: tabs(""),
      act: "device.tap({ tabIndex: 0 })", measure: "topOf('row 0', now) - topOf('row 0', before)", value: "0",
      events: #"['tabs NativeFocusChange {"tabKey":"T","repeatedSelectionHandledBySpecialEffect":false}']"#),
    Row(
      happens: "stays where it is if the tab does not want the effect",
      begin: tabs("specialEffects: { repeatedTabSelection: { scrollToTop: false } },"),
      act: "device.scroll({ testID: 'list', y: 300 }); await device.tap({ tabIndex: 0 })",
      measure: "topOf('row 0', now) - topOf('row 0', before)", value: "-362",
      events: #"['tabs NativeFocusChange {"tabKey":"T","repeatedSelectionHandledBySpecialEffect":false}']"#),
  ]

  /// A list that adjusts no insets, as the first view in a tab or in a screen of a stack in it.
  private static func plainTab(_ properties: String, in stack: Bool = false) -> String {
    """
    beginWith('tabs', () => {
      const content = list({ behavior: 'never' });
      if (\(stack)) makeStack('stack', ['A'], { A: { header: { translucent: true }, content } });
      const children = \(stack) ? ['stack'] : content().children;
      views.make('T', 'RNSTabsScreenIOS', { screenKey: 'T', title: 'T', flex: 1, \(properties) }, children);
      const navStateRequest = { selectedScreenKey: 'T', baseProvenance: 0 };
      views.make('tabs', 'RNSTabsHostIOS', { flex: 1, navStateRequest }, ['T']);
    }, quiet);
    """
  }

  private static let keepsInsets = "overrideScrollViewContentInsetAdjustmentBehavior: false"

  static let overrideRows = [
    Row(
      happens: "begins below the status bar as the first view in a native tab", begin: plainTab(""),
      act: "undefined", measure: "topOf('row 0', now)", value: "62"),
    Row(
      happens: "begins at the edge of a native tab that leaves its insets", begin: plainTab(keepsInsets),
      act: "undefined", measure: "topOf('row 0', now)", value: "0"),
    Row(
      happens: "begins below its bar as the first view of a stack in a native tab", begin: plainTab("", in: true),
      act: "undefined", measure: "gap(now)", value: "0"),
    Row(
      happens: "begins at the edge of a stack in a native tab that leaves its insets",
      begin: plainTab(keepsInsets, in: true), act: "undefined", measure: "topOf('row 0', now)", value: "0"),
  ]

  /// A list below a large title, in a tab.
  private static let titledTab = """
    beginWith('tabs', () => {
      makeStack('stack', ['A'], { A: { header: { largeTitle: true, translucent: true }, content: list() } });
      views.make('T', 'RNSBottomTabsScreen', { tabKey: 'T', title: 'T', flex: 1, isFocused: true }, ['stack']);
      views.make('tabs', 'RNSBottomTabs', { flex: 1 }, ['T']);
    }, quiet);
    """

  static let titledTabRows = [
    Row(
      happens: "gives a large title its room back by a tap on its tab", begin: titledTab,
      act: "device.scroll({ testID: 'list', y: 300 }); "
        + "before = await device.snapshot(); await device.tap({ tabIndex: 0 })",
      measure: "[bar(before)[3], bar(now)[3], gap(now)]", value: "[44, 96, 0]",
      events: #"['tabs NativeFocusChange {"tabKey":"T","repeatedSelectionHandledBySpecialEffect":true}']"#)
  ]

  private static func tabs(_ properties: String) -> String {
    """
    beginWith('tabs', () => {
      const { children } = list()();
      views.make('T', 'RNSBottomTabsScreen', { tabKey: 'T', title: 'T', flex: 1, isFocused: true, \(properties) }, children);
      views.make('tabs', 'RNSBottomTabs', { flex: 1 }, ['T']);
    }, quiet);
    """
  }

  static let allRows = titleRows + sheetRows + tabRows + titledTabRows + overrideRows + searchRows + statusBarRows

  @Test(arguments: ReactGestureTests.routes, allRows)
  func scrolls(_ route: String, _ row: Row) async throws {
    let folder = RawScreens.folder(
      app: """
        const quiet = /Appear|Disappear|Layout|Lifecycle|TransitionProgress|HeaderHeightChange|FinishTransitioning|Scroll/;
        const list = ({ first, behavior = 'automatic' } = {}) => () => {
          for (let at = 0; at < 40; at++) views.make(`row ${at}`, 'RCTView', { height: 50 }, []);
          views.make('rows', 'RCTScrollContentView', {}, Array.from({ length: 40 }, (_, at) => `row ${at}`));
          views.make('list', 'RCTScrollView', { flex: 1, contentInsetAdjustmentBehavior: behavior }, ['rows']);
          if (!first) return { children: ['list'], style: { flex: 1 } };
          views.make('wide', 'RCTScrollContentView', {}, []);
          views.make('first', 'RCTScrollView', { height: 10, horizontal: true }, ['wide']);
          return { children: ['first', 'list'], style: { flex: 1 } };
        };
        \(row.begin)
        """,
      tests: """
        /** The upper edge of an element of React's in the window. */
        const topOf = (testID, node) => {
          if (node?.testID === testID && node.inWindow) return node.inWindow[1];
          const inner = Object.values(node ?? {}).filter((value) => typeof value === 'object');
          return inner.map((each) => topOf(testID, each)).find((top) => top !== undefined);
        };
        const heightOf = ({ windows: [{ presented: [sheet] }] }) => sheet.frame[3];
        /** The first bar of a snapshot. */
        const topBar = (node) => node?.topBar ?? (node?.children ?? []).map(topBar).find(Boolean);
        const bar = ({ windows: [{ root }] }) => topBar(root).frame;
        const searchBar = ({ windows: [{ root }] }) => topBar(root).searchBar;
        /** The distance of the first row from the lower edge of the bar. */
        const gap = (snapshot) => Math.round(topOf('row 0', snapshot) - bar(snapshot)[1] - bar(snapshot)[3]) || 0;
        let [before, now] = [];
        const height = (parts) => `A HeaderHeightChange {"headerHeight":${bar(before)[1] + parts}}`;
        test('row', async () => {
          [before, now] = [];
          const events = await after(async (running) => {
            before = await device.snapshot({ react: true });
            await \(row.act);
            await running.rest();
            now = await device.snapshot({ react: true });
          }, options);
          expect(\(row.measure)).toEqual(\(row.value));
          expect(events).toEqual(\(row.events));
        });
        """)
    try await folder.expectPassingInProcess(1, on: route)
  }
}
