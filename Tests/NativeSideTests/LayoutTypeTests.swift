import HeadlessUIKit
import NavbridgeVocabulary
import Testing

@testable import NativeSide
@testable import NavbridgeKernel
@testable import NavbridgeReactNativeNavigation
@testable import NavbridgeRuntime
@testable import NavbridgeWire

/// rnn-layouts §1, §2.
@Suite("Layout types")
struct LayoutTypeTests {
  private typealias Predicate = (name: String, holds: @Sendable (RNNLayoutNode) -> Bool)

  private static let predicates: [Predicate] = [
    ("Component", { $0.isComponent }), ("Stack", { $0.isStack }), ("BottomTabs", { $0.isTabs }),
    ("TopTabs", { $0.isTopTabs }), ("SideMenuRoot", { $0.isSideMenuRoot }),
    ("SideMenuCenter", { $0.isSideMenuCenter }), ("SideMenuLeft", { $0.isSideMenuLeft }),
    ("SideMenuRight", { $0.isSideMenuRight }), ("ExternalComponent", { $0.isExternalComponent }),
    ("SplitView", { $0.isSplitView }),
  ]

  private static func node(_ type: JSON) throws -> RNNLayoutNode {
    try RNNLayoutNode((["id": "n1", "type": type, "data": ["name": "n"]] as JSON).value) {
      RNNNavigationOptions($0, source: $1)
    }
  }

  @Test("Layout types are each matched by exactly one predicate of a node", arguments: RNNLayoutType.allCases)
  func predicates(_ type: RNNLayoutType) throws {
    let node = try Self.node(.string(type.rawValue))
    #expect(Self.predicates.filter { $0.holds(node) }.map(\.name) == [type.rawValue])
    #expect(node.layoutType == type)
  }

  @Test("Layout types are exactly the known words, and any other one raises an exception with its place")
  func words() throws {
    for (word, shown) in [("stack", "stack. Did you mean 'Stack'?"), ("Levitation", "Levitation"), ("", "")] {
      #expect(
        throws: NativeException(name: "UnknownControllerType", reason: "Unknown controller type \(shown)").at("type")
      ) { try Self.node(.string(word)) }
    }
    #expect(throws: NativeException.unknownControllerType(nil).at("type")) { try Self.node(nil) }
  }

  @MainQueue
  @Test("Layout types determine the class that the factory creates, and an unknown type raises an exception")
  func factory() throws {
    let factory = NativeHost.alone().buildCommandsHandler(.turbo).controllerFactory
    let menu = JSON.node("SideMenuRoot", "m", [.node("SideMenuCenter", "n", [.component("c")])])
    let classes: [(JSON, AnyClass)] = [
      (.component("x"), RNNComponentViewController.self), (.node("Stack", "x"), RNNStackController.self),
      (.node("BottomTabs", "x", [.component("c")]), RNNBottomTabsController.self),
      (.node("TopTabs", "x", [.component("c")]), RNNTopTabsViewController.self),
      (menu, RNNSideMenuViewController.self),
      (.node("SplitView", "x", [.component("c"), .component("d")]), RNNSplitViewController.self),
    ]
    for row in classes { #expect(type(of: try factory.createLayout(row.0.value)) == row.1) }
    for side in ["Left", "Center", "Right"] {
      let child = try factory.createLayout(.node("SideMenu\(side)", "x", [.component("c")]))
      #expect(child.layoutType.rawValue == "SideMenu\(side)")
    }
    #expect(throws: NativeException.unknownControllerType("Levitation").at("layout.type")) {
      try factory.createLayout(.node("Levitation", "x"))
    }
  }

  @Test("Layout types of bottom tabs have a UITabBarController subclass, and those of top tabs do not")
  func classes() {
    let (bottom, top): (AnyClass, AnyClass) = (RNNBottomTabsController.self, RNNTopTabsViewController.self)
    #expect(bottom is UITabBarController.Type)
    #expect(top is UIViewController.Type && !(top is UITabBarController.Type))
  }
}
