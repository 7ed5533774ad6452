import Testing

import Shared

/// How far apart the two sides of a test are. The same bodies run at every depth.
enum Depth: String, Sendable, CaseIterable, CustomTestStringConvertible {
  /// Both in this process, joined by memory.
  case inProcess
  /// Both in this process, joined by a libuv pipe.
  case pipe
  /// The native side in a process of its own.
  case process

  var testDescription: String { rawValue }
}

/// A depth and an architecture: what most tests are run over.
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
