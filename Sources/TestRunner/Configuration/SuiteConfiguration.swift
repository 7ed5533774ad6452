import Glibc
package import NavbridgeRuntime
internal import NavbridgeWire
internal import OrderedCollections

/// A suite of tests as configurations of Detox and of Jest describe it.
package struct SuiteConfiguration: Sendable {
  /// The files and the name by which a configuration is chosen.
  package struct Request: Sendable {
    /// The configuration of Detox; nil for none.
    package var detox: ConfigurationFile?
    /// The name of one of its configurations; nil for the one that it selects.
    package var name: String?
    /// The path of a configuration of Jest; nil for the one that Detox's names.
    package var jest: String?
    /// The bundle that the user names in place of that of the configuration.
    package var app: String?

    package init() {}
  }

  /// The test files; called again when the user watches them.
  package var files: @Sendable () throws(ConfigurationFile.Failure) -> [String] = {
    () throws(ConfigurationFile.Failure) in []
  }
  /// The bundle of the app, or of the first of several.
  private(set) var app: String?
  private var grep: String?
  private var bails = false
  /// Seconds that a test may take.
  private var timeout: Int?
  /// The model of the device; nil if the configuration names none.
  private var device: String?
  /// The part that each worker takes, as JSON.
  private var suite: JSON = [:]
  /// The arguments that choose the same configuration for a failed test.
  private var arguments: [String] = []
  /// The members without effect, as sentences.
  package private(set) var notes: [String] = []

  /// Reads the configurations.
  /// - Parameter scratch: an empty folder that is removed by the caller.
  package static func load(
    _ request: Request, scratch: PrivateFolder
  ) async throws(ConfigurationFile.Failure) -> SuiteConfiguration {
    var made = SuiteConfiguration()
    var jest = request.jest.map { ConfigurationFile($0, member: "jest") }
    var choice: DetoxConfiguration.Choice?
    if let file = request.detox {
      let detox = DetoxConfiguration(try await file.read(scratch: scratch), file: file.path)
      let found = try detox.choice(request.name) { choice in
        request.app != nil || choice.apps.allSatisfy { (try? AppBundle.find($0, in: file)) != nil }
      }
      try made.take(found, of: file, request)
      jest =
        jest ?? found.jest.map { ConfigurationFile(Self.path($0, in: file.folder), member: "jest") }
        ?? ConfigurationFile.jest(in: file.folder)
      choice = found
    }
    let folder = jest?.folder ?? request.detox?.folder ?? PathText.workingFolder
    let configuration = JestConfiguration(try await jest?.read(scratch: scratch) ?? [:], folder: folder)
    try made.take(configuration, of: jest, choice)
    if let path = request.jest { made.arguments += ["--config", path] }
    return made
  }

  private static func path(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") ? path : PathText.normal("\(folder)/\(path)")
  }

  private mutating func take(
    _ choice: DetoxConfiguration.Choice, of file: ConfigurationFile, _ request: Request
  ) throws(ConfigurationFile.Failure) {
    var apps: [JSON] = []
    for one in choice.apps {
      // The user's bundle stands for the only app. Of several, each has its own.
      let named = choice.apps.count == 1 ? request.app : (try? AppBundle.find(one, in: file)) ?? request.app
      let path: String
      if let named { path = named } else { path = try AppBundle.find(one, in: file) }
      app = app ?? path
      apps.append(["name": .string(one.name), "file": .string(path), "launchArgs": .object(one.launchArgs)])
    }
    suite = ["apps": .array(apps)]
    (grep, bails, device) = (choice.grep, choice.bails, choice.device)
    arguments = ["--configuration", choice.name]
    // The one that lies here is found by itself.
    if ConfigurationFile.detox(in: ".") != file { arguments += ["--config-path", file.path] }
    notes += [choice.notes.sentence(about: file.path)].compactMap(\.self)
  }

  private mutating func take(
    _ jest: JestConfiguration, of file: ConfigurationFile?, _ choice: DetoxConfiguration.Choice?
  ) throws(ConfigurationFile.Failure) {
    let patterns = choice?.patterns ?? []
    files = { () throws(ConfigurationFile.Failure) in try jest.files(matching: patterns) }
    timeout = jest.timeout.map { max(1, ($0 + 999) / 1000) }
    bails = bails || jest.bails
    if case .object(let members) = jest.suite { suite = .object((suite.object ?? [:]).merging(members)) }
    if let file { notes += [jest.notes.sentence(about: file.path)].compactMap(\.self) }
  }

  /// Adds the configuration to options. Those that the user has given count more.
  /// - Parameter keepsTimeout: true if the user has given a limit.
  package func apply(to options: inout TestOptions, keepsTimeout: Bool) {
    options.app = options.app ?? app
    options.hasGlobals = true
    options.grep = options.grep ?? grep
    options.bails = options.bails || bails
    if let timeout, !keepsTimeout { options.timeout = min(timeout, 86_400) }
    if let device, options.appOptions["device"] == nil { options.appOptions["device"] = .string(device) }
    options.suite = suite
    options.replayArguments = arguments
  }
}

/// The bundle of an app that a configuration of Detox names: the file itself, or the one in the app's folder or beside it.
enum AppBundle {
  static let name = "main.jsbundle"

  /// Returns the absolute path of a bundle that can run here.
  static func find(
    _ app: DetoxConfiguration.App, in file: ConfigurationFile
  ) throws(ConfigurationFile.Failure) -> String {
    let path = PathText.normal(app.binaryPath.hasPrefix("/") ? app.binaryPath : "\(file.folder)/\(app.binaryPath)")
    let beside = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
    let candidates = [path, "\(path)/\(name)", "\(beside)/\(name)"].filter { SystemFiles.kind(of: $0) == S_IFREG }
    var fault = "there is no '\(name)' in '\(app.binaryPath)' or beside it"
    for candidate in candidates {
      do throws(TextFile.Failure) {
        if try !TextFile.read(candidate).isEmpty { return candidate }
        fault = "'\(PathText.fromHere(candidate))' is empty"
      } catch {
        fault = "'\(PathText.fromHere(candidate))' cannot run: \(error)"
      }
    }
    throw .init(
      "The app '\(app.name)' of '\(file.path)' has no bundle that can run here: \(fault). Write it by Metro "
        + "(docs/running-bundles.md), and name it: navbridge test --app main.jsbundle. 'navbridge test .' runs the tests "
        + "without the configuration.")
  }
}
