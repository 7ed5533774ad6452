package import NavbridgeRuntime
package import NavbridgeWire
package import ScriptSide

/// Issues commands so that a fixed number is always outstanding: each settlement issues the next command.
@ScriptThread
package final class CommandBurst {
  private let navigation: Navigation
  private let load: CommandLoad
  private var left = 0
  private var unsettled = 0
  private var failure: RPCError?
  private var whenSettled: () -> Void = {}

  package init(_ navigation: Navigation, _ load: CommandLoad) {
    self.navigation = navigation
    self.load = load
  }

  /// Issues `count` commands and returns when all have settled. Throws when a command fails; no more are issued then.
  package func run(_ count: Int, outstanding: Int) async throws(RPCError) {
    left = count
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      whenSettled = { continuation.resume() }
      for _ in 0..<outstanding { issue() }
    }
    if let failure { throw failure }
  }

  private func issue() {
    guard left > 0 else { return }
    left -= 1
    unsettled += 1
    let load = load
    navigation.call("Benchmark", "noop") { writer in
      writer.value("noop1")
      writer.value("Component1")
      load.write(to: writer)
    } completion: { [self] outcome in
      unsettled -= 1
      if case .failure(let error) = outcome {
        failure = error
        left = 0
      }
      if left > 0 { issue() } else if unsettled == 0 { whenSettled() }
    }
  }
}
