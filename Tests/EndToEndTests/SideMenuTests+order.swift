import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeWire
import ScriptSide
import Testing

extension SideMenuTests {
  @Test(
    "Side menus apply their options in the library's order, both on appearing and in a merge",
    arguments: Setup.everyRoute)
  func order(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await world.script()
      let left: JSON = [
        "enabled": true, "visible": true, "width": 200, "openMode": "pushContent", "shouldStretchDrawer": true,
        "animationVelocity": 840,
      ]
      @ScriptThread func touched(_ act: () async throws -> Void) async throws -> [String] {
        let trace = try await Trace.start(world)
        defer { trace.close() }
        try await act()
        try await world.settle(with: script.navigation)
        return try await trace.entries().filter { $0.subject == "RNNSideMenuPresenter" && $0.action.hasPrefix("set ") }
          .map { $0.action.dropFirst("set ".count) }.filter { $0.hasPrefix("sideMenu.left.") }
          .map { String($0.dropFirst("sideMenu.left.".count)) }
      }
      let appearing = try await touched {
        _ = try await script.navigation.setRoot(
          .sideMenu(left: .screen("l"), center: .screen("c1"), id: "m", options: ["sideMenu": ["left": left]]))
      }
      // When a drawer opens, the menu applies its options once more; only the first time of each option is compared.
      let first = appearing.indices.filter { !appearing[..<$0].contains(appearing[$0]) }.map { appearing[$0] }
      #expect(first == ["enabled", "shouldStretchDrawer", "animationVelocity", "width", "visible", "openMode"])
      let merged = try await touched { try await Self.merge(script, world, "m", ["sideMenu": ["left": left]]) }
      #expect(merged == ["enabled", "visible", "width", "shouldStretchDrawer", "openMode", "animationVelocity"])
    }
  }
}
