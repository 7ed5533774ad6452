import ArgumentParser
import NavbridgeVocabulary

/// The value of `test --order`.
enum TestOrder: String, ExpressibleByArgument, CaseIterable { case declared, random }

/// The value of `test --architecture`.
enum TestRoutes: String, ExpressibleByArgument, CaseIterable {
  case bridge, turbo, both

  var routes: [Architecture] {
    switch self {
    case .bridge: [.bridge]
    case .turbo: [.turbo]
    case .both: [.bridge, .turbo]
    }
  }
}
