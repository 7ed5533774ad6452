import NavbridgeRuntime
package import NavbridgeVocabulary
import NavbridgeWire

/// The state of a bundle, as far as its text shows it.
package enum BundleState: Sendable, Equatable {
  /// It cannot be read, or its version is refused, for the reason in the sentence.
  case refused(String)
  /// It contains no React Native.
  case plain
  /// - version: that of React Native; nil if the bundle does not state it, as production bundles of some versions do not.
  /// - routes: those of the react-native-navigation in it. Empty for an app with another navigation library, or with none.
  case reactNative(version: String?, routes: [Architecture])

  init(_ path: String) {
    do throws(TextFile.Failure) {
      self.init(text: try TextFile.read(path))
    } catch {
      self = .refused("cannot be read: \(error).")
    }
  }

  package init(text: String) {
    let refusal = BundleText.hasCode(text) ? BundleText.refusal(of: text) : "is empty."
    if let refusal {
      self = .refused(refusal)
      return
    }
    let version = BundleText.reactNativeVersion(in: text).map { version in
      ["major", "minor", "patch"].map { "\(version[$0]?.int ?? 0)" }.joined(separator: ".")
    }
    let isPlain = version == nil && !BundleText.hasReactNative(in: text)
    self = isPlain ? .plain : .reactNative(version: version, routes: BundleText.routes(in: text))
  }

  func finding(_ path: String) -> Finding {
    let run = "navbridge run \(path.shellWord)"
    switch self {
    case .refused(let sentence): return Finding(.fault, "bundle", "'\(path)': \(sentence)")
    case .plain:
      return Finding(
        .ok, "bundle", "'\(path)' contains no React Native; it runs as an app for the library of navbridge: \(run)")
    case .reactNative(let version, let routes):
      let name = version.map { "React Native \($0)" } ?? "React Native"
      guard let route = routes.last else {
        return Finding(
          .ok, "bundle",
          "'\(path)' contains \(name) and no react-native-navigation 7 or 8; its registered component is shown, as apps of "
            + "React Navigation are: \(run)")
      }
      return Finding(
        .ok, "bundle",
        "'\(path)' contains \(name), and its react-native-navigation runs on "
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
