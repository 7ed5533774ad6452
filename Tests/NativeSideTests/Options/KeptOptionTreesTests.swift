import NavbridgeRuntime
import Testing

@testable import NativeSide
@testable import NavbridgeReactNativeNavigation
@testable import NavbridgeWire

@Suite("The kept trees of a controller's options")
struct KeptOptionTreesTests {
  @Test("The kept trees of a controller's options follow each merge")
  @MainQueue func merges() {
    var kept = KeptOptionTrees()
    var own = RNNNavigationOptions(["topBar": ["title": ["text": "a"]]])
    let around = RNNNavigationOptions(["popGesture": true])
    for text in ["b", "c", "c"] {
      #expect(kept.tree(of: own) == own.tree && kept.tree(of: own) == own.tree)
      let resolved = ResolvedOptions([own, around])
      #expect(kept.tree(of: resolved) == resolved.tree && kept.tree(of: resolved) == resolved.tree)
      own.mergeOptions(RNNNavigationOptions(["topBar": ["title": ["text": .string(text)]]]))
    }
    #expect(kept.tree(of: own)["topBar"]?["title"]?["text"]?.string == "c")
  }

  @Test("The kept trees of a controller's options follow a change of the layers")
  @MainQueue func layers() {
    var kept = KeptOptionTrees()
    let own = RNNNavigationOptions(["topBar": ["visible": false]])
    for layers in [[own], [own, RNNNavigationOptions(["popGesture": true])], [], [own]] {
      let resolved = ResolvedOptions(layers)
      #expect(kept.tree(of: resolved) == resolved.tree)
    }
  }

  @Test("The kept tree of a controller's own options is that of the resolved ones only if no other layer has any")
  @MainQueue func ownAlone() {
    var kept = KeptOptionTrees()
    let empty = RNNNavigationOptions()
    let own = RNNNavigationOptions([
      "topBar": ["visible": false, "title": ["text": "a"]], "sideMenu": ["left": ["width": 1]],
    ])
    let around = RNNNavigationOptions(["topBar": ["title": ["text": "b"], "testID": "c"]])
    #expect(kept.tree(of: own) == own.tree)
    for layers in [
      [own], [own, empty], [own, empty, around], [empty, own], [around, own], [own, own], [own, empty, empty],
    ] {
      let resolved = ResolvedOptions(layers)
      for _ in 0..<2 { #expect(kept.tree(of: resolved) == resolved.tree) }
    }
  }

  @Test("The kept trees of a controller's options leave out a value that iOS has consumed")
  @MainQueue func consumed() {
    var kept = KeptOptionTrees()
    let resolved = ResolvedOptions([RNNNavigationOptions(["bottomTabs": ["currentTabIndex": 1]])])
    let before = kept.tree(of: resolved)
    #expect(before == resolved.tree)
    resolved.consume(.bottomTabs.currentTabIndex)
    #expect(kept.tree(of: resolved) == resolved.tree)
    #expect(kept.tree(of: resolved) != before, "The tab was to be selected before.")
  }
}
