internal import HeadlessUIKit
internal import NavbridgeRuntime

/// A script context that has ended, and its parts that are not destroyed yet. It lasts until what the last part has left to the main
/// queue is done, such as the removal of the bridge's root.
struct Teardown {
  let session: ScriptSession?
  var left: ArraySlice<TeardownPart>
}

/// The destruction of a script context's parts. In the usual order it is one moment. In another one each part is destroyed in
/// an item of the main queue of its own, as by threads that do not wait for each other, and the next context begins after
/// the last one.
extension NativeHost {
  var isTearingDown: Bool { teardown != nil }

  /// Begins to destroy the running context.
  ///
  /// - Parameter atOnce: true if the next context begins in this turn.
  func tearDown(atOnce: Bool) {
    let order = teardownOrder
    teardown = Teardown(session: session, left: order.parts[...])
    session = nil
    if atOnce || order == .modulesEmitterSurfaces { finishTeardown() } else { destroyPartByPart() }
  }

  /// Destroys all parts that are left.
  func finishTeardown() {
    while let part = teardown?.left.popFirst() { destroy(part) }
    teardown = nil
  }

  private func destroyPartByPart() {
    guard let part = teardown?.left.popFirst() else { return teardown = nil }
    destroy(part)
    queue.asyncMain(keepingCause { [self] in destroyPartByPart() })
  }

  private func destroy(_ part: TeardownPart) {
    let session = teardown?.session
    switch part {
    case .modules:
      guard let session else { return }
      moduleCode?.scriptEnds(session)
      session.release { moduleCode?.owns($0) != true }
    case .emitter: session?.endEmitter()
    case .surfaces:
      session?.endParts()
      application.endTransitions()
      forEachPart { $0.scriptDidEnd() }
    }
  }

  /// The order of the teardown that is due.
  private var teardownOrder: TeardownOrder {
    guard configuration.teardownOrder == .any else { return configuration.teardownOrder }
    let chosen = TeardownOrder.unusual.first { order in
      queue.target.happens {
        "the context is destroyed part by part: \(order.parts.map(\.rawValue).joined(separator: ", "))"
      }
    }
    return chosen ?? .modulesEmitterSurfaces
  }
}
