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

  /// The route on which the bundle is run; nil for a bundle without react-native-navigation 7 or 8.
  var route: Architecture? { if case .reactNative(_, let routes) = self { routes.last } else { nil } }

  /// The route on which a bundle is tried that has failed on its own; nil for an app that has no other.
  var otherRoute: Architecture? {
    guard case .reactNative = self else { return nil }
    return (route ?? .turbo) == .turbo ? .bridge : .turbo
  }

  /// - outcome: the end of a run; nil if the bundle was not run.
  func finding(_ path: String, _ outcome: BundleTrial.Outcome?) -> Finding {
    if case .refused(let sentence) = self { return Finding(.fault, "bundle", "'\(path)': \(sentence)") }
    if case .onOtherRoute(let outcome, let failure) = outcome { return finding(path, outcome, otherRoute, failure) }
    return finding(path, outcome, route, nil)
  }

  /// - failure: the line of the failure on the bundle's own route, if the run was on the other one.
  private func finding(
    _ path: String, _ outcome: BundleTrial.Outcome?, _ route: Architecture?, _ failure: String?
  ) -> Finding {
    let command =
      "navbridge run \(path.shellWord)" + (route.map { " --architecture \($0.rawValue)" } ?? "")
    let own = failure.map { line in
      " With --architecture \(route == .bridge ? "turbo" : "bridge") it fails: \(line)\(line.hasSuffix(".") ? "" : ".")"
    }
    let runs = "and runs" + (own == nil ? "" : route.map { " with --architecture \($0.rawValue) alone" } ?? "")
    switch outcome {
    case .rests(let milliseconds):
      let time = "at rest at \(Int64(milliseconds)) ms of the device's time"
      return Finding(.ok, "bundle", "'\(path)' \(content), \(runs): \(time): \(command)\(own.map { ".\($0)" } ?? "")")
    case .goesOn(let reason):
      return Finding(
        .warning, "bundle",
        "'\(path)' \(content), \(runs), but was not at rest after \(BundleTrial.limit) s: \(reason). \(command) --timeout "
          + "SECONDS limits a run.\(own ?? "")")
    case .fails(let line), .onOtherRoute(_, let line):
      return Finding(
        .fault, "bundle",
        "'\(path)' \(content), and fails: \(line)\(line.hasSuffix(".") ? "" : ".") The whole report: \(command)")
    case nil:
      return Finding(.warning, "bundle", "'\(path)' \(content). It was not run, because of a fault above.")
    }
  }

  /// The content of the bundle, as the predicate of a sentence.
  private var content: String {
    guard case .reactNative(let version, let routes) = self else { return "contains no React Native" }
    let name = version.map { "React Native \($0)" } ?? "React Native"
    return routes.isEmpty
      ? "contains \(name) and no react-native-navigation 7 or 8"
      : "contains \(name) with react-native-navigation for \(routes.map(\.rawValue).joined(separator: " and "))"
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
