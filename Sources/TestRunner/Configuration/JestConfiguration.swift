internal import NavbridgeRuntime
internal import NavbridgeWire
internal import OrderedCollections

/// A configuration of Jest, as far as it has an effect: the test files, and the way in which each runs.
struct JestConfiguration {
  /// The folder of the tests, as an absolute path.
  let root: String
  /// Milliseconds that a test may take; nil for the runner's own limit.
  let timeout: Int?
  let bails: Bool
  private(set) var notes = MemberNotes()
  private let json: JSON

  /// - Parameters:
  ///   - json: the configuration; an empty object for that of a suite without one.
  ///   - folder: the folder of its file, as an absolute path.
  init(_ json: JSON, folder: String) {
    self.json = json
    let root = json["rootDir"]?.string ?? "."
    self.root = PathText.normal(root.hasPrefix("/") ? root : "\(folder)/\(root)")
    timeout = json["testTimeout"]?.int
    bails = json["bail"].map { $0 != .bool(false) && $0 != .int(0) } ?? false
    notes.addUnknown(in: json, at: "", known: Self.honoured.union(Self.meaningless))
    for name in ["globalSetup", "globalTeardown", "testEnvironment", "testRunner"] {
      if let value = json[name]?.string, !Self.isOfRunner(value) { notes.add(name) }
    }
    let reporters = (json["reporters"]?.array ?? []).compactMap { $0.string ?? $0[0]?.string }
    if !reporters.allSatisfy({ Self.isOfRunner($0) || $0 == "default" }) { notes.add("reporters") }
  }

  /// True for a module whose part the runner has itself.
  private static func isOfRunner(_ name: String) -> Bool {
    ["detox", "jest-circus", "jest-jasmine2", "jest-environment-node", "node"].contains {
      name == $0 || name.hasPrefix("\($0)/") || name.contains("/node_modules/\($0)/")
    }
  }

  /// The members that have an effect.
  static let honoured: Set = [
    "rootDir", "testMatch", "testRegex", "testPathIgnorePatterns", "testTimeout", "setupFiles", "setupFilesAfterEnv",
    "globals",
    "bail", "moduleNameMapper", "clearMocks", "resetMocks", "restoreMocks",
  ]
  /// Those that ask for what is the case here anyway, or for nothing that a result shows.
  static let meaningless: Set = [
    "$schema", "cache", "cacheDirectory", "collectCoverage", "detectOpenHandles", "displayName",
    "forceExit",
    "globalSetup", "globalTeardown", "injectGlobals", "maxConcurrency", "maxWorkers", "moduleFileExtensions", "name",
    "preset",
    "reporters", "runner", "silent", "testEnvironment", "testEnvironmentOptions",
    "testRunner",
    "transform", "transformIgnorePatterns", "verbose", "watchman", "watchPathIgnorePatterns", "workerIdleMemoryLimit",
  ]

  /// The part that the worker of each file takes.
  var suite: JSON {
    let files = ["setupFiles", "setupFilesAfterEnv"].flatMap { texts($0) ?? [] }.filter { !$0.hasPrefix("detox/") }
    let mocks = ["clearMocks", "resetMocks", "restoreMocks"].filter { json[$0] == true }
    return [
      "globals": json["globals"] ?? [:], "mocks": .texts(mocks), "setupFiles": .texts(files.map(path)),
      "rootDir": .string(root), "moduleNameMapper": .array(moduleNames),
    ]
  }

  /// The members of `moduleNameMapper`: `[pattern, name…]`. The names for Detox are the runner's own.
  private var moduleNames: [JSON] {
    (json["moduleNameMapper"]?.object ?? [:]).compactMap { pattern, names in
      guard !Self.isOfRunner(pattern.text.filter { $0 != "^" && $0 != "$" }) else { return nil }
      return .texts([pattern.text] + (names.array ?? [names]).compactMap(\.string).map(path))
    }
  }

  private func texts(_ name: String) -> [String]? {
    guard let value = json[name], !value.isNull else { return nil }
    return (value.array ?? [value]).compactMap(\.string)
  }

  /// Returns the path of a file that the configuration names; a package keeps its name.
  private func path(_ name: String) -> String {
    let full = name.replacing("<rootDir>", with: root)
    return full.hasPrefix(".") ? PathText.normal("\(root)/\(full)") : full
  }

  /// Returns the test files, in the order of their names.
  /// - Parameter patterns: regular expressions of which a path must match one; empty for all.
  func files(matching patterns: [String]) throws(ConfigurationFile.Failure) -> [String] {
    let all: [String]
    var walk = FolderWalk(leavingOut: ["node_modules"])
    do throws(FolderWalk.Failure) { all = try walk.files(below: root + "/") } catch {
      throw .init(error.description)
    }
    let isTest = try rule()
    let ignored = try expressions(texts("testPathIgnorePatterns") ?? [], of: "testPathIgnorePatterns")
    let wanted = try expressions(patterns, of: "testRunner.args._")
    return all.filter { path in
      isTest(path) && !ignored.contains { path.contains($0) }
        && (wanted.isEmpty || wanted.contains { path.contains($0) })
    }
    .map(PathText.fromHere).sorted()
  }

  /// Returns the rule by which a path is that of a test file.
  private func rule() throws(ConfigurationFile.Failure) -> (String) -> Bool {
    if let sources = texts("testRegex"), !sources.isEmpty {
      let all = try expressions(sources, of: "testRegex")
      return { path in all.contains { path.contains($0) } }
    }
    let defaults = ["**/__tests__/**/*.[jt]s?(x)", "**/?(*.)+(spec|test).[jt]s?(x)"]
    var patterns: [PathPattern] = []
    for text in texts("testMatch") ?? defaults {
      let isBound = ["/", "**", "<rootDir>"].contains { text.drop { $0 == "!" }.hasPrefix($0) }
      let full = isBound ? text : text.hasPrefix("!") ? "!**/\(text.dropFirst())" : "\(root)/\(text)"
      guard let pattern = PathPattern(full.replacing("<rootDir>", with: root)) else {
        throw .init("'testMatch' has '\(text)', which is no pattern for paths: a group in it has no end.")
      }
      patterns.append(pattern)
    }
    return { [patterns] path in
      patterns.contains { !$0.excludes && $0.matches(path) } && !patterns.contains { $0.excludes && $0.matches(path) }
    }
  }

  private func expressions(
    _ sources: [String], of member: String
  ) throws(ConfigurationFile.Failure) -> [Regex<AnyRegexOutput>] {
    var all: [Regex<AnyRegexOutput>] = []
    for source in sources {
      guard let made = try? Regex(source.replacing("<rootDir>", with: root)) else {
        throw .init("'\(member)' has '\(source)', which is no regular expression that can be read here.")
      }
      all.append(made)
    }
    return all
  }
}
