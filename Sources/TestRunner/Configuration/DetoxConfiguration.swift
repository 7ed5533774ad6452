internal import NavbridgeRuntime
internal import NavbridgeWire
internal import OrderedCollections

/// A configuration of Detox: its configurations for iOS by name.
struct DetoxConfiguration {
  /// An app for iOS.
  struct App: Equatable {
    /// The name by which `device.selectApp` knows it.
    var name: String
    /// The path of the app or of its bundle, from the configuration's folder.
    var binaryPath: String
    var launchArgs: JSONObject
  }

  /// One of the configurations, as far as it has an effect.
  struct Choice: Equatable {
    var name: String
    var apps: [App]
    /// The model of the device by Apple's name; nil if none is named.
    var device: String?
    /// The configuration of Jest from the configuration's folder; nil if none is named.
    var jest: String?
    /// Patterns that the paths of test files match; empty for all.
    var patterns: [String] = []
    var grep: String?
    var bails = false
    var notes = MemberNotes()

    /// True if two differ by no more than their names and the places of their bundles.
    func isLike(_ other: Choice) -> Bool {
      var (one, two) = (self, other)
      (one.name, two.name, one.notes, two.notes) = ("", "", MemberNotes(), MemberNotes())
      for index in one.apps.indices { one.apps[index].binaryPath = "" }
      for index in two.apps.indices { two.apps[index].binaryPath = "" }
      return one == two
    }
  }

  private let json: JSON
  /// The name of the file, for sentences.
  private let file: String

  init(_ json: JSON, file: String) { (self.json, self.file) = (json, file) }

  /// Returns the configuration with a name; without a name the selected one or the only one for iOS.
  ///
  /// - Parameter isUsable: decides among several, by the bundles of their apps.
  func choice(_ name: String?, isUsable: (Choice) -> Bool) throws(ConfigurationFile.Failure) -> Choice {
    let all = json["configurations"]?.object ?? [:]
    if let name {
      guard let found = all[name] else {
        let names = all.keys.map(\.text)
        let near = names.nearest(to: name).map { " Did you mean '\($0)'?" } ?? " There are \(Self.listed(names))."
        throw .init("'\(file)' has no configuration '\(name)'.\(near)")
      }
      guard let choice = read(name, found) else {
        throw .init("The configuration '\(name)' of '\(file)' is not for iOS, and the device here is an iPhone.")
      }
      return choice
    }
    if let selected = json["selectedConfiguration"]?.string, let choice = all[selected].flatMap({ read(selected, $0) })
    {
      return choice
    }
    let choices = all.compactMap { read($0.key.text, $0.value) }
    guard let first = choices.first else {
      throw .init(
        "'\(file)' has no configuration with an app for iOS. Name the app's bundle and the tests: navbridge test --app "
          + "main.jsbundle FILES.")
    }
    let usable = choices.filter(isUsable)
    if choices.count == 1 || usable.count == choices.count && choices.allSatisfy(first.isLike) { return first }
    if usable.count == 1 { return usable[0] }
    // None can be used: the first has the sentence that says why.
    if usable.isEmpty, choices.allSatisfy(first.isLike) { return first }
    throw .init(
      "'\(file)' has several configurations for iOS: \(Self.listed(choices.map(\.name))). Choose one by --configuration NAME."
    )
  }

  private static func listed(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// Returns the value of an alias, or a value in its place.
  private func resolved(_ value: JSON?, in section: String) -> JSON? {
    guard let alias = value?.string else { return value }
    return json[section]?[alias]
  }

  /// Reads a configuration; nil for one that is not for iOS.
  private func read(_ name: String, _ own: JSON) -> Choice? {
    // In the older form, the configuration itself is the device.
    let device = own["type"] == nil ? resolved(own["device"], in: "devices") : own
    guard device?["type"]?.string?.hasPrefix("ios.") ?? true else { return nil }
    let given = own["apps"]?.array ?? own["app"].map { [$0] } ?? (own["binaryPath"] == nil ? [] : [own])
    let apps = given.compactMap { one in resolved(one, in: "apps").flatMap { app(one.string, $0) } }
    guard !apps.isEmpty else { return nil }
    var choice = Choice(name: name, apps: apps, device: Self.model(device?["device"]))
    for (section, place) in [(json, ""), (own, "configurations.\(name).")] { readRunner(section, place, into: &choice) }
    noteMembers(own, name, &choice)
    return choice
  }

  /// The model in the description of a device: `{ type: 'iPhone 15' }`, or `iPhone 15, iOS 17.2`.
  private static func model(_ device: JSON?) -> String? {
    device?["type"]?.string ?? device?.string?.split(separator: ",").first.map(String.init)
  }

  /// Reads an app; nil for one of another platform. In the older form it is a part of the configuration, with the device's type.
  private func app(_ alias: String?, _ json: JSON) -> App? {
    guard json["type"]?.string?.hasPrefix("ios.") ?? true, let path = json["binaryPath"]?.string else { return nil }
    let arguments = (json["launchArgs"]?.object ?? [:]).filter { $0.value != .null && $0.value != .bool(false) }
    return App(
      name: json["name"]?.string ?? alias ?? "default", binaryPath: path,
      launchArgs: JSONObject(uniqueKeysWithValues: arguments.map { ($0.key.text, $0.value) }))
  }

  private func readRunner(_ section: JSON, _ place: String, into choice: inout Choice) {
    let runner = section["testRunner"]
    let arguments = runner?["args"]
    choice.jest =
      arguments?["config"]?.string ?? section["runnerConfig"]?.string ?? section["runner-config"]?.string ?? choice.jest
    if let patterns = arguments?["_"]?.array { choice.patterns = patterns.compactMap(\.string) }
    choice.grep = (arguments?["testNamePattern"] ?? arguments?["t"])?.string ?? choice.grep
    choice.bails = (runner?["bail"] ?? arguments?["bail"]).map { $0 != .bool(false) && $0 != .int(0) } ?? choice.bails
    let (at, behavior) = ("\(place)testRunner", section["behavior"])
    if runner?.object != nil {
      choice.notes.addUnknown(in: runner, at: at, known: Self.ofRunner)
      choice.notes.addUnknown(in: arguments, at: "\(at).args", known: Self.ofArguments)
    }
    choice.notes.addUnknown(in: behavior, at: "\(place)behavior", known: ["init", "launchApp", "cleanup"])
    if behavior?["launchApp"]?.string == "manual" { choice.notes.add("\(place)behavior.launchApp") }
    if behavior?["init"]?["reinstallApp"] == false { choice.notes.add("\(place)behavior.init.reinstallApp") }
    let artifacts = section["artifacts"]
    choice.notes.addUnknown(in: artifacts, at: "\(place)artifacts", known: ["plugins"])
    for (plugin, value) in artifacts?["plugins"]?.object ?? [:] where !Self.isOff(value) {
      choice.notes.add("\(place)artifacts.plugins.\(plugin.text)")
    }
  }

  /// True for a plugin that keeps nothing, or only what a failing test leaves anyway.
  private static func isOff(_ value: JSON) -> Bool {
    let word =
      value.string ?? value["enabled"].map { $0 == false ? "none" : "all" }
      ?? value["keepOnlyFailedTestsArtifacts"]
      .map { $0 == true ? "failing" : "all" }
    return value == .bool(false) || ["none", "disabled", "manual", "failing"].contains(word ?? "none")
  }

  private func noteMembers(_ own: JSON, _ name: String, _ choice: inout Choice) {
    choice.notes.addUnknown(in: json, at: "", known: Self.ofFile)
    let known: Set = [
      "device", "app", "apps", "type", "name", "binaryPath", "build", "launchArgs", "testRunner", "behavior", "session",
      "artifacts", "bundleId",
    ]
    choice.notes.addUnknown(in: own, at: "configurations.\(name)", known: known)
    for app in own["apps"]?.array ?? [own["app"] ?? .null] {
      let known: Set = ["type", "name", "binaryPath", "build", "start", "launchArgs", "bundleId", "arch"]
      let place = app.string.map { "apps.\($0)" } ?? "configurations.\(name).app"
      choice.notes.addUnknown(in: resolved(app, in: "apps"), at: place, known: known)
    }
  }

  private static let ofFile: Set = [
    "apps", "devices", "configurations", "selectedConfiguration", "testRunner", "behavior", "session", "artifacts",
    "logger",
    "runnerConfig", "runner-config", "test-runner", "specs", "$schema",
  ]
  private static let ofRunner: Set = ["args", "jest", "bail", "detached", "forwardEnv", "type"]
  /// How tests are shared out among processes is the matter of --jobs.
  private static let ofArguments: Set = [
    "$0", "_", "config", "testNamePattern", "t", "bail", "maxWorkers", "w", "runInBand", "i", "verbose", "forceExit",
    "color",
    "colors", "silent",
  ]
}
