import Testing

/// The distance between the two sides of a test. The same test bodies run at every depth.
enum Depth: String, Sendable, CaseIterable, CustomTestStringConvertible {
  /// Both sides are in this process, connected by memory.
  case inProcess
  /// Both sides are in this process, connected by a libuv pipe.
  case pipe
  /// The native side is in a separate process.
  case process

  var testDescription: String { rawValue }
}
