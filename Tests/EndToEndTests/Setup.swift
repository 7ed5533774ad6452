import NavbridgeVocabulary
import Testing

/// A depth and an architecture: the argument of most tests.
///
/// The two routes differ in what the native side does; the depths only in the transport and in the processes between the
/// sides. So a suite runs on every route, in process. One suite of each family, and the suites about the connection
/// itself, run at every depth.
struct Setup: Sendable, CustomTestStringConvertible {
  let depth: Depth
  let architecture: Architecture

  /// In process, on both routes.
  static let everyRoute = Architecture.allCases.map { Setup(depth: .inProcess, architecture: $0) }
  /// In process, on one route: for a test of something that only this route has, or that is the same on both.
  static let turbo = [Setup(depth: .inProcess, architecture: .turbo)]
  static let bridge = [Setup(depth: .inProcess, architecture: .bridge)]
  /// At every depth, on both routes.
  static let everyDepth = Depth.allCases.flatMap { depth in
    Architecture.allCases.map { Setup(depth: depth, architecture: $0) }
  }

  static func everyDepth(_ architecture: Architecture) -> [Setup] {
    everyDepth.filter { $0.architecture == architecture }
  }

  var testDescription: String { "\(architecture.rawValue), \(depth.rawValue)" }
}
