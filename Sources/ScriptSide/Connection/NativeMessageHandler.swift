internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The script side's behaviour for a message of the native side, bound to its declaration. A message that cannot be read
/// is reported as a bad call.
struct NativeMessageHandler: Sendable {
  let message: MessageDeclaration
  let run: @ScriptThread @Sendable (ScriptConnection, JSONValue) throws(RPCError) -> Void

  private static func handle<each Member: FieldType>(
    _ message: DeclaredMessage<repeat each Member>,
    _ body: @escaping @ScriptThread @Sendable (ScriptConnection, repeat (each Member).Content) -> Void
  ) -> NativeMessageHandler {
    NativeMessageHandler(message: message.declaration) { connection, params throws(RPCError) in
      let members = try message.readParams(params)
      body(connection, repeat each members)
    }
  }

  /// Passes the params of a message on.
  private static func pass(
    _ message: MessageDeclaration,
    _ body: @escaping @ScriptThread @Sendable (any ScriptConnectionDelegate, JSONValue) throws(RPCError) -> Void
  ) -> NativeMessageHandler {
    NativeMessageHandler(message: message) { connection, params throws(RPCError) in
      try message.check(params)
      if let delegate = connection.delegate { try body(delegate, params) }
    }
  }

  /// The messages to every script, the most frequent first.
  static let ofAll: [NativeMessageHandler] = [
    .handle(ClockMessages.want) { connection, sent, longest in
      connection.clock.reportIsWanted(after: sent, longest: longest)
    },
    .handle(ClockMessages.now) { connection, time in connection.clock.move(toMilliseconds: time) },
    .pass(SurfaceMessages.layout.declaration) { delegate, layout in
      delegate.surfaceLaidOut(rootTag: Int(layout["rootTag"]?.int ?? 0), layout)
    },
    .handle(ContextMessages.reload) { connection, epoch, reason in
      connection.reload(epoch: epoch, reason: reason)
    },
    .handle(ContextMessages.run) { connection, id, source, arguments in
      let run = FunctionRun(id: id, source: source, arguments: arguments)
      if connection.delegate?.run(run) == true { return }
      connection.ran(id, .failure(RPCError(.methodNotFound, "script/run: this script is not written in JavaScript.")))
    },
    .handle(ReportMessages.error) { connection, _, message, flush, index, data in
      connection.delegate?.badCall(message, code: data?["code"]?.string, call: flush == nil ? index : nil)
    },
    .handle(ReportMessages.note) { connection, method, params, code, message, kind in
      switch kind {
      case .act: connection.delegate?.noted(act: method ?? "", params ?? [:])
      case .diagnostic: connection.delegate?.noted(diagnostic: code ?? "", message ?? "")
      }
    },
    .pass(TrafficMethods.entry.declaration) { delegate, entry in delegate.receivedTraffic(entry) },
  ]

  /// The messages to a script that answers touches of React's content.
  static let questions = SurfaceMessages.questions.map(aboutContent)

  /// The messages to a script that has native components mounted.
  static let ofComponents = SurfaceMessages.ofComponents.map(aboutContent)

  private static func aboutContent(_ message: MessageDeclaration) -> NativeMessageHandler {
    pass(message) { delegate, params throws(RPCError) in try delegate.asked(message.name, params) }
  }
}
