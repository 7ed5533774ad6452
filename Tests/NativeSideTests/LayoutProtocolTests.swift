import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import HeadlessUIKit
@testable import NativeSide
@testable import NavbridgeKernel
@testable import NavbridgeReactNativeNavigation

/// rnn-layouts §2, §3.
@MainQueue @Suite("A layout")
struct LayoutProtocolTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let layout: JSON
    let controller: String
    let presenter: String
    let current: String?
    var children: [String] = []
    var testDescription: String { layout["type"]?.string ?? "" }
  }

  private nonisolated static let menu: [JSON] = [
    .node("SideMenuLeft", "left", [.component("l")]), .node("SideMenuCenter", "center", [.component("c")]),
    .node("SideMenuRight", "right", [.component("r")]),
  ]
  private nonisolated static let pair: [JSON] = [.component("c1"), .component("c2")]
  private nonisolated static let second: JSON = ["bottomTabs": ["currentTabIndex": 1]]

  /// The class of each type with its presenter, its children, and its current child.
  nonisolated static let rows = [
    Row(
      layout: .component("x"), controller: "RNNComponentViewController", presenter: "RNNComponentPresenter",
      current: nil),
    Row(
      layout: .node("ExternalComponent", "x"), controller: "RNNExternalViewController",
      presenter: "RNNComponentPresenter", current: nil, children: [""]),
    Row(
      layout: .node("Stack", "x", pair), controller: "RNNStackController", presenter: "RNNStackPresenter",
      current: "c2", children: ["c1", "c2"]),
    Row(
      layout: .node("BottomTabs", "x", pair, options: second), controller: "RNNBottomTabsController",
      presenter: "BottomTabsAppearancePresenter", current: "c2", children: ["c1", "c2"]),
    Row(
      layout: .node("TopTabs", "x", pair), controller: "RNNTopTabsViewController", presenter: "RNNBasePresenter",
      current: "c1", children: ["c1", "c2"]),
    Row(
      layout: .node("SideMenuRoot", "x", menu), controller: "RNNSideMenuViewController",
      presenter: "RNNSideMenuPresenter", current: "center", children: ["left", "center", "right"]),
    Row(
      layout: .node("SideMenuLeft", "x", [.component("l")]), controller: "RNNSideMenuChildViewController",
      presenter: "RNNBasePresenter", current: "l"),
    Row(
      layout: .node("SplitView", "x", pair), controller: "RNNSplitViewController",
      presenter: "RNNSplitViewControllerPresenter", current: "c1", children: ["c1", "c2"]),
  ]

  private let host: NativeHost
  private let handler: RNNCommandsHandler

  init() {
    var configuration = NativeSideConfiguration()
    configuration.registerExternalComponent("x.screen") { _, _ in UIViewController() }
    host = NativeHost.alone(configuration)
    handler = host.buildCommandsHandler(.turbo)
  }

  @Test("A layout is created with its id, options, defaults, presenter, emitter and children", arguments: rows)
  func construction(_ row: Row) throws {
    let defaults = RNNNavigationOptions(["popGesture": false])
    handler.controllerFactory.defaultOptions = defaults
    let made = try handler.controllerFactory.createLayout(row.layout.value)
    #expect("\(type(of: made))" == row.controller && "\(type(of: made.presenter))" == row.presenter)
    #expect(made.layoutInfo.componentId == "x" && made.layoutInfo.name == "x.screen")
    #expect(made.options.tree == row.layout["data"]?["options"])
    #expect(made.layoutState.defaultOptions == defaults && made.presenter.defaultOptions == defaults)
    #expect(made.eventEmitter === handler.eventEmitter && made.presenter.boundViewController === made)
    #expect(made.children.map { $0.componentId ?? "" } == row.children)
  }

  @Test("A layout returns the current child of its type", arguments: rows)
  func currentChild(_ row: Row) throws {
    let made = try handler.controllerFactory.createLayout(row.layout.value)
    #expect(made.getCurrentChild()?.componentId == row.current)
  }

  @Test("A layout returns another current child once the shown one has changed")
  func currentChildMoves() throws {
    let factory = handler.controllerFactory
    let stack = try #require(try factory.createLayout(.node("Stack", "s", Self.pair)) as? RNNStackController)
    #expect(stack.getCurrentChild()?.componentId == "c2")
    _ = stack.popViewController(animated: false)
    #expect(stack.getCurrentChild()?.componentId == "c1")
    let tabs = try #require(try factory.createLayout(.node("BottomTabs", "t", Self.pair)) as? RNNBottomTabsController)
    #expect(tabs.getCurrentChild()?.componentId == "c1")
    tabs.selectedIndex = 1
    #expect(tabs.getCurrentChild()?.componentId == "c2")
    let layout = JSONValue.node("SideMenuRoot", "m", Self.menu)
    let menu = try #require(try factory.createLayout(layout) as? RNNSideMenuViewController)
    host.window.rootViewController = menu
    for (side, id) in [(MMDrawerSide.left, "left"), (.right, "right"), (.none, "center")] {
      menu.closeDrawer(animated: false)
      if side != .none { menu.openDrawerSide(side, animated: false) }
      #expect(menu.getCurrentChild()?.componentId == id)
    }
    #expect(menu.presentedComponentViewController.componentId == "c")
  }

  @Test("A layout resolves its own and its children's options over the defaults, without its parents' options")
  func resolvingWithDefaults() throws {
    handler.controllerFactory.defaultOptions = RNNNavigationOptions(["topBar": ["testID": "default"]])
    func title(_ text: String) -> JSON { ["topBar": ["title": ["text": .string(text)]]] }
    let layout = JSONValue.node(
      "Stack", "s", [.component("c1"), .node("Component", "c2", options: title("child"))], options: title("own"))
    let stack = try handler.controllerFactory.createLayout(layout)
    let screens = stack.children.compactMap(\.asLayout)
    #expect(stack.resolveOptionsWithDefault().text(.topBar.title.text) == "child")
    #expect(screens.map { $0.resolveOptionsWithDefault().text(.topBar.title.text) } == [nil, "child"])
    #expect(screens.map { $0.presentedOptions.text(.topBar.title.text) } == ["own", "child"])
    for each in screens + [stack] { #expect(each.resolveOptionsWithDefault().text(.topBar.testID) == "default") }
  }

  @Test(
    "A layout is laid out before a transition measures it, and its bar in the next layout pass of the application"
  )
  func preparing() throws {
    let stack = try handler.controllerFactory.createLayout(.node("Stack", "s", Self.pair))
    let screen = try #require(stack.getCurrentChild() as? RNNComponentViewController)
    screen.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    let bar = try #require(screen.navigationController?.navigationBar)
    bar.layoutIfNeeded()
    #expect(screen.reactView?.frame == .zero && !bar.needsLayout)
    screen.prepareForTransition()
    #expect(screen.reactView?.frame.width == 100 && !screen.view.needsLayout && bar.needsLayout)
  }

  @Test("A layout finds the stack around it, the outermost container and the child that contains another layout")
  func relations() throws {
    let layout: JSONValue = .node("BottomTabs", "t", [.node("Stack", "s", Self.pair), .component("bare")])
    let tabs = try handler.controllerFactory.createLayout(layout)
    let stack = try #require(tabs.children.first as? RNNStackController)
    let screen = try #require(stack.children.first as? RNNComponentViewController)
    let bare = try #require(tabs.children.last as? RNNComponentViewController)
    #expect(screen.stack === stack && stack.stack === stack && bare.stack == nil && tabs.stack == nil)
    #expect(screen.topMostAncestor === tabs && tabs.topMostAncestor === tabs)
    #expect(tabs.findViewController(screen) === stack && tabs.findViewController(tabs) === tabs)
    #expect(stack.findViewController(bare) == nil)
    #expect(tabs.presentedComponentViewController === stack.children.last)
  }

  @Test(
    "A layout resolves options for commands from its current child first, then from itself, then from the defaults")
  func resolvedWithDefault() throws {
    func text(_ text: JSON) -> JSON { ["topBar": ["title": ["text": text]]] }
    handler.controllerFactory.defaultOptions = RNNNavigationOptions(
      text("default").merging(["popGesture": false, "statusBar": ["style": "dark"]]).value)
    func screen(_ id: String, _ options: JSON = [:]) -> JSON { .node("Component", id, options: options) }
    let layout = JSON.node(
      "Stack", "s", [screen("c1", text("one")), screen("c2", ["statusBar": ["style": "light"]])],
      options: ["topBar": ["title": ["text": "stack"], "testID": "BAR"]])
    let stack = try handler.controllerFactory.createLayout(layout.value)
    let (first, second) = (try #require(stack.children[0].asLayout), try #require(stack.children[1].asLayout))
    for (made, title, testID, style) in [
      (first, "one", nil, "dark"), (second, "default", nil, "light"), (stack, "stack", "BAR", "light"),
    ] as [(any RNNLayoutProtocol, String, String?, String)] {
      let resolved = made.resolveOptionsWithDefault()
      #expect(resolved.text(.topBar.title.text) == title && resolved.text(.topBar.testID) == testID)
      #expect(resolved.text(.statusBar.style) == style && resolved.bool(.root.popGesture) == false)
    }
    // The options without defaults, which presenters use, still include the options of ancestors.
    #expect(second.resolveOptions().text(.topBar.title.text) == "stack")
    #expect(second.resolveOptions().bool(.root.popGesture) == nil)
  }
}
