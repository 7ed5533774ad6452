/// How a script ends in each cycle of `stress teardown`, and with what in flight: a seed's answer.
public struct TeardownPlan: Sendable {
  public struct Cycle: Sendable, Equatable {
    public let steps: [Step]
    public let ending: ScriptEnding
    /// The script ends once native has begun this many of its commands.
    public let strikesAfter: Int
    /// Whether the next script comes only after native has noticed that this one is gone.
    public let awaitsEnd: Bool
  }

  public let seed: UInt64
  public let inFlight: Int

  public init(seed: UInt64, inFlight: Int) {
    self.seed = seed
    self.inFlight = inFlight
  }

  public func cycle(_ index: Int) -> Cycle {
    var random = SeededGenerator(seed: seed, index: index)
    return Cycle(
      steps: Step.commands(inFlight, using: &random), ending: ending(index),
      strikesAfter: random.below(inFlight + 1), awaitsEnd: random.oneIn(2))
  }

  /// Each way comes once in as many cycles as there are ways, in an order that the seed shuffles.
  private func ending(_ index: Int) -> ScriptEnding {
    let count = ScriptEnding.allCases.count
    var random = SeededGenerator(seed: seed, index: -1 - index / count)
    return ScriptEnding.allCases.shuffled(using: &random)[index % count]
  }
}

/// How a script leaves its native side.
public enum ScriptEnding: String, Sendable, CaseIterable {
  case close = "closed"
  /// It writes nothing more, and goes on reading.
  case halfClose = "half closed"
  case closeMidFrame = "closed in the middle of a frame"
  /// Another script's `initialize` takes its place.
  case replace = "replaced"
  /// Its process is killed.
  case kill = "killed"
}
