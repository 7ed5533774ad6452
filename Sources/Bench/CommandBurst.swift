import ScriptSide
internal import Shared

/// Commands of which some are always outstanding: each that settles brings on the next.
@ScriptThread
final class CommandBurst {
  private let navigation: Navigation
  private let load: CommandLoad
  private var left = 0
  private var unsettled = 0
  private var whenSettled: () -> Void = {}

  init(_ navigation: Navigation, _ load: CommandLoad) {
    self.navigation = navigation
    self.load = load
  }

  /// Issues `count` commands and returns when all have settled.
  func run(_ count: Int, outstanding: Int) async {
    left = count
    unsettled = count
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      whenSettled = { continuation.resume() }
      for _ in 0..<outstanding { issue() }
    }
  }

  private func issue() {
    guard left > 0 else { return }
    left -= 1
    let load = load
    navigation.call("Benchmark", "noop") { writer in
      writer.value("noop1")
      writer.value("Component1")
      load.write(to: writer)
    } completion: { [self] _ in
      unsettled -= 1
      if unsettled == 0 { whenSettled() } else { issue() }
    }
  }
}
