internal import NavbridgeRuntime

/// The ending of the script in each cycle of `stress teardown`, and the commands in flight. Both depend only on the
/// seed.
package struct TeardownPlan: Sendable {
  package struct Cycle: Sendable, Equatable {
    package let steps: [Step]
    package let ending: ScriptEnding
    /// The script ends once the native side has begun this many of its commands.
    package let strikesAfter: Int
    /// True when the next script starts only after the native side has noticed the end of this one.
    package let awaitsEnd: Bool
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
      steps: Step.commands(inFlight, using: &random), ending: ShuffledWays(seed: seed).way(of: index),
      strikesAfter: random.below(inFlight + 1), awaitsEnd: random.oneIn(2))
  }
}

/// The way in which a script leaves its native side.
package enum ScriptEnding: String, Sendable, CaseIterable {
  case close = "closed"
  /// The script writes nothing more and goes on reading.
  case halfClose = "half closed"
  case closeMidFrame = "closed in the middle of a frame"
  /// The `initialize` of another script replaces the script.
  case replace = "replaced"
  /// The script's process is killed.
  case kill = "killed"
}
