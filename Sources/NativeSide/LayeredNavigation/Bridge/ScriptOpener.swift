internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// A script as the opener of a context: it gets the context's hooks, payloads and end as events (layered-navigation §7).
@MainQueue
final class ScriptOpener {
  private static let declared = LayersDeclaration.declared
  private weak var session: ScriptSession?
  private unowned let host: NativeHost

  init(_ session: ScriptSession) {
    self.session = session
    host = session.host
  }

  /// The session, unless its context has ended.
  private var running: ScriptSession? {
    guard let session, session === host.session else { return nil }
    return session
  }

  /// Returns what the opener passes on with a call.
  ///
  /// - Parameter find: Returns the id of the context that was opened with an info.
  func info(_ operation: LayersOperation, find: @escaping (NavInfo) -> Int?) -> NavInfo {
    let info = NavInfo()
    let opener = operation.id
    info.callback = { [self, unowned info] payload in
      guard let running, let id = find(info) else { return }
      running.emit(Self.declared.called, id, opener, json(payload, operation))
    }
    info.onPopped = { [self, unowned info] payload in
      guard let running, let id = find(info) else { return }
      running.emit(Self.declared.popped, id, opener, json(payload, operation))
    }
    guard operation.reportsHooks else { return info }
    info.onHook = { [self, unowned info] hook in
      guard let running, let id = find(info) else { return }
      running.emit(Self.declared.hook, id, opener, hook.rawValue)
    }
    return info
  }

  /// The payload as the script gets it. One that cannot cross the bridge is left out and reported.
  private func json(_ payload: NavPayload, _ operation: LayersOperation) -> JSON? {
    do throws(NavFailure) {
      guard case .json(let json) = try payload.bridged(for: operation.controller ?? "") else { return nil }
      return json
    } catch {
      host.diagnostics.record(error.code.rawValue, error.message)
      return nil
    }
  }
}
