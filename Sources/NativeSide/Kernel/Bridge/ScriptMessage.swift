internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// A message of a script other than calls, on both routes, on its way to the main queue (protocol §5, §8a, §10).
struct ScriptMessage: Sendable {
  let handler: ScriptMessageHandler
  let params: JSONValue?

  /// Returns nil for an unknown message, which is ignored as JSON-RPC requires.
  init?(_ method: JSONValue, _ params: JSONValue?) {
    guard let handler = ScriptMessageHandler.all.first(where: { $0.message.isNamed(method) }) else { return nil }
    (self.handler, self.params) = (handler, params)
  }

  /// The surface concerned, if there is one.
  var rootTag: Int64? { handler.action == nil ? nil : params?["rootTag"]?.int }
}

/// The behaviour of a script's message, bound to its declaration. It is a class, because messages refer to it.
final class ScriptMessageHandler: Sendable {
  let message: MessageDeclaration
  /// False for a message that is not among those that the script has sent.
  let counts: Bool
  /// What is reported about a surface, for the trace. Nil for other messages.
  let action: String?
  let run: @MainQueue @Sendable (ScriptSession, JSONValue?, _ bytes: Int) throws(RPCError) -> Void

  private init(
    _ message: MessageDeclaration, counts: Bool, _ action: String?,
    run: @escaping @MainQueue @Sendable (ScriptSession, JSONValue?, _ bytes: Int) throws(RPCError) -> Void
  ) {
    (self.message, self.counts, self.action, self.run) = (message, counts, action, run)
  }

  private static func handle<each Member: FieldType>(
    _ message: DeclaredMessage<repeat each Member>, counts: Bool = true,
    _ body: @escaping @MainQueue @Sendable (ScriptSession, repeat (each Member).Content) -> Void
  ) -> ScriptMessageHandler {
    let action = SurfaceMessages.action(of: message.declaration)
    return ScriptMessageHandler(message.declaration, counts: counts, action) {
      session, params, bytes throws(RPCError) in
      let members = try message.readParams(params)
      if let action, let trace = session.host.trace {
        let rootTag = params?["rootTag"]?.int ?? 0
        trace.record(.surface, subject: "surface", action: action, id: "\(rootTag)", bytes: bytes)
      }
      body(session, repeat each members)
    }
  }

  /// All messages of scripts, the most frequent first.
  static let all: [ScriptMessageHandler] = [
    .handle(SurfaceMessages.didMount) { session, rootTag in
      if session.surfaces.didMount(rootTag) {
        session.host.lifecycle.contentDidAppear()
      } else {
        session.host.counters.droppedOfOldEpoch += 1
      }
    },
    .handle(ClockMessages.idle, counts: false) { session, received, nextTimer in
      session.host.clockShare.receiveFromScript(received: received, nextTimer: nextTimer)
    },
    .handle(SurfaceMessages.contentSize) { session, rootTag, size in
      let isKnown = session.surfaces.setContentSize(CGSize(width: size.x, height: size.y), of: rootTag)
      if !isKnown { session.host.counters.droppedOfOldEpoch += 1 }
    },
    .handle(SurfaceMessages.elements) { session, rootTag, elements in
      if !session.surfaces.setElements(elements ?? [], of: rootTag) { session.host.counters.droppedOfOldEpoch += 1 }
    },
    .handle(SurfaceMessages.touched) { session, id, rootTag, isFound, x, y, size, coveredBy, isTaken in
      let answer = SurfaceTouchAnswer(
        isFound: isFound, x: x, y: y, size: size, coveredBy: coveredBy, isTaken: isTaken ?? true)
      session.host.reactFinger.questions.answered(id, rootTag: rootTag, answer)
    },
    .handle(SurfaceMessages.described) { session, rootTag, tree in
      session.host.descriptions.answered(nil, rootTag: rootTag, tree ?? .null)
    },
    .handle(ContextMessages.didLoad) { session in session.host.bundleDidLoad() },
    .handle(ContextMessages.ran) { session, id, value, error in
      session.host.scriptRuns.ended(id, ScriptRuns.Outcome(value: value, error: error))
    },
    .handle(HostMessages.presentModal) { session, hostTag, rootTag, props in
      session.host.modalHosts.present(hostTag, rootTag: rootTag, props: props ?? [:])
    },
    .handle(HostMessages.dismissModal) { session, hostTag in session.host.modalHosts.dismiss(hostTag) },
    .handle(HostMessages.presentAlert) { session, alertId, props in
      session.host.alerts.present(alertId, props: props ?? [:])
    },
    .handle(HostMessages.dismissAlert) { session, alertId in session.host.alerts.dismiss(alertId) },
    .handle(HostMessages.keyboard) { session, isVisible in _ = session.host.keyboard.setVisible(isVisible) },
  ]
}
