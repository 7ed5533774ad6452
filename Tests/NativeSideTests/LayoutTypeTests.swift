import HeadlessUIKit
import Testing

@testable import NativeSide
@testable import Shared

/// rnn-layouts §1, §2.
@Suite("Layout types")
struct LayoutTypeTests {
  @Test("are told by a node's type alone", arguments: RNNLayoutType.allCases)
  func predicates(_ type: RNNLayoutType) throws {
    func read(_ word: String) throws -> RNNLayoutType? {
      try RNNLayoutNode((["id": "n1", "type": .string(word)] as JSON).value) { RNNNavigationOptions($0, source: $1) }
        .layoutType
    }
    #expect(try read(type.rawValue) == type)
    #expect(try read(type.rawValue.lowercased()) == nil)
  }

  @Test("of tabs are shown by UIKit's tab bar controller, those of top tabs by none")
  func classes() {
    let (bottom, top): (AnyClass, AnyClass) = (RNNBottomTabsController.self, RNNTopTabsViewController.self)
    #expect(bottom is UITabBarController.Type)
    #expect(top is UIViewController.Type && !(top is UITabBarController.Type))
  }
}
