internal import HeadlessUIKit
internal import NavbridgeRuntime
package import NavbridgeVocabulary
package import NavbridgeWire

/// The behaviour of a method for drivers, bound to its declaration (protocol §8).
package struct DriverHandler: Sendable {
  package let method: MethodDeclaration
  package let run: @MainQueue @Sendable (NativeHost, JSONValue?, Reply) throws(RPCError) -> Void

  /// True when the method acts on the device, as opposed to reading its state.
  var isAct: Bool { method.isAct }

  /// True for an act that waits for the effects of the act before. One that goes on with that act does not.
  let waits: Bool

  private init(
    _ method: MethodDeclaration, waits: Bool = true,
    _ run: @escaping @MainQueue @Sendable (NativeHost, JSONValue?, Reply) throws(RPCError) -> Void
  ) {
    (self.method, self.run, self.waits) = (method, run, waits && method.isAct)
  }

  /// Handles a method with a function that returns the answer.
  package static func handle<Answer, each Argument: FieldType>(
    _ method: DeclaredMethod<Answer, repeat each Argument>,
    _ body: @escaping @MainQueue @Sendable (NativeHost, repeat (each Argument).Content) throws(RPCError) -> Answer
  ) -> DriverHandler {
    DriverHandler(method.declaration) { host, params, reply throws(RPCError) in
      let arguments = try method.read(params)
      host.wire.resolve(DriverReply(reply, method.result), try body(host, repeat each arguments))
    }
  }

  /// Handles a method with a function that answers, or has something answer later, through the reply.
  ///
  /// - Parameter waits: false for an act that goes on with the act before, and so does not wait for its effects.
  package static func handleLater<Answer, each Argument: FieldType>(
    _ method: DeclaredMethod<Answer, repeat each Argument>, waits: Bool = true,
    _ body:
      @escaping @MainQueue @Sendable (NativeHost, DriverReply<Answer>, repeat (each Argument).Content) throws(RPCError)
      -> Void
  ) -> DriverHandler {
    DriverHandler(method.declaration, waits: waits) { host, params, reply throws(RPCError) in
      let arguments = try method.read(params)
      try body(host, DriverReply(reply, method.result), repeat each arguments)
    }
  }
}

/// The part of a device that handles the requests of drivers.
@MainQueue
protocol DriverCallReceiver: HostPart {
  func receive(_ call: DriverCall)
}

/// The behaviour of a script's message, bound to its declaration (protocol §5, §8a, §10).
package struct ScriptMessageHandler: Sendable {
  let message: MessageDeclaration
  /// False for a message that is not among those that the script has sent.
  let counts: Bool
  /// What is reported about a surface, for the trace. Nil for other messages.
  let action: String?
  /// True for a message whose work is done on the main queue of a phone, so that it waits while other code has that queue.
  let runsOnMain: Bool
  let run: @MainQueue @Sendable (ScriptSession, JSONValue?, _ bytes: Int) throws(RPCError) -> Void

  /// Handles a message. One whose members cannot be read is refused by `$/error`.
  ///
  /// It is inlined, because otherwise the generic code would run unspecialised for each message.
  @inline(__always)
  package static func handle<each Member: FieldType>(
    _ message: DeclaredMessage<repeat each Member>, counts: Bool = true,
    _ body: @escaping @MainQueue @Sendable (ScriptSession, repeat (each Member).Content) throws(RPCError) -> Void
  ) -> ScriptMessageHandler {
    let action = SurfaceMessages.action(of: message.declaration)
    return ScriptMessageHandler(
      message: message.declaration, counts: counts, action: action,
      runsOnMain: Messages.runsOnMain(message.declaration.name)
    ) {
      session, params, bytes throws(RPCError) in
      let members = try message.readParams(params)
      if let action { record(action, params, bytes: bytes, in: session) }
      try body(session, repeat each members)
    }
  }

  /// Handles a message whose members are read from its text, because most of them need not be copied. They have the
  /// declared types.
  package static func handle<each Member: FieldType>(
    inPlace message: DeclaredMessage<repeat each Member>,
    _ body: @escaping @MainQueue @Sendable (ScriptSession, JSONValue) throws(RPCError) -> Void
  ) -> ScriptMessageHandler {
    let declaration = message.declaration
    let action = SurfaceMessages.action(of: declaration)
    return ScriptMessageHandler(
      message: declaration, counts: true, action: action, runsOnMain: Messages.runsOnMain(declaration.name)
    ) { session, params, bytes throws(RPCError) in
      try declaration.check(params)
      if let action { record(action, params, bytes: bytes, in: session) }
      try body(session, params ?? .null)
    }
  }

  /// Records a report about a surface, if a driver wants the trace.
  @MainQueue
  private static func record(_ action: String, _ params: JSONValue?, bytes: Int, in session: ScriptSession) {
    guard let trace = session.services.trace else { return }
    let rootTag = params?["rootTag"]?.int ?? 0
    trace.record(.surface, subject: "surface", action: action, id: "\(rootTag)", bytes: bytes)
  }

  /// The messages that are of no single part.
  static let ofHost: [ScriptMessageHandler] = [
    .handle(SurfaceMessages.contentSize) { session, rootTag, size in
      let isKnown = session.surfaces.setContentSize(CGSize(width: size.x, height: size.y), of: rootTag)
      if !isKnown { session.services.counters.droppedOfOldEpoch += 1 }
    },
    .handle(SurfaceMessages.elements) { session, rootTag, elements in
      let isKnown = session.surfaces.setElements(elements ?? [], of: rootTag)
      if !isKnown { session.services.counters.droppedOfOldEpoch += 1 }
    },
    .handle(ContextMessages.didLoad) { session in session.host.bundleDidLoad() },
  ]
}
