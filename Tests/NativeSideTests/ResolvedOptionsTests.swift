import Testing

@testable import NativeSide
@testable import Shared

@Suite("Options")
struct ResolvedOptionsTests {
  private let own = RNNNavigationOptions([
    "topBar": ["title": ["text": "own"]], "animations": ["push": ["enabled": false]],
  ])
  private let parents = RNNNavigationOptions(["topBar": ["title": ["text": "parent's"]], "popGesture": false])
  private let defaults = RNNNavigationOptions(["popGesture": true, "animations": ["pop": ["enabled": false]]])

  @Test("resolve to the first layer that has them")
  func resolving() {
    let resolved = ResolvedOptions([own, parents]).withDefault(defaults)
    #expect(resolved.value(at: .title) == "own")
    #expect(resolved.bool(.popGesture, default: true) == false)
    #expect(resolved.bool(.pushEnabled, default: true) == false)
    #expect(resolved.bool(.popEnabled, default: true) == false)
    #expect(resolved.bool(.setStackRootEnabled, default: true) == true)
  }

  @Test("read by layers and as one tree are the same")
  func tree() {
    let resolved = ResolvedOptions([own, parents]).withDefault(defaults)
    let tree = RNNNavigationOptions(resolved.tree)
    for path in [OptionPath.title, .popGesture, .pushEnabled, .popEnabled, .setStackRootEnabled] {
      #expect(tree.value(at: path) == resolved.value(at: path))
    }
  }

  @Test("merge value by value, and null leaves what is there")
  func merging() {
    var options = own
    options.mergeOptions(RNNNavigationOptions(["topBar": ["title": ["color": 1, "text": nil]], "popGesture": true]))
    #expect(options.value(at: .title) == "own")
    #expect(options.tree["topBar"]?["title"]?["color"] == 1)
    #expect(options.value(at: .popGesture) == true)
  }

  @Test("that act once are used up wherever they were merged into, until they are set anew")
  func consuming() {
    let visible = OptionPath("sideMenu.left.visible")
    let merged = RNNNavigationOptions(["sideMenu": ["left": ["visible": true]]])
    var stored = own
    stored.mergeOptions(merged)
    let resolved = ResolvedOptions([stored, RNNNavigationOptions(["sideMenu": ["left": ["visible": false]]])])
    #expect(resolved.bool(visible) == true)
    merged.consume(visible)
    // What was hidden by it comes to light, as on iOS.
    #expect(stored.value(at: visible) == nil && resolved.bool(visible) == false)
    resolved.consume(visible)
    #expect(resolved.bool(visible) == nil)
    #expect(stored.tree["sideMenu"]?["left"]?["visible"] == true)
    stored.mergeOptions(RNNNavigationOptions(["sideMenu": ["left": ["visible": true]]]))
    #expect(stored.value(at: visible) == true)
    #expect(own.group("animations").tree == ["animations": ["push": ["enabled": false]]])
  }
}
