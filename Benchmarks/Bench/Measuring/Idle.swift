/// The cost of a native side and a JavaScript script side before they do any work, as medians.
public struct Idle: Sendable {
  /// The time from the script side's start to its first settled command, in milliseconds.
  public let startUp: Double
  /// The resident memory, in MiB.
  public let nativeMemory: Double
  public let scriptMemory: Double
}
