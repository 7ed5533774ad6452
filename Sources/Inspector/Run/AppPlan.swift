package import NavbridgeLauncher
internal import NavbridgeRuntime
package import NavbridgeVocabulary
package import NavbridgeWire
internal import OrderedCollections

/// The way to start an app, as often as a moment of its past is wanted.
package struct AppPlan: Sendable {
  /// The app's file, as it was given.
  package let file: String
  package let architecture: Architecture
  package let nativeArguments: [String]
  package let scriptArguments: [String]
  /// The acts of a recorded run.
  let acts: [RecordedAct]
  /// The names of the failed test of which the run was recorded.
  let test: [String]
  /// The failure of that test; nil if it is not known.
  let failure: String?
  /// The arguments without options.
  private let usual: [String]
  /// The moment at which a recorded run is shown first, in milliseconds; nil for an app that begins.
  let end: Double?

  /// An app that begins.
  ///
  /// - Parameters:
  ///   - scriptArguments: the arguments of the script side but for the file and the route.
  ///   - usual: the arguments of both sides without options, which a test need not name.
  package init(
    file: String, architecture: Architecture, nativeArguments: [String], scriptArguments: [String], usual: [String] = []
  ) {
    (self.file, self.architecture) = (file, architecture)
    (self.nativeArguments, self.scriptArguments) = (nativeArguments, scriptArguments)
    (acts, end, test, failure, self.usual) = ([], nil, [], nil, usual)
  }

  /// A recorded run.
  ///
  /// - Parameter failure: that of the test of which the run was recorded, for a page that has no list of tests.
  package init(_ recording: AppRecording, usual: [String] = [], failure: String? = nil) {
    (self.usual, test, self.failure) = (usual, recording.test, failure)
    (file, architecture) = (recording.file, recording.architecture)
    (nativeArguments, scriptArguments) = (recording.nativeArguments, recording.scriptArguments)
    acts = recording.acts.map {
      RecordedAct(at: $0.at, action: .request(method: $0.method, params: $0.params))
    }
    end = max(recording.end, acts.last?.at ?? 0)
  }

  /// The name of the app's file without its folder and its ending.
  var name: String {
    let name = file.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
  }

  /// The options with which a test starts the app, as members of the second argument of `app`.
  ///
  /// - Parameter folder: that of the test, from which it names files.
  package func testOptions(in folder: String) -> JSON {
    var options: JSONObject = architecture == .turbo ? [:] : ["architecture": .string(architecture.rawValue)]
    let usual = Set(joined(usual))
    for word in joined(nativeArguments + scriptArguments) where !usual.contains(word) {
      let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1).map(String.init)
      // A test has its own time, and knows the design of a bundle.
      guard word.hasPrefix("--"), let name = parts.first, !["epoch-time", "design", "beside", "keep"].contains(name)
      else { continue }
      let path = ["modules", "network"].contains(name) ? parts.last.map { PathText.way(from: folder, to: $0) } : nil
      let value: JSON = parts.count == 1 ? true : .string(path ?? parts[1])
      let member = OptionName.member(name)
      switch options[member] {
      case nil: options[member] = value
      case .array(let values)?: options[member] = .array(values + [value])
      case let one?: options[member] = [one, value]
      }
    }
    return .object(options)
  }

  /// Arguments in the form `--name value` in the form `--name=value`.
  private func joined(_ arguments: [String]) -> [String] {
    var joined: [String] = []
    for word in arguments {
      if let last = joined.last, last.hasPrefix("--"), !last.contains("="), !word.hasPrefix("--") {
        joined[joined.count - 1] = "\(last)=\(word)"
      } else {
        joined.append(word)
      }
    }
    return joined
  }

  /// All arguments of the script side. An app that is looked at goes on after an error, as one in development does.
  var allScriptArguments: [String] {
    [file, "--architecture", architecture.rawValue] + scriptArguments.filter { $0 != "--keep" } + [
      "--keep", "--json", "--places", "--details",
    ]
  }

  /// True for a line of other runs, too. The requests of the network are recorded for the page alone.
  private static func isOfTranscript(_ line: JSON) -> Bool { line["kind"] != "request" }

  /// The run of an app that has had these acts.
  @ScriptThread
  func recording(_ acts: [RecordedAct], of app: InspectedApp) -> AppRecording {
    AppRecording(
      file: file, architecture: architecture, nativeArguments: nativeArguments, scriptArguments: scriptArguments,
      acts: acts.compactMap { act in
        guard case .request(let method, let params) = act.action else { return nil }
        return AppRecording.Act(at: act.at, method: method, params: params)
      }, end: app.time,
      entries: app.log.lines.compactMap { try? JSONDocument($0).root.json }.filter(Self.isOfTranscript))
  }
}
