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
}
