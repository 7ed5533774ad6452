internal import NavbridgeRuntime

/// Ways in an order that a seed shuffles: in as many cycles as there are ways each occurs once.
struct ShuffledWays<Way: CaseIterable & Sendable>: Sendable {
  let seed: UInt64

  func way(of index: Int) -> Way {
    let all = Array(Way.allCases)
    var random = SeededGenerator(seed: seed, index: -1 - index / all.count)
    return all.shuffled(using: &random)[index % all.count]
  }
}

/// A cycle in which commands in flight are disturbed in one of some ways. It depends only on the seed.
package struct StrikePlan<Way: CaseIterable & Equatable & Sendable>: Sendable {
  package struct Cycle: Sendable, Equatable {
    package let steps: [Step]
    package let way: Way
    /// The run strikes once the native side has begun this many of the commands.
    package let strikesAfter: Int
  }

  package let seed: UInt64
  package let inFlight: Int

  package init(seed: UInt64, inFlight: Int) {
    self.seed = seed
    self.inFlight = inFlight
  }

  package func cycle(_ index: Int) -> Cycle {
    var random = SeededGenerator(seed: seed, index: index)
    return Cycle(
      steps: Step.commands(inFlight, using: &random), way: ShuffledWays(seed: seed).way(of: index),
      strikesAfter: random.below(inFlight + 1))
  }
}

/// The process that `stress kill` kills.
package enum KillWay: String, Sendable, CaseIterable {
  case script = "script"
  /// A script's process that has written a part of a frame.
  case scriptInFrame = "script in a frame"
  case native = "native side"
  /// A native side that has read a part of a frame and written a part of another.
  case nativeInFrame = "native side in a frame"
  case run = "navbridge run"
  case nativeOfRun = "native side of navbridge run"
  case scriptOfRun = "script side of navbridge run"
}

/// The signal by which `stress stop` ends a process, and the process.
package enum StopWay: String, Sendable, CaseIterable {
  case terminate = "SIGTERM"
  case interrupt = "SIGINT"
  case hangUp = "SIGHUP"
  /// The second signal ends the process in the middle of its work.
  case twice = "SIGTERM twice"
  case runTerminate = "SIGTERM to navbridge run"
  case runInterrupt = "SIGINT to navbridge run"
}

/// The peer of a cycle of `stress slow-reader`.
package enum SlowPeer: String, Sendable, CaseIterable {
  case stoppedDriver = "stopped driver"
  case slowDriver = "slow driver"
  case stoppedScript = "stopped script"
  case slowScript = "slow script"
}
