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
  /// An act of a driver, which follows the one before. The script does not wait for it.
  case act(DeviceAct)
}

/// The side that requests a reload.
package enum ReloadTrigger: String, Sendable, CaseIterable {
  case script = "DevSettings.reload"
  case driver = "device/reload"
}

extension Step {
  /// Returns commands with pauses among them. A pause follows only a command that is answered soon under all
  /// conditions.
  static func commands(_ count: Int, of mix: CommandMix = .usual, using random: inout SeededGenerator) -> [Step] {
    CommandKind.mix(count, of: mix, using: &random).flatMap { kind -> [Step] in
      let mayPause = kind == .noop || kind == .setRoot
      return mayPause && random.oneIn(4) ? [.command(kind), .pause] : [.command(kind)]
    }
  }
}
