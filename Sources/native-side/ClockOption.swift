import ArgumentParser
import NativeSide

/// `--clock`.
enum ClockOption: String, ExpressibleByArgument, CaseIterable {
  case virtual, real

  static let names = allCases.map(\.rawValue).joined(separator: " or ")

  var kind: Configuration.ClockKind {
    switch self {
    case .virtual: .virtual
    case .real: .real
    }
  }
}
