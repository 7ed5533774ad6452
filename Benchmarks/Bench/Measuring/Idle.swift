/// The cost of a native side and a JavaScript script side before they do any work, as medians.
package struct Idle: Sendable {
  /// The time from the script side's start to its first settled command, in milliseconds.
  package let startUp: Double
  /// The resident memory, in MiB.
  package let nativeMemory: Double
  package let scriptMemory: Double
}
