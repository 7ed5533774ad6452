internal import NavbridgeVocabulary

/// The native modules that a bundle has asked for in vain, in the order in which it asked first.
struct MissedModules {
  private(set) var names: [String] = []

  /// Modules of React Native's own without which it goes on, as on some phones (react-native-host §1). Besides there are
  /// those that are written in C++.
  private static let optional: Set = [
    "BugReporting", "DialogManagerAndroid", "FrameRateLogger", "HeadlessJsTaskSupport", "IntentAndroid", "JSDevSupport",
    "LogBox", "ReactDevToolsRuntimeSettingsModule", "RedBox", "SoundManager",
  ]

  /// Adds a name. Returns false if it is there already, or if a bundle has no use for the module.
  mutating func add(_ name: String) -> Bool {
    guard !name.hasSuffix("Cxx"), !Self.optional.contains(name), !names.contains(name) else { return false }
    names.append(name)
    return true
  }

  /// The sentence for a bundle with the module of the other route, which this route does not have; nil for any other.
  func otherRoute(than architecture: Architecture) -> String? {
    let other: Architecture = architecture == .turbo ? .bridge : .turbo
    let module = other == .bridge ? RNNCommands.names.bridge : RNNCommands.names.turbo
    guard names.contains(module) else { return nil }
    let version = other == .bridge ? "7" : "8"
    return
      "The bundle asks for the native module '\(module)', as react-native-navigation \(version) does, and the route "
      + "'\(architecture.rawValue)' does not have it. Run the app with --architecture \(other.rawValue)."
  }

  /// The lines behind a failure of a bundle; empty if no module is missing but one that the failure names.
  func hint(behind message: String) -> String {
    let found = message.firstMatch(of: /getEnforcing\(\.\.\.\): '([^']+)' could not be found/).map { String($0.1) }
    var lines: [String] = []
    if let found {
      lines.append(
        "This host has no native module '\(found)'. A file given by --modules can have it: exports.\(found) = { … }.")
    }
    let others = names.filter { $0 != found }
    if !others.isEmpty {
      lines.append(
        "The bundle has \(found == nil ? "" : "also ")asked in vain for the native modules \(others.joined(separator: ", ")). "
          + "--stub-missing-modules FILE writes a file for --modules to start from.")
    }
    return lines.map { "\n\($0)" }.joined()
  }

  /// The text of a file for `--modules` that has all of them, without methods.
  var stubs: String {
    "// Native modules that the app has asked for in vain. Give each the methods that the app calls.\n"
      + names.map { name in
        let isWord = name.wholeMatch(of: /[A-Za-z_$][A-Za-z0-9_$]*/) != nil
        return "\nexports\(isWord ? ".\(name)" : "['\(name.replacing("'", with: "\\'"))']") = {\n"
          + "  // async method(argument) { return null; },\n};\n"
      }.joined()
  }
}
