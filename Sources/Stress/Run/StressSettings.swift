/// What a stress run is asked to do.
public struct StressSettings: Sendable {
  public enum Profile: String, Sendable, CaseIterable {
    /// Soft reloads: the script stays, its context goes.
    case reload
    /// Scripts that vanish, and others in their place.
    case teardown
  }

  public var profile: Profile
  public var cycles: Int
  public var inFlight: Int
  public var seed: UInt64
  public var growth = Growth()
  /// Whether this process belongs to the run alone, so that its own descriptors and memory may be judged.
  public var ownsProcess = false
  /// Real seconds that any one thing is waited for, before the run is given up.
  public var waitLimit = 60

  public init(_ profile: Profile, cycles: Int, inFlight: Int, seed: UInt64) {
    self.profile = profile
    self.cycles = cycles
    self.inFlight = inFlight
    self.seed = seed
  }
}
