/// What was found at one moment at which nothing is in flight.
public struct Checkpoint: Sendable, Equatable {
  public enum Moment: String, Sendable, CaseIterable { case start, middle, end }

  public var moment: Moment
  public var native: NativeCounts
  public var nativeProcess: ProcessFigures
  /// The script side's process, where it is this run's own.
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
