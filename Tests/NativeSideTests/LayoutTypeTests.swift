import HeadlessUIKit
import Testing

@testable import NativeSide
@testable import Shared

/// rnn-layouts §1, §2.
@Suite("Layout types")
struct LayoutTypeTests {
  @Test("are told by a node's type alone", arguments: RNNLayoutType.allCases)
  func predicates(_ type: RNNLayoutType) {
    #expect(RNNLayoutNode(["id": "n1", "type": .string(type.rawValue)]).layoutType == type)
    #expect(RNNLayoutNode(["id": "n1", "type": .string(type.rawValue.lowercased())]).layoutType == nil)
  }

  @Test("of tabs are shown by UIKit's tab bar controller, those of top tabs by none")
  func classes() {
    let (bottom, top): (AnyClass, AnyClass) = (RNNBottomTabsController.self, RNNTopTabsViewController.self)
    #expect(bottom is UITabBarController.Type)
    #expect(top is UIViewController.Type && !(top is UITabBarController.Type))
  }
}
