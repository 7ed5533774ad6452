package import NavbridgeRuntime

/// The number of apps whose processes have not ended. The command ends after them: each removes its files as it ends.
@ScriptThread
package final class AppCensus {
  private var count = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  package nonisolated init() {}

  func began() { count += 1 }

  func ended() {
    count -= 1
    guard count == 0 else { return }
    for waiting in waiting { waiting.resume() }
    waiting = []
  }

  /// Waits until there are none.
  package func none() async {
    await withCheckedContinuation { all in
      if count == 0 { all.resume() } else { waiting.append(all) }
    }
  }
}
