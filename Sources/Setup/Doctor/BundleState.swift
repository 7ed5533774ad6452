import NavbridgeRuntime
package import NavbridgeVocabulary
import NavbridgeWire

/// The state of a bundle, as far as its text shows it.
package enum BundleState: Sendable, Equatable {
  /// It cannot be read, or its version is refused, for the reason in the sentence.
  case refused(String)
  /// - version: that of React Native; nil if the bundle contains none.
  /// - routes: those of the react-native-navigation in it.
  case readable(version: String?, routes: [Architecture])

  init(_ path: String) {
    do throws(TextFile.Failure) {
      self.init(text: try TextFile.read(path))
    } catch {
      self = .refused("cannot be read: \(error).")
    }
  }

  package init(text: String) {
    let refusal = text.allSatisfy(\.isWhitespace) ? "is empty." : BundleText.refusal(of: text)
    if let refusal {
      self = .refused(refusal)
      return
    }
    let version = BundleText.reactNativeVersion(in: text).map { version in
      ["major", "minor", "patch"].map { "\(version[$0]?.int ?? 0)" }.joined(separator: ".")
    }
    self = .readable(version: version, routes: BundleText.routes(in: text))
  }

  func finding(_ path: String) -> Finding {
    let run = "navbridge run \(path.shellWord)"
    switch self {
    case .refused(let sentence): return Finding(.fault, "bundle", "'\(path)': \(sentence)")
    case .readable(nil, _):
      return Finding(
        .ok, "bundle", "'\(path)' contains no React Native; it runs as an app for the library of navbridge: \(run)")
    case .readable(let version?, let routes):
      guard let route = routes.last else {
        return Finding(
          .warning, "bundle",
          "'\(path)' contains React Native \(version) and no react-native-navigation 7 or 8. Only screens of "
            + "react-native-navigation are shown: bundle an app that uses it.")
      }
      return Finding(
        .ok, "bundle",
        "'\(path)' contains React Native \(version), and its react-native-navigation runs on "
          + "\(routes.map(\.rawValue).joined(separator: " and ")): \(run) --architecture \(route.rawValue)")
    }
  }
}

extension BundleText {
  /// Returns the routes on which the react-native-navigation in a bundle runs: version 7 has only the bridge's module, and
  /// version 8 only the TurboModule.
  static func routes(in source: String) -> [Architecture] {
    let names: [(route: Architecture, module: String)] = [
      (.bridge, RNNCommands.names.bridge), (.turbo, RNNCommands.names.turbo),
    ]
    return names.filter { contains($0.module, in: source) }.map(\.route)
  }
}
