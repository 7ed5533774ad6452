import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import Testing

@testable import NativeSide
@testable import NavbridgeKernel
@testable import NavbridgeReactNativeNavigation

/// rnn-options §2.4, §4.2, §4.3, §4.7: the items of tabs, and the preferences and the geometry of screens.
@MainQueue @Suite("A presenter of an item or a screen")
struct PresentedTabTests {
  /// The options of a tab, and what its item shows with them.
  struct Row: Sendable, CustomTestStringConvertible {
    let options: JSON
    let shown: String
    let read: @MainQueue @Sendable (UITabBarItem) -> Any?
    var testDescription: String { options.description }

    init(_ options: JSON, _ shown: String, _ read: @escaping @MainQueue @Sendable (UITabBarItem) -> Any?) {
      (self.options, self.shown, self.read) = (["bottomTab": options], shown, read)
    }
  }

  nonisolated static let items: [Row] = [
    Row(["text": "Home"], "Home") { $0.title },
    Row([:], "nil") { $0.title },
    Row(["testID": "TAB"], "TAB") { $0.accessibilityIdentifier },
    Row(["accessibilityLabel": "first", "testID": "T"], "first") { $0.accessibilityLabel },
    Row(["badge": "3"], "3") { $0.badgeValue },
    Row(["badge": ""], "nil") { $0.badgeValue },
    Row(["badgeColor": 0xFFFF_0000], "#FF0000") { $0.badgeColor },
    Row(["textColor": 0xFFFF_0000], "#FF0000") { $0.titleTextAttributes.foregroundColor },
    Row(["selectedTextColor": 0xFFFF_0000], "#FF0000") { $0.selectedTitleTextAttributes.foregroundColor },
    Row(["fontSize": 20, "fontFamily": "F"], "F 20.0") { item in
      item.titleTextAttributes.font.map { "\($0.familyName ?? "") \($0.pointSize)" }
    },
    Row(["fontWeight": "700"], "bold") { $0.selectedTitleTextAttributes.font?.weight },
    Row(["fontWeight": "unknown"], "regular") { $0.titleTextAttributes.font?.weight },
    Row(["sfSymbol": "house"], "house") { $0.image?.source },
    Row(["iconInsets": ["top": 4]], "4.0") { $0.imageInsets.top },
    Row(["role": "search", "text": "Find"], "Search") { $0.title },
    Row(["role": "unknown", "text": "Find"], "Find") { $0.title },
  ]

  private let handler = NativeHost.alone().buildCommandsHandler(.turbo)

  private func tabs(_ options: [JSON], of bar: JSON = [:]) throws -> RNNBottomTabsController {
    let children = options.enumerated().map { JSON.node("Component", "c\($0)", options: $1) }
    let made = try handler.controllerFactory.createLayout(.node("BottomTabs", "t", children, options: bar))
    return try #require(made as? RNNBottomTabsController)
  }

  private static func text(_ value: Any?) -> String { value.map { "\($0)" } ?? "nil" }

  @Test("A presenter of an item shows the tab's options from the beginning, and by a merge", arguments: items)
  func item(_ row: Row) throws {
    let made = try #require(try tabs([row.options]).viewControllers.first)
    #expect(Self.text(row.read(made.tabBarItem)) == row.shown)
    let bar = try tabs([[:]])
    let child = try #require(bar.viewControllers.first as? any RNNLayoutProtocol)
    bar.mergeChildOptions(RNNNavigationOptions(row.options), child: child)
    #expect(Self.text(row.read(child.tabBarItem)) == row.shown, "merged")
  }

  @Test(
    "A presenter of an item gives a role to the first tab that asks for it, and shows no titles where the bar hides them"
  )
  func rolesAndTitles() throws {
    let search: JSON = ["bottomTab": ["role": "search", "text": "Own"]]
    #expect(try tabs([search, search]).viewControllers.map(\.tabBarItem.title) == ["Search", "Own"])
    let hidden = try tabs([["bottomTab": ["text": "A"]]], of: ["bottomTabs": ["titleDisplayMode": "alwaysHide"]])
    #expect(hidden.viewControllers.map(\.tabBarItem.title) == [nil])
  }

  @Test("A presenter of an item leaves it by a merge of a dot or of an accessibility label alone")
  func untouched() throws {
    let bar = try tabs([["bottomTab": ["text": "A"]]])
    let child = try #require(bar.viewControllers.first as? any RNNLayoutProtocol)
    child.tabBarItem.title = "changed"
    for options in [["dotIndicator": ["visible": true]], ["accessibilityLabel": "x"]] as [JSON] {
      bar.mergeChildOptions(RNNNavigationOptions(["bottomTab": options]), child: child)
      #expect(child.tabBarItem.title == "changed", "\(options)")
    }
    bar.mergeChildOptions(RNNNavigationOptions(["bottomTab": ["testID": "T"]]), child: child)
    #expect(child.tabBarItem.title == "A")
  }

  @Test(
    "A presenter of a screen answers the system by the screen's options",
    arguments: [
      ([:], "default false"), (["statusBar": ["style": "light"]], "lightContent false"),
      (["statusBar": ["style": "dark"]], "darkContent false"), (["statusBar": ["style": "unknown"]], "default false"),
      (["statusBar": ["visible": false]], "default true"), (["statusBar": ["visible": true]], "default false"),
    ] as [(JSON, String)])
  func statusBar(_ options: JSON, _ shown: String) throws {
    let screen = try handler.controllerFactory.createLayout(.node("Component", "c", options: options))
    let words = "\(screen.presenter.preferredStatusBarStyle.rawValue) \(screen.presenter.prefersStatusBarHidden)"
    #expect(words == shown)
  }

  @Test(
    "A presenter of a screen allows the orientations of its words, and none for unknown ones",
    arguments: [
      (nil, .allButUpsideDown), ("all", .all), ("landscape", .landscape),
      (["portrait", "upsideDown"], [.portrait, .portraitUpsideDown]),
      (["unknown"], []),
    ] as [(JSON?, UIInterfaceOrientationMask)])
  func orientations(_ word: JSON?, _ mask: UIInterfaceOrientationMask) throws {
    let options: JSON = word.map { ["layout": ["orientation": $0]] } ?? [:]
    let screen = try handler.controllerFactory.createLayout(.node("Component", "c", options: options))
    #expect(screen.presenter.supportedInterfaceOrientations == mask)
  }

  @Test(
    "A presenter of a screen draws its content behind bars that are hidden, see-through or drawn over",
    arguments: [
      ([:], false, false), (["topBar": ["drawBehind": true]], true, false),
      (["topBar": ["visible": false]], true, false),
      (["topBar": ["background": ["translucent": true]]], true, false),
      (["topBar": ["largeTitle": ["visible": true]]], true, false),
      (["bottomTabs": ["drawBehind": true]], false, true), (["bottomTabs": ["visible": false]], false, true),
      (["bottomTabs": ["translucent": true]], false, true),
    ] as [(JSON, Bool, Bool)])
  func geometry(_ options: JSON, _ isBehindTop: Bool, _ isBehindBottom: Bool) throws {
    let made = try handler.controllerFactory.createLayout(.node("Component", "c", options: options))
    let screen = try #require(made as? RNNComponentViewController)
    #expect(screen.drawsBehindTopBar == isBehindTop && screen.drawsBehindBottomTabs == isBehindBottom)
  }
}
