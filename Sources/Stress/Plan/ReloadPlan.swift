/// What happens in each cycle of `stress reload`: a seed's answer, the same in every run.
public struct ReloadPlan: Sendable {
  public let seed: UInt64
  public let inFlight: Int

  public init(seed: UInt64, inFlight: Int) {
    self.seed = seed
    self.inFlight = inFlight
  }

  /// A cycle's steps, from 0: `inFlight` commands, and one reload at some point among them.
  public func cycle(_ index: Int) -> [Step] {
    var random = SeededGenerator(seed: seed, index: index)
    var steps = Step.commands(inFlight, using: &random)
    let way = ReloadWay.allCases[random.below(ReloadWay.allCases.count)]
    steps.insert(.reload(way), at: random.below(steps.count + 1))
    return steps
  }
}
