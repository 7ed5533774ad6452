internal import NavbridgeRuntime

/// The steps of each cycle of `stress reload`. They depend only on the seed.
package struct ReloadPlan: Sendable {
  package let seed: UInt64
  package let inFlight: Int

  package init(seed: UInt64, inFlight: Int) {
    self.seed = seed
    self.inFlight = inFlight
  }

  /// Returns the steps of a cycle, counted from 0: `inFlight` commands, and one reload at some point among them.
  package func cycle(_ index: Int) -> [Step] {
    var random = SeededGenerator(seed: seed, index: index)
    var steps = Step.commands(inFlight, using: &random)
    let way = ReloadTrigger.allCases[random.below(ReloadTrigger.allCases.count)]
    steps.insert(.reload(way), at: random.below(steps.count + 1))
    return steps
  }
}

/// The next step of a script or a driver.
package enum Step: Sendable, Equatable {
  case command(CommandKind)
  /// Wait until the last command has settled, so that the next steps meet a native side in a later state.
  case pause
  case reload(ReloadTrigger)
}

/// The side that requests a reload.
package enum ReloadTrigger: String, Sendable, CaseIterable {
  case script = "DevSettings.reload"
  case driver = "device/reload"
}

extension Step {
  /// Returns commands with pauses among them. A pause follows only a command that is answered soon under all
  /// conditions.
  static func commands(_ count: Int, using random: inout SeededGenerator) -> [Step] {
    CommandKind.mix(count, using: &random).flatMap { kind -> [Step] in
      let mayPause = kind == .noop || kind == .setRoot
      return mayPause && random.oneIn(4) ? [.command(kind), .pause] : [.command(kind)]
    }
  }
}

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
      steps: Step.commands(inFlight, using: &random), ending: ending(index),
      strikesAfter: random.below(inFlight + 1), awaitsEnd: random.oneIn(2))
  }

  /// Returns the ending of a cycle. In as many cycles as there are endings each occurs once, in an order that the seed
  /// shuffles.
  private func ending(_ index: Int) -> ScriptEnding {
    let count = ScriptEnding.allCases.count
    var random = SeededGenerator(seed: seed, index: -1 - index / count)
    return ScriptEnding.allCases.shuffled(using: &random)[index % count]
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
