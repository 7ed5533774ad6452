/// The figures at one moment at which no command is in flight.
package struct Checkpoint: Sendable, Equatable {
  package enum Moment: String, Sendable, CaseIterable { case start, middle, end }

  package var moment: Moment
  package var native: NativeCounts
  package var nativeProcess: ProcessFigures
  /// The figures of the script side's process, when the process belongs to the run.
  package var scriptProcess: ProcessFigures?

  package init(
    moment: Moment, native: NativeCounts, nativeProcess: ProcessFigures, scriptProcess: ProcessFigures? = nil
  ) {
    self.moment = moment
    self.native = native
    self.nativeProcess = nativeProcess
    self.scriptProcess = scriptProcess
  }
}
