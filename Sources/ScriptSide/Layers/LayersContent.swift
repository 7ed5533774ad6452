internal import NavbridgeRuntime
internal import NavbridgeVocabulary
public import NavbridgeWire

/// The set-up of a screen's content, as far as its own task goes. A call that this task awaits can never end, because the
/// navigation carries calls out one after another, and waits for the content (layered-navigation §9).
struct LayersContent: Sendable {
  @TaskLocal private static var running: LayersContent?

  let screen: LayersScreen
  /// The task of the set-up. Tasks that it starts inherit `running`, but the set-up need not wait for them.
  private let task = LayersContent.task

  init(_ screen: LayersScreen) { self.screen = screen }

  /// The set-up whose task this is. Nil in any other task.
  static var current: LayersContent? { running.flatMap { $0.task == task ? $0 : nil } }

  private static var task: Int? { unsafe withUnsafeCurrentTask { unsafe $0?.hashValue } }

  @ScriptThread
  func run(_ body: @ScriptThread () async -> Void) async { await Self.$running.withValue(self, operation: body) }
}

extension Layers {
  /// Throws if the set-up of a content that the navigation still waits for awaits the call that is about to be made.
  func checkCaller() async throws(RPCError) {
    guard let screen = LayersContent.current?.screen else { return }
    // The watchdog may have ended the wait, and removed the screen.
    let contexts = try await getState()["contexts"]?.array ?? []
    guard contexts.contains(where: { $0["contextId"]?.int == screen.contextId }) else { return }
    throw RPCError(
      .rejected,
      "The set-up of the content of '\(screen.controller)' awaits a call, which begins only after it. Return first, or make "
        + "the call in a task that the set-up does not await.",
      data: ["code": "waitsForItself"])
  }
}

/// A screen of the script whose content is to be set up.
public struct LayersScreen: Sendable, Equatable {
  /// The number of the context, which the screen keeps.
  public let contextId: Int
  /// The name of the controller.
  public let controller: String
}

/// The functions by which an opener follows a context that it has opened (layered-navigation §7).
public struct LayersHandlers {
  /// Called with each payload that the screen reports back, any number of times.
  public var onCallback: (@ScriptThread (JSON?) -> Void)?
  /// Called once when the context has left its stack, with the payload of the pop if it had one.
  public var onPopped: (@ScriptThread (JSON?) -> Void)?
  /// Called at each moment of the screen's set-up: `willInit` to `didSetup`.
  public var onHook: (@ScriptThread (String) -> Void)?

  /// The handlers of what a screen reports to its opener. Each runs on the script thread.
  public init(
    onCallback: (@ScriptThread (JSON?) -> Void)? = nil, onPopped: (@ScriptThread (JSON?) -> Void)? = nil,
    onHook: (@ScriptThread (String) -> Void)? = nil
  ) {
    self.onCallback = onCallback
    self.onPopped = onPopped
    self.onHook = onHook
  }
}

/// Codable values as payloads, which cross the bridge as JSON (layered-navigation §7).
public enum LayersPayload {
  /// Returns the JSON of a value. Throws an error with the code `payloadNotCodable` if it has none, such as a number that
  /// is not finite.
  public static func json(from value: some Encodable) throws(RPCError) -> JSON {
    do {
      return try JSON(encoding: value)
    } catch {
      throw RPCError(
        .invalidParams, "The payload \(type(of: value)) cannot cross the bridge: \(error)",
        data: ["code": "payloadNotCodable"])
    }
  }

  /// Returns the value that a payload stands for. Nil if it is of another type.
  public static func value<Value: Decodable>(_ type: Value.Type, from json: JSON?) -> Value? {
    json.flatMap { try? $0.decoded(as: type) }
  }
}
