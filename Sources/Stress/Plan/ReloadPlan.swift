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
