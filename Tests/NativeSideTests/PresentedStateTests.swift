import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import Testing

@testable import NativeSide
@testable import NavbridgeKernel
@testable import NavbridgeReactNativeNavigation

/// rnn-options §2.5, §4: the state of UIKit's objects after a presenter has applied an option.
@MainQueue @Suite("A presenter")
struct PresentedStateTests {
  /// An option, and what a controller shows without it and with it.
  struct Row: Sendable, CustomTestStringConvertible {
    let option: String
    let value: JSON
    let without: String
    let shown: String
    let read: @MainQueue @Sendable (UIViewController) -> Any?

    init(
      _ option: String, _ value: JSON, _ without: String, _ shown: String,
      _ read: @escaping @MainQueue @Sendable (UIViewController) -> Any?
    ) {
      (self.option, self.value, self.without, self.shown, self.read) = (option, value, without, shown, read)
    }

    /// The options `{"a": {"b": value}}` for `a.b`.
    var options: JSON {
      option.split(separator: ".").reversed().reduce(value) { .object([ExactText(String($1)): $0]) }
    }

    var testDescription: String { option }

    @MainQueue func text(_ controller: UIViewController) -> String { read(controller).map { "\($0)" } ?? "nil" }
  }

  private nonisolated static let red: JSON = 0xFFFF_0000

  private nonisolated static func stack(_ read: @escaping @MainQueue @Sendable (RNNStackController) -> Any?)
    -> @MainQueue @Sendable (UIViewController) -> Any?
  { { read($0 as! RNNStackController) } }

  private nonisolated static func standard(_ read: @escaping @Sendable (UINavigationBarAppearance) -> Any?)
    -> @MainQueue @Sendable (UIViewController) -> Any?
  { stack { $0.topViewController?.navigationItem.standardAppearance.flatMap(read) } }

  private nonisolated static func edge(_ read: @escaping @Sendable (UINavigationBarAppearance) -> Any?)
    -> @MainQueue @Sendable (UIViewController) -> Any?
  { stack { $0.topViewController?.navigationItem.scrollEdgeAppearance.flatMap(read) } }

  nonisolated static let stackRows: [Row] = [
    Row("popGesture", false, "true", "false", stack { $0.interactivePopGestureRecognizer.isEnabled }),
    Row("topBar.visible", false, "false", "true", stack { $0.isNavigationBarHidden }),
    Row("topBar.barStyle", "black", "default", "black", stack { $0.navigationBar.barStyle }),
    Row("topBar.barStyle", "unknown", "default", "default", stack { $0.navigationBar.barStyle }),
    Row("topBar.testID", "BAR", "nil", "BAR", stack { $0.navigationBar.accessibilityIdentifier }),
    Row("topBar.background.blur", true, "false", "true", stack { $0.navigationBar.isBlurred }),
    Row("topBar.background.clipToBounds", true, "false", "true", stack { $0.navigationBar.clipsToBounds }),
    Row("layout.backgroundColor", red, "nil", "#FF0000", stack { $0.view.backgroundColor }),
    Row("topBar.background.color", red, "opaque", "color(#FF0000)", standard(\.background)),
    Row("topBar.background.color", 0x00FF_0000, "opaque", "transparent", standard(\.background)),
    Row("topBar.background.translucent", true, "opaque", "translucent", edge(\.background)),
    Row("topBar.noBorder", true, "system", "none", standard(\.shadow)),
    Row("topBar.borderColor", red, "system", "color(#FF0000)", standard(\.shadow)),
    Row("topBar.borderColor", red, "system", "system", edge(\.shadow)),
    Row("topBar.scrollEdgeAppearance.noBorder", true, "system", "none", edge(\.shadow)),
    Row("topBar.scrollEdgeAppearance.noBorder", true, "system", "system", standard(\.shadow)),
    Row("topBar.title.color", red, "nil", "#FF0000", standard(\.titleTextAttributes.foregroundColor)),
    Row("topBar.title.color", red, "nil", "#FF0000", edge(\.titleTextAttributes.foregroundColor)),
    Row(
      "topBar.scrollEdgeAppearance.title.color", red, "nil", "nil", standard(\.titleTextAttributes.foregroundColor)),
    Row(
      "topBar.scrollEdgeAppearance.title.color", red, "nil", "#FF0000", edge(\.titleTextAttributes.foregroundColor)),
    Row("topBar.largeTitle.color", red, "nil", "#FF0000", standard(\.largeTitleTextAttributes.foregroundColor)),
  ]

  nonisolated static let tabsRows: [Row] = [
    Row("bottomTabs.testID", "TABS", "nil", "TABS") { tabs($0).accessibilityIdentifier },
    Row("bottomTabs.hideShadow", true, "false", "true") { tabs($0).clipsToBounds },
    Row("bottomTabs.barStyle", "black", "nil", "black") { tabs($0).appearance.barStyle?.rawValue },
    Row("bottomTabs.translucent", true, "false", "true") { tabs($0).appearance.background == .translucent },
    Row("bottomTabs.backgroundColor", red, "false", "true") { tabs($0).appearance.background == .color(.red) },
    Row("bottomTabs.borderWidth", 2, "nil", "2.0") { tabs($0).appearance.border?.width },
    Row("bottomTabs.borderWidth", 2, "nil", "#000000") { tabs($0).appearance.border?.color },
    Row("bottomTabs.borderColor", red, "nil", "#FF0000") { tabs($0).appearance.border?.color },
    Row("bottomTabs.shadow.radius", 3, "nil", "3.0") { tabs($0).appearance.shadow.radius },
    Row("bottomTabs.visible", false, "false", "true") { tabs($0).isHidden },
  ]

  private static func tabs(_ controller: UIViewController) -> UITabBar { (controller as! UITabBarController).tabBar }

  nonisolated static let menuRows: [Row] = [
    Row("sideMenu.left.width", 120, "280.0", "120.0") { menu($0).width(of: .left) },
    Row("sideMenu.right.width", 120, "280.0", "280.0") { menu($0).width(of: .left) },
    Row("sideMenu.right.openMode", "pushContent", "aboveContent", "pushContent") { menu($0).openMode(of: .right) },
    Row("sideMenu.animationType", "parallax", "nil", "parallax") { menu($0).animationType },
    Row("sideMenu.animationType", "unknown", "nil", "nil") { menu($0).animationType },
    Row("layout.backgroundColor", red, "nil", "#FF0000") { $0.view.backgroundColor },
  ]

  private static func menu(_ controller: UIViewController) -> RNNSideMenuViewController {
    controller as! RNNSideMenuViewController
  }

  nonisolated static let splitRows: [Row] = [
    Row("splitView.displayMode", "visible", "automatic", "oneBesideSecondary") { split($0).preferredDisplayMode },
    Row("splitView.displayMode", "hidden", "automatic", "secondaryOnly") { split($0).preferredDisplayMode },
    Row("splitView.displayMode", "overlay", "automatic", "oneOverSecondary") { split($0).preferredDisplayMode },
    Row("splitView.displayMode", "unknown", "automatic", "automatic") { split($0).preferredDisplayMode },
    Row("splitView.primaryEdge", "trailing", "leading", "trailing") { split($0).primaryEdge },
    Row("splitView.primaryBackgroundStyle", "sidebar", "none", "sidebar") { split($0).primaryBackgroundStyle },
  ]

  private static func split(_ controller: UIViewController) -> UISplitViewController {
    controller as! UISplitViewController
  }

  private nonisolated static func searchBar(_ option: String, _ value: JSON) -> JSON {
    .object([ExactText(option): value, "visible": true])
  }

  nonisolated static let screenRows: [Row] = [
    Row("topBar.backButton.visible", false, "false", "true") { $0.navigationItem.hidesBackButton },
    Row("layout.componentBackgroundColor", red, "#FFFFFF", "#FF0000") { $0.view.backgroundColor },
    Row("topBar.searchBar", searchBar("placeholder", "Find"), "nil", "Find") {
      $0.navigationItem.searchController?.searchBar.placeholder
    },
    Row("topBar.searchBar", searchBar("hideTopBarOnFocus", false), "nil", "false") {
      $0.navigationItem.searchController?.hidesNavigationBarDuringPresentation
    },
    Row("topBar.searchBar", searchBar("hideOnScroll", false), "true", "false") {
      $0.navigationItem.hidesSearchBarWhenScrolling
    },
    Row("topBar.searchBar", ["visible": false, "placeholder": "Find"], "nil", "nil") {
      $0.navigationItem.searchController?.searchBar.placeholder
    },
    Row("topBar.rightButtons", [["id": "a", "text": "A"], ["id": "b", "text": "B"]], "0", "2") {
      $0.navigationItem.rightBarButtonItems.count
    },
    Row("topBar.leftButtons", [["id": "a", "text": "Back"]], "[]", #"[Optional("Back")]"#) {
      $0.navigationItem.leftBarButtonItems.map(\.title)
    },
  ]

  private let handler = NativeHost.alone().buildCommandsHandler(.turbo)

  private func shown(_ row: Row, by node: (_ options: JSON) -> JSON) throws {
    for (options, expected) in [(JSON.object([:]), row.without), (row.options, row.shown)] {
      let made = try handler.controllerFactory.createLayout(node(options).value)
      made.presenter.applyOptions(made.resolveOptions())
      #expect(row.text(made) == expected, "\(options)")
    }
    // The same state results from a merge, except for a menu's and a bar's irregularities, which other tests show.
    let merged = try handler.controllerFactory.createLayout(node([:]).value)
    merged.presenter.applyOptions(merged.resolveOptions())
    merged.presenter.mergeOptions(RNNNavigationOptions(row.options), resolvedOptions: merged.resolveOptions())
    #expect(row.text(merged) == row.shown, "merged")
  }

  private static let pair: [JSON] = [.component("c1"), .component("c2")]

  @Test(
    "A presenter of a stack sets the bar, the item and the view by the option, when it appears and by a merge",
    arguments: stackRows
  )
  func stack(_ row: Row) throws { try shown(row) { .node("Stack", "s", Self.pair, options: $0) } }

  @Test("A presenter of bottom tabs sets the bar by the option, when it appears and by a merge", arguments: tabsRows)
  func tabs(_ row: Row) throws { try shown(row) { .node("BottomTabs", "t", Self.pair, options: $0) } }

  @Test(
    "A presenter of a side menu sets its drawers by the option, when it appears and by a merge", arguments: menuRows)
  func menu(_ row: Row) throws {
    let sides: [JSON] = [
      .node("SideMenuLeft", "left", [.component("l")]), .node("SideMenuCenter", "center", [.component("c")]),
      .node("SideMenuRight", "right", [.component("r")]),
    ]
    try shown(row) { .node("SideMenuRoot", "m", sides, options: $0) }
  }

  @Test(
    "A presenter of a split view sets its columns by the option, when it appears and by a merge", arguments: splitRows)
  func split(_ row: Row) throws { try shown(row) { .node("SplitView", "p", Self.pair, options: $0) } }

  @Test(
    "A presenter of a component sets the item and the view by the option, when it appears and by a merge",
    arguments: screenRows)
  func screen(_ row: Row) throws { try shown(row) { .node("Component", "c", options: $0) } }

  @Test("A presenter applies a default option only where the layout sets none, and a split view reads no defaults")
  func defaults() throws {
    handler.controllerFactory.defaultOptions = RNNNavigationOptions([
      "topBar": ["testID": "default"], "splitView": ["displayMode": "hidden"],
    ])
    let own: JSON = ["topBar": ["testID": "own"]]
    for (options, testID) in [(JSON.object([:]), "default"), (own, "own")] {
      let made = try handler.controllerFactory.createLayout(.node("Stack", "s", Self.pair, options: options))
      made.presenter.applyOptions(made.resolveOptions())
      #expect((made as? RNNStackController)?.navigationBar.accessibilityIdentifier == testID)
    }
    let split = try handler.controllerFactory.createLayout(.node("SplitView", "p", Self.pair))
    split.presenter.applyOptions(split.resolveOptions())
    #expect((split as? UISplitViewController)?.preferredDisplayMode == .automatic)
  }

  @Test("A presenter leaves by a merge what the merge does not mention")
  func untouched() throws {
    let options: JSON = ["topBar": ["testID": "BAR", "barStyle": "black", "visible": false]]
    let made = try handler.controllerFactory.createLayout(.node("Stack", "s", Self.pair, options: options))
    let stack = try #require(made as? RNNStackController)
    made.presenter.applyOptions(made.resolveOptions())
    stack.navigationBar.accessibilityIdentifier = "changed"
    made.presenter.mergeOptions(
      RNNNavigationOptions(["topBar": ["barStyle": "default"]]), resolvedOptions: made.resolveOptions())
    #expect(stack.navigationBar.accessibilityIdentifier == "changed" && stack.navigationBar.barStyle == .default)
    #expect(stack.isNavigationBarHidden)
  }
}
