import Driver
import ScriptSide
import Shared
import Testing

extension TopBarTests {
  @Test(
    "gets its search bar, and loses it, by the default options with the next merge, whatever that mentions",
    arguments: Way.all)
  func searchByDefault(_ way: Way) async throws {
    try await World.run(way) { world in
      let app = try await world.script().navigation
      _ = try await app.setRoot(.stack([.screen("c1")], id: "s1"))
      @ScriptThread func hasSearchBar() async throws -> Bool {
        try await world.settle(with: app)
        return try await world.driver.snapshot(componentId: "s1")["topBar"]?["searchBar"]?.isNull == false
      }
      for isVisible in [true, false] {
        app.setDefaultOptions(["topBar": ["searchBar": ["visible": .bool(isVisible)]]])
        #expect(try await hasSearchBar() != isVisible)
        app.mergeOptions("c1", ["popGesture": false])
        #expect(try await hasSearchBar() == isVisible)
      }
    }
  }

  @Test("slides for 200 ms when it is hidden or shown, unless 'animate' is off", arguments: Way.all)
  func slide(_ way: Way) async throws {
    try await World.run(way) { world in
      let app = try await world.script().navigation
      // A root whose bar is hidden from the start shows no slide.
      _ = try await app.setRoot(.stack([.screen("c1", ["topBar": ["visible": false]])], id: "s1"))
      try await world.settle(with: app)
      #expect(try await world.driver.clockNow().milliseconds == 0)
      for (topBar, duration) in [
        (["visible": true], 200), (["visible": true], 0), (["visible": false, "animate": false], 0),
        (["visible": true, "animate": true], 200), (["visible": false], 200),
      ] as [(JSON, Double)] {
        let start = try await world.driver.clockNow().milliseconds
        app.mergeOptions("c1", ["topBar": topBar])
        try await world.settle(with: app)
        #expect(try await world.driver.clockNow().milliseconds - start == duration, "\(topBar)")
        let isVisible = try await world.driver.snapshot(componentId: "s1")["topBar"]?["visible"]
        #expect(isVisible == topBar["visible"])
      }
    }
  }
}
