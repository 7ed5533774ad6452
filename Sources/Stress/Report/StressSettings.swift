/// The settings of a stress run.
package struct StressSettings: Sendable {
  package enum Profile: String, Sendable, CaseIterable {
    /// Soft reloads: the script stays and its context ends.
    case reload
    /// Scripts that vanish, and others that replace them.
    case teardown
  }

  package var profile: Profile
  package var cycles: Int
  package var inFlight: Int
  package var seed: UInt64
  package var growth = Growth()
  /// True when this process is used only for the run, so that its own descriptors and memory may be judged.
  package var ownsProcess = false
  /// The limit of each wait in real seconds; the run is aborted after it.
  package var waitLimit = 60

  package init(_ profile: Profile, cycles: Int, inFlight: Int, seed: UInt64) {
    self.profile = profile
    self.cycles = cycles
    self.inFlight = inFlight
    self.seed = seed
  }
}
