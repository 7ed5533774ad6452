import NavbridgeDriver
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire

/// An animation on a device whose clock the test moves.
@ScriptThread
final class Motion<Value: Sendable> {
  private let world: World
  private let command: Task<Value, any Error>
  /// The time of the device's clock at the beginning, in milliseconds.
  private let began: Double
  /// The time from the beginning to the next due work of the device, in milliseconds.
  let nextDue: Double
  private(set) var isSettled = false

  /// Runs a command with the clock paused, and returns when the command has set something in motion.
  static func begin(
    in world: World, _ body: @escaping @ScriptThread @Sendable () async throws -> Value
  ) async throws -> Motion {
    try await world.settle()
    let began = try await world.driver.pauseClock().milliseconds
    let command = Task<Value, any Error>(executorPreference: ScriptThread.executor, operation: body)
    var due: Double?
    while due == nil { due = try await world.driver.clockNow().nextDue }
    return Motion(world, command, began: began, nextDue: due! - began)
  }

  private init(_ world: World, _ command: Task<Value, any Error>, began: Double, nextDue: Double) {
    self.world = world
    self.command = command
    self.began = began
    self.nextDue = nextDue
  }

  /// Returns a component's node as it is the given number of milliseconds after the beginning.
  func node(_ componentId: String, at milliseconds: Double) async throws -> JSON {
    try await move(to: milliseconds)
    return try await world.driver.snapshot(componentId: componentId)
  }

  func move(to milliseconds: Double) async throws {
    let now = try await world.driver.clockNow().milliseconds
    _ = try await world.driver.advanceClock(milliseconds: began + milliseconds - now)
  }

  /// Runs the rest of the animation. Returns the result of the command and the time of its end.
  func end() async throws -> (value: Value, milliseconds: Double) {
    let due = try await world.driver.stepClock().milliseconds
    let value = try await command.joined()
    _ = try await world.driver.resumeClock()
    try await world.settle()
    return (value, due - began)
  }
}

extension JSON {
  /// The horizontal and vertical translation of a node's transform.
  var movedBy: [Double]? { entries.map { [$0[12], $0[13]] } }

  /// The horizontal and vertical scale of a node's transform.
  var scaledBy: [Double]? { entries.map { [$0[0], $0[5]] } }

  /// Returns true when the node's frame is the expected one, in points.
  func isFramed(_ expected: [Double]) -> Bool {
    let frame = self["frame"]?.array?.compactMap(\.double) ?? []
    return frame.count == 4 && zip(frame, expected).allSatisfy { abs($0 - $1) < 0.001 }
  }

  private var entries: [Double]? { self["transform"]?.array?.compactMap(\.double) }
}

/// The animation events that a driver receives, as short lines.
@ScriptThread
final class AnimationLog {
  private(set) var entries: [JSON] = []

  /// Starts to trace the animations in a world.
  static func start(in world: World) async throws -> AnimationLog {
    let log = AnimationLog()
    world.driver.onTraffic = { log.entries.append($0) }
    try await world.driver.subscribeToTraffic(kinds: [.animation])
    return log
  }

  /// The entries as `class phase id`, without the ticks.
  var lines: [String] { entries.filter { $0["method"] != "tick" }.map(Self.line) }

  func ticks(of subject: String) -> [JSON] {
    entries.filter { $0["module"]?.string == subject && $0["method"] == "tick" }
  }

  private static func line(_ entry: JSON) -> String {
    [entry["module"], entry["method"], entry["id"]].compactMap { $0?.string }.joined(separator: " ")
  }
}
