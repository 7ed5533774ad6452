/// The settings of a stress run.
public struct StressSettings: Sendable {
  public enum Profile: String, Sendable, CaseIterable {
    /// Soft reloads: the script stays and its context ends.
    case reload
    /// Scripts that vanish, and others that replace them.
    case teardown
  }

  public var profile: Profile
  public var cycles: Int
  public var inFlight: Int
  public var seed: UInt64
  public var growth = Growth()
  /// True when this process is used only for the run, so that its own descriptors and memory may be judged.
  public var ownsProcess = false
  /// The limit of each wait in real seconds; the run is aborted after it.
  public var waitLimit = 60

  public init(_ profile: Profile, cycles: Int, inFlight: Int, seed: UInt64) {
    self.profile = profile
    self.cycles = cycles
    self.inFlight = inFlight
    self.seed = seed
  }
}
