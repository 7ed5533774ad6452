/// The figures at one moment at which no command is in flight.
public struct Checkpoint: Sendable, Equatable {
  public enum Moment: String, Sendable, CaseIterable { case start, middle, end }

  public var moment: Moment
  public var native: NativeCounts
  public var nativeProcess: ProcessFigures
  /// The figures of the script side's process, when the process belongs to the run.
  public var scriptProcess: ProcessFigures?

  public init(
    moment: Moment, native: NativeCounts, nativeProcess: ProcessFigures, scriptProcess: ProcessFigures? = nil
  ) {
    self.moment = moment
    self.native = native
    self.nativeProcess = nativeProcess
    self.scriptProcess = scriptProcess
  }
}
