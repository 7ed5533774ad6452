/// The settings of a stress run.
package struct StressSettings: Sendable {
  package var profile: StressProfile
  package var extent: StressExtent
  package var inFlight: Int
  package var seed: UInt64
  package var growth = Growth()
  /// True when this process is used only for the run, so that its own descriptors and memory may be judged.
  package var ownsProcess = false
  /// The limit of each wait in real seconds; the run is aborted after it.
  package var waitLimit = 60

  package init(_ profile: StressProfile, _ extent: StressExtent, inFlight: Int, seed: UInt64) {
    self.profile = profile
    self.extent = extent
    self.inFlight = inFlight
    self.seed = seed
  }
}
