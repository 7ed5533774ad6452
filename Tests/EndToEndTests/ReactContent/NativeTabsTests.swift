import NavbridgeLauncher
import Testing

/// The native tabs of react-native-screens in all versions of their protocol, on both routes (react-native-screens §13).
@Suite("Native tabs of React's", .timeLimit(.minutes(20)))
struct NativeTabsTests {
  /// What happens to tabs, and the events that React gets. The tab A contains a stack of the screens A1 and A2.
  struct Row: Sendable, CustomTestStringConvertible {
    let happens: String
    /// The properties of the tabs, and those of a tab by its key.
    var host = "{}"
    var tabs = "{}"
    var screens = "['A1', 'A2']"
    var count = 2
    let act: String
    let events: [String]
    var tab = "A"
    /// The stack in the tab A afterwards. Nil where another tab is selected.
    var stack: String?

    var testDescription: String { happens }
  }

  private static func focus(_ key: String, handled: Bool = false) -> String {
    #"tabs NativeFocusChange {"tabKey":"\#(key)","repeatedSelectionHandledBySpecialEffect":\#(handled)}"#
  }

  private static func selected(
    _ key: String, _ provenance: Int, _ origin: String = "user", isRepeated: Bool = false, hasEffect: Bool = false
  ) -> String {
    #"tabs TabSelected {"selectedScreenKey":"\#(key)","provenance":\#(provenance),"#
      + #""isRepeated":\#(isRepeated),"hasTriggeredSpecialEffect":\#(hasEffect),"actionOrigin":"\#(origin)"}"#
  }

  /// The event of the screen that the special effect of a repeated tap pops.
  private static let popped = #"A2 Dismissed {"dismissCount":1}"#

  private static func rejected(
    _ key: String, _ provenance: Int, _ reason: String, wanted: String, base: Int = 0
  ) -> String {
    #"tabs TabSelectionRejected {"selectedScreenKey":"\#(key)","provenance":\#(provenance),"#
      + #""rejectedScreenKey":"\#(wanted)","rejectedBaseProvenance":\#(base),"rejectionReason":"\#(reason)"}"#
  }

  private static func prevented(_ key: String, _ provenance: Int) -> String {
    #"tabs TabSelectionPrevented {"selectedScreenKey":"\#(key)","provenance":\#(provenance),"preventedScreenKey":"B"}"#
  }

  /// The protocol until 4.24: a tap is reported before UIKit selects.
  static let focusRows: [Row] = [
    Row(happens: "another tab is tapped", act: "device.tap({ tabIndex: 1 })", events: [focus("B")], tab: "B"),
    Row(
      happens: "the tab of a deep stack is tapped again", act: "device.tap({ tabIndex: 0 })",
      events: [focus("A", handled: true), popped], stack: "['A1']"),
    Row(
      happens: "the tab of a root is tapped again", screens: "['A1']", act: "device.tap({ tabIndex: 0 })",
      events: [focus("A")], stack: "['A1']"),
    Row(
      happens: "a tab that does not pop is tapped again",
      tabs: "{ A: { specialEffects: { repeatedTabSelection: { popToRoot: false } } } }",
      act: "device.tap({ tabIndex: 0 })", events: [focus("A")], stack: "['A1', 'A2']"),
    Row(
      happens: "the script controls the selection, and a tab is tapped", host: "{ controlNavigationStateInJS: true }",
      act: "device.tap({ tabIndex: 1 })", events: [focus("B")], stack: "['A1', 'A2']"),
    Row(
      happens: "another tab is tapped, and then the script changes something else",
      act: "device.tap({ tabIndex: 1 }); await running.run(() => { updateAll({ B: { badgeValue: '1' } }); })",
      events: [focus("B")], tab: "B"),
    Row(
      happens: "the script moves the focus",
      act: "running.run(() => { updateAll({ A: { isFocused: false }, B: { isFocused: true } }); })", events: [],
      tab: "B"),
    Row(
      happens: "a row of the list of further tabs is tapped, of which nobody is told", count: 6,
      act: "device.tap({ tabIndex: 4 }); await device.tap({ text: 'F' })", events: [], tab: "F"),
    Row(
      happens: "the list of further tabs is left by a tab and tapped again, with a tab opened in it", count: 6,
      act: "device.tap({ tabIndex: 4 }); await device.tap({ text: 'F' }); await device.tap({ tabIndex: 1 }); "
        + "await device.tap({ tabIndex: 4 })",
      events: [focus("B")], tab: "F"),
  ]

  private static func asks(for key: String, base: Int = 0) -> String {
    """
    running.run(() => { update('tabs', { navStateRequest: { selectedScreenKey: '\(key)', baseProvenance: \(base) } }); })
    """
  }

  private static let more = #"tabs MoreTabSelected {"selectedScreenKey":"A","provenance":0}"#

  /// The protocol from 4.25 on: the script requests, and both sides count the changes.
  static let requestRows: [Row] = [
    Row(
      happens: "another tab is tapped", act: "device.tap({ tabIndex: 1 })", events: [selected("B", 1)], tab: "B"),
    Row(
      happens: "the tab of a deep stack is tapped again", act: "device.tap({ tabIndex: 0 })",
      events: [selected("A", 1, isRepeated: true, hasEffect: true), popped], stack: "['A1']"),
    Row(
      happens: "the tab of a root is tapped again", screens: "['A1']", act: "device.tap({ tabIndex: 0 })",
      events: [selected("A", 1, isRepeated: true)], stack: "['A1']"),
    Row(
      happens: "a tab that the script guards is tapped", tabs: "{ B: { preventNativeSelection: true } }",
      act: "device.tap({ tabIndex: 1 })", events: [prevented("A", 0)], stack: "['A1', 'A2']"),
    Row(
      happens: "the selected tab is tapped, and the script guards it",
      tabs: "{ A: { preventNativeSelection: true } }", screens: "['A1']", act: "device.tap({ tabIndex: 0 })",
      events: [selected("A", 1, isRepeated: true)], stack: "['A1']"),
    Row(
      happens: "the script requests another tab", act: asks(for: "B"), events: [selected("B", 1, "programmatic-js")],
      tab: "B"),
    Row(
      happens: "the script requests the same tab", act: asks(for: "A", base: 1),
      events: [rejected("A", 0, "repeated", wanted: "A", base: 1)], stack: "['A1', 'A2']"),
    Row(
      happens: "the script requests a tab without knowing of a tap", host: "{ rejectStaleNavStateUpdates: true }",
      count: 3, act: "device.tap({ tabIndex: 1 }); await \(asks(for: "C"))",
      events: [selected("B", 1), rejected("B", 1, "stale", wanted: "C")], tab: "B"),
    Row(
      happens: "the script requests a tab without knowing of a tap, and need not",
      count: 3, act: "device.tap({ tabIndex: 1 }); await \(asks(for: "C"))",
      events: [selected("B", 1), selected("C", 2, "programmatic-js")], tab: "C"),
    Row(
      happens: "the script requests a tab in the state of its own last request, after which none was tapped",
      host: "{ rejectStaleNavStateUpdates: true }",
      count: 3, act: "\(asks(for: "B")); await \(asks(for: "C"))",
      events: [selected("B", 1, "programmatic-js"), selected("C", 2, "programmatic-js")], tab: "C"),
    Row(
      happens: "the script changes a tab without a request",
      act: "running.run(() => { updateAll({ B: { badgeValue: '1' } }); })", events: [], stack: "['A1', 'A2']"),
    Row(
      happens: "a tab comes without a request", act: "running.run(() => { addTab('C'); })", events: [],
      stack: "['A1', 'A2']"),
    Row(
      happens: "the list of further tabs is tapped", count: 6, act: "device.tap({ tabIndex: 4 })", events: [more],
      tab: ""
    ),
    Row(
      happens: "the list of further tabs is tapped twice, and then a row of it", count: 6,
      act: "device.tap({ tabIndex: 4 }); await device.tap({ tabIndex: 4 }); await device.tap({ text: 'F' })",
      events: [more, selected("F", 1)], tab: "F"),
    Row(
      happens: "the list of further tabs is left by a tab and tapped again, with a tab opened in it", count: 6,
      act: "device.tap({ tabIndex: 4 }); await device.tap({ text: 'F' }); await device.tap({ tabIndex: 1 }); "
        + "await device.tap({ tabIndex: 4 })",
      events: [more, selected("F", 1), selected("B", 2), selected("F", 3)], tab: "F"),
    Row(
      happens: "a guarded tab in the list of further tabs is tapped", tabs: "{ F: { preventNativeSelection: true } }",
      count: 6, act: "device.tap({ tabIndex: 4 }); await device.tap({ text: 'F' })",
      events: [more, #"tabs TabSelectionPrevented {"selectedScreenKey":"A","provenance":0,"preventedScreenKey":"F"}"#],
      tab: ""),
    Row(
      happens: "the list of further tabs is tapped again, with a tab opened in it that is guarded since", count: 6,
      act: "device.tap({ tabIndex: 4 }); await device.tap({ text: 'F' }); await device.tap({ tabIndex: 1 }); "
        + "await running.run(() => { updateAll({ F: { preventNativeSelection: true } }); }); "
        + "await device.tap({ tabIndex: 4 })",
      events: [
        more, selected("F", 1), selected("B", 2),
        #"tabs TabSelectionPrevented {"selectedScreenKey":"B","provenance":2,"preventedScreenKey":"F"}"#,
        #"tabs MoreTabSelected {"selectedScreenKey":"B","provenance":2}"#,
      ], tab: ""),
  ]

  /// The order of all events of a tap and of a request, in the newest version.
  static let orderRows: [Row] = [
    Row(
      happens: "another tab is tapped, and then the first one again",
      act: "device.tap({ tabIndex: 1 }); await device.tap({ tabIndex: 0 })",
      events: [
        selected("B", 1), "B WillAppear", "A WillDisappear", "A2 WillDisappear", "B DidAppear", "A DidDisappear",
        selected("A", 2), "A WillAppear", "A2 WillAppear", "B WillDisappear", "A DidAppear", "B DidDisappear",
      ], stack: "['A1', 'A2']")
  ]

  private func run(
    _ row: Row, _ route: String, host: String, screen: String, key: String, begin: String, isFocused: Bool,
    ignoring ignored: String =
      "/Appear|Disappear|TransitionProgress|HeaderHeightChange|FinishTransitioning|Layout|Lifecycle/"
  ) async throws {
    let folder = RawScreens.folder(
      app: """
        const keys = ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, \(row.count));
        const own = \(row.tabs);
        globalThis.updateAll = (all) => {
          for (const [key, props] of Object.entries(all)) views.update(key, props);
          views.commit();
        };
        const addTab = (key) => {
          views.make(`${key} text`, 'RCTView', { height: 40 }, []);
          views.make(key, '\(screen)', { \(key): key, title: key, flex: 1 }, [`${key} text`]);
          views.put('tabs', [...keys, key]);
          views.commit();
        };
        globalThis.addTab = addTab;
        beginWith('tabs', () => {
          makeStack('A stack', \(row.screens));
          for (const key of keys) {
            if (key !== 'A') views.make(`${key} text`, 'RCTView', { height: 40 }, []);
            const focus = \(isFocused) ? { isFocused: key === 'A' } : {};
            views.make(key, '\(screen)', { \(key): key, title: key, flex: 1, ...focus, ...own[key] },
              [key === 'A' ? 'A stack' : `${key} text`]);
          }
          views.make('tabs', '\(host)', { flex: 1, \(begin) ...\(row.host) }, keys);
        }, \(ignored));
        """,
      tests: """
        test('row', async () => {
          expect(await after(async (running) => { await \(row.act); }, options)).toEqual(\(row.events));
          \(row.tab.isEmpty ? "" : "await expect(device).toHaveTab('\(row.tab)');")
          \(row.stack.map { "await expect(device).toHaveStack(\($0));" } ?? "")
        });
        """)
    try await folder.expectPassingInProcess(1, on: route)
  }

  @Test(
    "Native tabs of React's until 4.24 report a tap as a change of the focus", arguments: ReactGestureTests.routes,
    focusRows)
  func tapped(_ route: String, _ row: Row) async throws {
    try await run(
      row, route, host: "RNSBottomTabs", screen: "RNSBottomTabsScreen", key: "tabKey", begin: "", isFocused: true)
  }

  @Test("Native tabs of React's in 4.24 have other names", arguments: ReactGestureTests.routes)
  func renamed(_ route: String) async throws {
    try await run(
      Self.focusRows[1], route, host: "RNSTabsHost", screen: "RNSTabsScreen", key: "tabKey", begin: "", isFocused: true)
  }

  @Test(
    "Native tabs of React's from 4.25 on count the changes of both sides", arguments: ReactGestureTests.routes,
    requestRows)
  func requests(_ route: String, _ row: Row) async throws {
    try await run(
      row, route, host: "RNSTabsHostIOS", screen: "RNSTabsScreenIOS", key: "screenKey",
      begin: "navStateRequest: { selectedScreenKey: 'A', baseProvenance: 0 },", isFocused: false)
  }

  @Test("Native tabs of React's report a tap before the tabs appear", arguments: ReactGestureTests.routes, orderRows)
  func ordered(_ route: String, _ row: Row) async throws {
    try await run(
      row, route, host: "RNSTabsHostIOS", screen: "RNSTabsScreenIOS", key: "screenKey",
      begin: "navStateRequest: { selectedScreenKey: 'A', baseProvenance: 0 },", isFocused: false,
      ignoring: "/TransitionProgress|HeaderHeightChange|FinishTransitioning|Layout|Lifecycle|^(Appear|Disappear)$/")
  }

  @Test("Native tabs of React's show what the script has set in a snapshot", arguments: ReactGestureTests.routes)
  func look(_ route: String) async throws {
    let folder = RawScreens.folder(
      app: """
        beginWith('tabs', () => {
          makeStack('stack', ['A1'], {});
          views.update('stack', { nativeContainerBackgroundColor: 0xff112233 });
          views.make('A', 'RNSTabsScreenIOS', {
            screenKey: 'A', title: 'Feed', flex: 1, iconType: 'sfSymbol', iconResourceName: 'house', badgeValue: '3',
            userInterfaceStyle: 'dark',
          }, ['stack']);
          views.make('accessory', 'RNSTabsBottomAccessory', {}, []);
          views.make('tabs', 'RNSTabsHostIOS', {
            flex: 1, navStateRequest: { selectedScreenKey: 'A', baseProvenance: 0 }, colorScheme: 'dark',
            layoutDirection: 'rtl', nativeContainerBackgroundColor: 0xff00ff00, tabBarControllerMode: 'tabBar',
            tabBarMinimizeBehavior: 'never', bottomAccessoryHidden: true,
          }, ['A', 'accessory']);
        });
        """,
      tests: """
        const find = (node, type) => {
          if (node === null || typeof node !== 'object') return undefined;
          return node.type === type ? node : Object.values(node).map((each) => find(each, type)).find(Boolean);
        };
        test('look', async () => {
          const running = await app('./app.js', options);
          const tabs = async () => find(await device.snapshot(), 'BottomTabs');
          const { userInterfaceStyle, layoutDirection, backgroundColor, tabBar, ...rest } = await tabs();
          expect([userInterfaceStyle, layoutDirection, backgroundColor]).toEqual(['dark', 'rtl', '#00FF00']);
          expect(find(rest, 'Component').userInterfaceStyle).toBe('dark');
          expect(find(rest, 'Stack').backgroundColor).toBe('#112233');
          expect(JSON.stringify(tabBar)).toContain('house');
          expect(JSON.stringify(tabBar)).toContain('"3"');
          // A symbol counts before a resource, and is gone with its property.
          await running.run(() => { update('A', { iconSfSymbolName: 'star' }); });
          await running.rest();
          expect(JSON.stringify((await tabs()).tabBar)).toContain('star');
          await running.run(() => { update('A', { iconSfSymbolName: null, badgeValue: null }); });
          await running.rest();
          expect(JSON.stringify((await tabs()).tabBar)).toContain('house');
          expect(JSON.stringify((await tabs()).tabBar)).not.toContain('"3"');
          const inherited = { colorScheme: 'inherit', layoutDirection: 'inherit', nativeContainerBackgroundColor: null };
          await running.run((props) => { update('tabs', props); }, inherited);
          await running.rest();
          const then = await tabs();
          expect(['userInterfaceStyle', 'layoutDirection', 'backgroundColor'].filter((key) => key in then)).toEqual([]);
        });
        """)
    try await folder.expectPassingInProcess(1, on: route)
  }
}
