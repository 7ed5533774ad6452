internal import NavbridgeLauncher
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// The options with which a test starts an app: those of `navbridge run`, in camel case, and some of the test's own.
struct AppOptions {
  var nativeArguments: [String]
  var scriptArguments: [String] = []
  var architecture: Architecture
  /// False for an app whose launch the test observes: the app counts as started when its script's context begins.
  var rests = true
  /// True if the clock stands from the beginning.
  var isPaused = false
  /// True if the test expects that the app fails.
  var mayEnd = false
  /// The file of the replies that the test gives to requests.
  var replies: String? {
    didSet { if let replies { scriptArguments += ["--network", replies] } }
  }

  /// True for a start that is the same each time and ends at rest, so that it may be kept at a checkpoint: the device's time is its own, and
  /// the test neither observes the launch nor wants the app to end.
  private(set) var comesToRest = false

  /// The members that belong to the script side or to the test.
  private enum Member: String, CaseIterable {
    case architecture, rest, paused, mayEnd, modules, nativeModules, network, keep, scriptTimeout
  }

  /// All members besides `Member` are arguments of the native side, which refuses those that it does not know.
  ///
  /// - Parameters:
  ///   - file: the app's file, which decides about the design if the options do not.
  ///   - files: finds the files of `modules` and `network`.
  @ScriptThread
  init(_ options: JSON, file: String, architecture: Architecture, _ files: AppFiles) throws(RPCError) {
    self.architecture = architecture
    nativeArguments = []
    var hasTime = false
    for (key, value) in options.object ?? [:] {
      switch Member(rawValue: key.text) {
      case .architecture:
        guard let chosen = value.string.flatMap(Architecture.init(rawValue:)) else {
          throw RPCError(.invalidParams, "app: 'architecture' must be \"bridge\" or \"turbo\".")
        }
        self.architecture = chosen
      case .rest: rests = value.bool ?? true
      case .paused: isPaused = value.bool ?? false
      case .mayEnd: mayEnd = value.bool ?? false
      case .modules, .network:
        for name in (value.array ?? [value]).compactMap(\.string) {
          scriptArguments += ["--\(key.text)", try files.path(of: name, user: key.text)]
        }
      case .nativeModules:
        for part in value.array ?? [value] {
          let argument = try part.string.map { (name) throws(RPCError) in try files.path(of: name, user: key.text) }
          nativeArguments.append("--native-modules=\(argument ?? part.description)")
        }
      case .keep, .scriptTimeout: scriptArguments += OptionName.words(key.text, value)
      case nil:
        hasTime = hasTime || key.text == "epochTime" || (key.text == "clock" && value == "real")
        nativeArguments += OptionName.words(key.text, value)
      }
    }
    if options["design"] == nil, options["mainComponent"] == nil {
      nativeArguments += BundleText.designArguments(of: (try? TextFile.read(file)) ?? "")
    }
    comesToRest = rests && !mayEnd && !hasTime && options["faithfulCrashes"] == nil
    // Two runs print the same.
    if !hasTime { nativeArguments.append("--epoch-time=0") }
    scriptArguments = ["--architecture", self.architecture.rawValue] + scriptArguments
  }

  /// The sentence for options that the native side has refused, with the names that they have in the call.
  ///
  /// - Parameter printed: what it has printed: the error, and how to use a program that the test does not start itself.
  static func refusal(_ printed: String) -> String {
    let lines = printed.split(separator: "\n").map(String.init)
    guard let error = lines.first(where: { $0.hasPrefix("Error: ") })?.dropFirst("Error: ".count) else {
      return printed
    }
    if let refused = error.firstMatch(of: /The value '(.*)' is invalid for '--([\w-]+)[^']*'(\.?)/) {
      let rest = error[refused.range.upperBound...]
      return "app: the value '\(refused.1)' is invalid for the option '\(OptionName.member(refused.2))'."
        + (rest.isEmpty ? " types/app-options.d.ts has the type of each option." : rest)
    }
    guard let unknown = error.firstMatch(of: /Unknown option '--([\w-]+)'(?:.*'--([\w-]+)')?/) else {
      // The sentence begins with the option, or is about two of them.
      return "app: " + error.replacing(/(^|\s)--([a-z][a-z-]*)/) { "\($0.1)'\(OptionName.member($0.2))'" }
    }
    let name = OptionName.member(unknown.1)
    // The parser of arguments proposes one of the native side's, also where that is far.
    let meant = (Member.allCases.map(\.rawValue) + [unknown.2.map { OptionName.member($0) }].compactMap { $0 }).nearest(
      to: name)
    return "app: there is no option '\(name)'." + (meant.map { " Did you mean '\($0)'?" } ?? "")
  }
}
