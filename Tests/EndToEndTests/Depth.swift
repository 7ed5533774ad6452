import Testing

import Shared

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

/// A depth and an architecture: the argument of most tests.
struct Way: Sendable, CustomTestStringConvertible {
  let depth: Depth
  let architecture: Architecture

  static let all = Depth.allCases.flatMap { depth in
    Architecture.allCases.map { Way(depth: depth, architecture: $0) }
  }
  static let turbo = Depth.allCases.map { Way(depth: $0, architecture: .turbo) }
  static let bridge = Depth.allCases.map { Way(depth: $0, architecture: .bridge) }

  var testDescription: String { "\(architecture.rawValue), \(depth.rawValue)" }
}
