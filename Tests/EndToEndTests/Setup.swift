import NavbridgeVocabulary
import Testing

/// A depth and an architecture: the argument of most tests.
struct Setup: Sendable, CustomTestStringConvertible {
  let depth: Depth
  let architecture: Architecture

  static let all = Depth.allCases.flatMap { depth in
    Architecture.allCases.map { Setup(depth: depth, architecture: $0) }
  }
  static let turbo = Depth.allCases.map { Setup(depth: $0, architecture: .turbo) }
  static let bridge = Depth.allCases.map { Setup(depth: $0, architecture: .bridge) }

  var testDescription: String { "\(architecture.rawValue), \(depth.rawValue)" }
}
