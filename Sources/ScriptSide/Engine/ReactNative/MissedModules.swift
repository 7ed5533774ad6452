internal import NavbridgeVocabulary

/// The native modules that a bundle has asked for in vain, in the order in which it asked first.
struct MissedModules {
  private(set) var names: [String] = []

  /// The modules among them that a failure has named. The app may go on without the others.
  private(set) var needed: [String] = []

  /// The members, as `module.member`, that a bundle has read in vain from modules of Expo's kind that `--modules` gives.
  private var members: [String] = []

  /// Modules without which an app goes on, as on some phones: React Native's own (react-native-host §1); those of Expo's
  /// updates, search, app for developers and fonts of icons; those of other platforms and of worklets in popular libraries.
  /// Besides there are those that are written in C++.
  private static let optional: Set = [
    "BugReporting", "DialogManagerAndroid", "FrameRateLogger", "HeadlessJsTaskSupport", "IntentAndroid", "JSDevSupport",
    "LogBox", "ReactDevToolsRuntimeSettingsModule", "RedBox", "SoundManager",
    "EXDevLauncher", "EXDevMenu", "EXReactNativeEventEmitter", "ExpoFontUtils", "ExpoGo", "ExpoHead",
    "ExpoModulesCoreJSLogger", "ExpoUpdates", "RNVectorIcons", "RNVectorIconsManager",
    "RNVectorIconsModule",
    "PlatformLocalStorage", "RNC_AsyncSQLiteDBStorage", "ReanimatedModule", "WorkletsModule",
  ]

  /// Adds a name. Returns false if it is there already, or if a bundle has no use for the module.
  mutating func add(_ name: String) -> Bool {
    guard !name.hasSuffix("Cxx"), !Self.optional.contains(name), !names.contains(name) else { return false }
    names.append(name)
    return true
  }

  /// Adds a member that a module of `--modules` does not have.
  mutating func add(member: String, of module: String) {
    let name = "\(module).\(member)"
    if !members.contains(name) { members.append(name) }
  }

  /// Notes the modules that a failure names: by quotes, as React Native and Expo do, or in the expression that failed.
  /// Returns false if it names no module that was not needed before.
  mutating func note(failure message: String) -> Bool {
    let words = Set(message.split { !$0.isLetter && !$0.isNumber && !"_$-".contains($0) }.map(String.init))
    let named = names.filter { words.contains($0) && !needed.contains($0) }
    needed += named
    return !named.isEmpty
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

  /// The lines after a failure of a bundle; empty if no module is missing but one that the failure names.
  ///
  /// - Parameter files: those of the calls that were running, the innermost one first.
  func hint(behind message: String, in files: [String] = []) -> String {
    let found =
      message.firstMatch(of: /getEnforcing\(\.\.\.\): '([^']+)' could not be found/).map { String($0.1) }
      ?? message.firstMatch(of: /Cannot find native module '([^']+)'/).map { String($0.1) }
    var lines: [String] = []
    if let found {
      let library = NativeLibraries.library(of: found, in: files).map { ", for which '\($0)' asks" } ?? ""
      lines.append(
        "This host has no native module '\(found)'\(library). A file given by --modules can have it: "
          + "exports.\(found) = { … }.")
    }
    if !members.isEmpty {
      lines.append("The app has read \(members.joined(separator: ", ")), which the modules of --modules do not have.")
    }
    let others = names.filter { $0 != found }
    if !others.isEmpty {
      lines.append(
        "The bundle has \(found == nil ? "" : "also ")asked in vain for the native modules \(others.joined(separator: ", ")). "
          + "--stub-missing-modules FILE writes a file for --modules to start from.")
    }
    return lines.map { "\n\($0)" }.joined()
  }

  /// The text of a file for `--modules` that has those which a failure has named, without methods, and the others in
  /// comments: an empty module can mislead an app that would go on without it. Before a failure it has all of them.
  var stubs: String {
    let (given, left) = needed.isEmpty ? (names, []) : (needed, names.filter { !needed.contains($0) })
    let first = "// Native modules that the app has asked for in vain. Give each the methods that the app calls.\n"
    let others = "\n// The app has asked for these, too, and may go on without them.\n"
    return first + given.map { "\n\(Self.stub(of: $0))" }.joined()
      + (left.isEmpty ? "" : others + left.map { "// exports\(Self.property($0)) = {};\n" }.joined())
  }

  private static func stub(of name: String) -> String {
    (NativeLibraries.library(of: name, in: []).map { "// Of \($0).\n" } ?? "")
      + "exports\(property(name)) = {\n  // async method(argument) { return null; },\n};\n"
  }

  /// The access to a property of that name.
  private static func property(_ name: String) -> String {
    let isWord = name.wholeMatch(of: /[A-Za-z_$][A-Za-z0-9_$]*/) != nil
    return isWord ? ".\(name)" : "['\(name.replacing("'", with: "\\'"))']"
  }
}
