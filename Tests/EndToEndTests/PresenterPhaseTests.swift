import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import ScriptSide
import Testing

/// rnn-options §2.4, §3: the moments at which presenters act.
@Suite("The phases of presenters", .timeLimit(.minutes(20)))
struct PresenterPhaseTests {
  /// Options that a merge applies, one by one. `bottomTab.badgeColor` is left out: on iOS two presenters apply it
  /// (§3.9).
  static let merged: [JSON] = [
    ["topBar": ["visible": false]], ["topBar": ["background": ["color": 0xFFFF_0000]]],
    ["topBar": ["title": ["text": "T"]]], ["topBar": ["title": ["fontSize": 20]]], ["topBar": ["noBorder": true]],
    ["topBar": ["subtitle": ["text": "S"]]], ["topBar": ["rightButtons": [["id": "b", "text": "B"]]]],
    ["topBar": ["leftButtonColor": 0xFFFF_0000]], ["topBar": ["backButton": ["visible": false]]],
    ["topBar": ["searchBar": ["visible": true]]], ["topBar": ["drawBehind": true]],
    ["topBar": ["largeTitle": ["visible": true]]], ["popGesture": false], ["modal": ["swipeToDismiss": false]],
    ["layout": ["componentBackgroundColor": 0xFFFF_0000]], ["overlay": ["interceptTouchOutside": false]],
    ["statusBar": ["style": "light"]],
  ]

  @Test(
    "A presenter sets one property for one merged option, and none for an option that iOS ignores", arguments: merged)
  func oneProperty(_ options: JSON) async throws {
    /// Every merge updates the search bar, whatever options it contains.
    @Sendable func isTouched(_ action: String, _ options: JSON) -> Bool {
      action.hasPrefix("set ")
        && (action != "set topBar.searchBar.visible" || options["topBar"]?["searchBar"] != nil)
    }
    try await World.app(Setup(depth: .inProcess, architecture: .turbo), root: .stack([.screen("c1")], id: "s1")) {
      world, _, app in
      try await world.settle()
      let trace = try await Trace.start(world)
      app.mergeOptions("c1", options)
      try await world.settle(with: app)
      let touched = try await trace.entries().filter { isTouched($0.action, options) }
      // The presenters of a screen and of its stack both have the steps of every presenter, each for its own
      // controller.
      #expect(Set(touched.map(\.action)).count == 1, "\(touched)")
      #expect(Set(touched.map { "\($0.subject) \($0.id ?? "")" }).count == touched.count)
      trace.clear()
      app.mergeOptions("c1", ["topBar": ["backButton": ["transition": "custom"]]])
      try await world.settle(with: app)
      // Every merge sets again which swipes are enabled, if any option specifies that (rnn-options §4.8).
      let again = options["modal"]?["swipeToDismiss"] == nil ? [] : ["set modal.swipeToDismiss"]
      #expect(Set(try await trace.entries().map(\.action).filter { isTouched($0, [:]) }) == Set(again))
      trace.close()
    }
  }

  @Test(
    "Presenters act in iOS's order: at construction, when the screen appears, when one has disappeared",
    arguments: Setup.everyRoute)
  func order(_ setup: Setup) async throws {
    try await World.app(setup, root: .stack([.screen("c1")], id: "s1")) { world, _, app in
      try await world.settle()
      let trace = try await Trace.start(world, "presenter", "event")
      _ = try await app.push("c1", .screen("c2"))
      try await world.settle(with: app)
      let words = try await trace.entries().compactMap { entry -> String? in
        if entry.action.hasPrefix("set ") { return nil }
        if entry.kind == "event" { return entry.subject }
        return entry.subject == "RNNComponentPresenter" ? "\(entry.action) \(entry.id ?? "")" : nil
      }
      #expect(
        words.filter { $0 != "RNN.CommandCompleted" } == [
          "applyOptionsOnInit c2", "RNN.ComponentWillAppear", "componentWillAppear c2", "applyOptions c2",
          "RNN.ComponentDidDisappear", "componentDidDisappear c1", "RNN.ComponentDidAppear", "componentDidAppear c2",
        ])
      trace.close()
    }
  }

  @Test(
    "Presenters apply the resolved options: the controller's own, its parents' and the defaults",
    arguments: Setup.everyRoute)
  func resolved(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      app.setDefaultOptions(["topBar": ["title": ["text": "default", "fontSize": 20]], "popGesture": false])
      let trace = try await Trace.start(world)
      let title: JSON = ["topBar": ["title": ["text": "own"]]]
      _ = try await app.setRoot(.stack([.screen("c1", title)], id: "s1", options: ["topBar": ["testID": "bar"]]))
      try await world.settle()
      let applied = try await trace.entries().filter { $0.action == "applyOptions" && $0.id == "c1" }
      #expect(applied.count == 1 && applied.first?.subject == "RNNComponentPresenter")
      let options = applied.first?.payload ?? .null
      #expect(options["topBar"]?["title"]?["text"] == "own" && options["topBar"]?["testID"] == "bar")
      #expect(options["topBar"]?["title"]?["fontSize"]?.double == 20 && options["popGesture"] == false)
      #expect(options.object?.count == 2)
      #expect(try await trace.entries().allSatisfy { $0.action == "applyOptions" || $0.payload.isNull })
      trace.close()
    }
  }

  @Test(
    "Buttons return to their first default colour when the screen reappears after a merge", arguments: Setup.everyRoute)
  func buttonColors(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      func color() async throws -> JSON {
        PresenterTests.value("topBar.rightButtons.0.color", in: try await world.driver.snapshot(componentId: "s1"))
      }
      let buttons: JSON = ["rightButtons": [["id": "b", "text": "B"]], "rightButtonColor": 0xFFFF_0000]
      _ = try await app.setRoot(.stack([.screen("c1", ["topBar": buttons])], id: "s1"))
      try await world.settle()
      #expect(try await color() == "#FF0000")
      app.mergeOptions("c1", ["topBar": ["rightButtonColor": 0xFF00_00FF]])
      try await world.settle(with: app)
      #expect(try await color() == "#0000FF")
      _ = try await app.push("c1", .screen("c2"))
      _ = try await app.pop("c2")
      try await world.settle()
      #expect(try await color() == "#FF0000")
    }
  }

  @Test(
    "A merged background also colours the scroll edge until the screen reappears",
    arguments: Setup.everyRoute)
  func scrollEdge(_ setup: Setup) async throws {
    try await World.app(setup) { world, _, app in
      func edge() async throws -> JSON {
        let stack = try await world.driver.snapshot(componentId: "s1")
        return PresenterTests.value("topBar.scrollEdgeAppearance.background.color", in: stack)
      }
      let edgeOptions: JSON = ["active": true, "background": ["color": 0xFF00_FF00]]
      _ = try await app.setRoot(.stack([.screen("c1", ["topBar": ["scrollEdgeAppearance": edgeOptions]])], id: "s1"))
      try await world.settle()
      #expect(try await edge() == "#00FF00")
      app.mergeOptions("c1", ["topBar": ["background": ["color": 0xFFFF_0000]]])
      try await world.settle(with: app)
      #expect(try await edge() == "#FF0000")
      _ = try await app.push("c1", .screen("c2"))
      _ = try await app.pop("c2")
      try await world.settle()
      #expect(try await edge() == "#00FF00")
    }
  }

  @Test("Every merge applies the tab bar's shadow", arguments: Setup.everyRoute)
  func shadow(_ setup: Setup) async throws {
    try await World.app(setup, root: .bottomTabs([.screen("c1")], id: "t1")) { world, _, app in
      app.setDefaultOptions(["bottomTabs": ["shadow": ["radius": 4], "hideShadow": true]])
      app.mergeOptions("c1", ["popGesture": true])
      try await world.settle(with: app)
      let bar = try await world.driver.snapshot(componentId: "t1")["tabBar"]
      #expect(bar?["shadow"]?["radius"] == 4)
      #expect(bar?["hideShadow"] == false, "Other options are applied only on appearing.")
    }
  }
}
