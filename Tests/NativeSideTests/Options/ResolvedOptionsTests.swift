import HeadlessUIKit
import Testing

@testable import NativeSide
@testable import NavbridgeReactNativeNavigation
@testable import NavbridgeWire

/// rnn-options §2.
@Suite("Options")
struct ResolvedOptionsTests {
  private let own = RNNNavigationOptions([
    "topBar": ["title": ["text": "own"]], "animations": ["push": ["enabled": false]],
  ])
  private let parents = RNNNavigationOptions(["topBar": ["title": ["text": "parent's"]], "popGesture": false])
  private let defaults = RNNNavigationOptions(["popGesture": true, "animations": ["pop": ["enabled": false]]])

  @Test("Options resolve to the first layer that has them, then to the declared default")
  func resolving() {
    let resolved = ResolvedOptions([own, parents]).withDefault(defaults)
    #expect(resolved.text(.topBar.title.text) == "own")
    #expect(resolved.boolOrDefault(.root.popGesture) == false)
    #expect(resolved.boolOrDefault(.animations.push.enabled) == false)
    #expect(resolved.boolOrDefault(.animations.pop.enabled) == false)
    #expect(resolved.bool(.animations.setStackRoot.enabled) == nil)
    #expect(resolved.boolOrDefault(.topBar.visible) == true)
    #expect(resolved.numberOrDefault(.sideMenu.left.width) == 280)
  }

  @Test("Options have the same values when they are read by layers and as one tree")
  func tree() {
    let resolved = ResolvedOptions([own, parents]).withDefault(defaults)
    let tree = RNNNavigationOptions(resolved.tree)
    for option in OptionPath.all { #expect(tree.value(at: option) == resolved.value(at: option)) }
  }

  @Test("Options merge value by value, and null keeps the existing value")
  func merging() {
    var options = own
    options.mergeOptions(RNNNavigationOptions(["topBar": ["title": ["color": 1, "text": nil]], "popGesture": true]))
    #expect(options.value(at: .topBar.title.text) == "own")
    #expect(options.tree["topBar"]?["title"]?["color"] == 1)
    #expect(options.value(at: .root.popGesture) == true)
    #expect(options.merged == OptionMask([.root.popGesture, .topBar.title.font.color]))
  }

  @Test("Options with NoColor remove a colour of the default options")
  func noColor() {
    let red = RNNNavigationOptions(["layout": ["backgroundColor": 0xFFFF_0000]])
    let none = RNNNavigationOptions(["layout": ["backgroundColor": "NoColor"]])
    let resolved = ResolvedOptions([none]).withDefault(red)
    #expect(resolved.isSet(.layout.backgroundColor))
    #expect(resolved.color(.layout.backgroundColor) == nil)
    #expect(ResolvedOptions([RNNNavigationOptions()]).withDefault(red).color(.layout.backgroundColor) != nil)
  }

  @Test("Options with NoColor remove a declared default colour")
  func noColorOverDeclared() {
    for (sent, shown) in [
      ([:], "#FF0000"), (["color": "NoColor"], nil), (["color": 0xFF00_FF00], "#00FF00"),
    ] as [(JSON, String?)] {
      let options = ResolvedOptions([RNNNavigationOptions(["bottomTab": ["dotIndicator": sent]])])
      #expect(options.colorOrDefault(.bottomTab.dotIndicator.color)?.description == shown)
    }
    let none = ResolvedOptions([RNNNavigationOptions(["layout": ["componentBackgroundColor": "NoColor"]])])
    #expect(none.colorOrDefault(.layout.componentBackgroundColor) == nil)
    #expect(ResolvedOptions([RNNNavigationOptions()]).colorOrDefault(.layout.componentBackgroundColor) != nil)
  }

  @Test("Options convert to an index by truncation, and a negative or too large number to one beyond every list")
  func index() {
    for (sent, index) in [(2, 2), (1.9, 1), (-1, .max), (1e300, .max), (true, 1), ("2", nil)] as [(JSON, Int?)] {
      let options = ResolvedOptions([RNNNavigationOptions(["bottomTabs": ["currentTabIndex": sent]])])
      #expect(options.index(.bottomTabs.currentTabIndex) == index, "\(sent)")
    }
  }

  @Test("Options that act once are consumed in every copy that they were merged into")
  func consumption() {
    let merge = RNNNavigationOptions(["bottomTabs": ["currentTabIndex": 1, "visible": true]])
    var stored = RNNNavigationOptions(["bottomTabs": ["currentTabIndex": 0]])
    stored.mergeOptions(merge)
    ResolvedOptions([merge]).consume(.bottomTabs.currentTabIndex)
    #expect(stored.value(at: .bottomTabs.currentTabIndex) == nil)
    #expect(stored.values[.bottomTabs.currentTabIndex] == 1, "A consumed value is still stored.")
    ResolvedOptions([merge]).consume(.bottomTabs.visible)
    #expect(stored.value(at: .bottomTabs.visible) == true, "Other options cannot be consumed.")
    stored.mergeOptions(RNNNavigationOptions(["bottomTabs": ["currentTabIndex": 2]]))
    #expect(stored.value(at: .bottomTabs.currentTabIndex) == 2)
  }
}
