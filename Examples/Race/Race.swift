import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeSimulation
import NavbridgeVocabulary
import ScriptSide

/// Two tests of an app in Swift under many schedules: 'navbridge explore .build/debug/race-example'. The first holds under each;
/// the second has a race.
@main struct Race {
  static func main() {
    Simulation().main([
      "a push ends with its screen on the stack": { world in
        let app = try await world.script()
        try await setRoot(app)
        try await app.push("stack", .component(name: "Item", id: "item"))
        try await expectItem(world)
      },
      "the screen is there before its push has ended": { world in
        let app = try await world.script()
        try await setRoot(app)
        let push = Task(executorPreference: ScriptThread.executor) {
          _ = try await app.push("stack", .component(name: "Item", id: "item"))
        }
        // Usually native has begun the push by then, but script and tester have connections of their own.
        for _ in 1...2 { _ = try await world.driver.clockNow() }
        try await expectItem(world)
        try await push.value
      },
    ])
  }

  @ScriptThread
  private static func setRoot(_ app: Navigation) async throws {
    try await app.setRoot(.stack([.component(name: "Home", id: "home")], id: "stack"))
  }

  @ScriptThread
  private static func expectItem(_ world: World) async throws {
    let snapshot = try await world.driver.snapshot()
    if !"\(snapshot)".contains("item") { throw Missing() }
  }

  private struct Missing: Error, CustomStringConvertible {
    let description = "The item is not on the stack."
  }
}
