internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

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
