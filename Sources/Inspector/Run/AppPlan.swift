package import NavbridgeLauncher
internal import NavbridgeRuntime
package import NavbridgeVocabulary
internal import NavbridgeWire

/// The way to start an app, as often as a moment of its past is wanted.
package struct AppPlan: Sendable {
  /// The app's file, as it was given.
  package let file: String
  package let architecture: Architecture
  let nativeArguments: [String]
  let scriptArguments: [String]
  /// The acts of a recorded run.
  let acts: [RecordedAct]
  /// The moment at which a recorded run is shown first, in milliseconds; nil for an app that begins.
  let end: Double?

  /// An app that begins.
  ///
  /// - Parameter scriptArguments: the arguments of the script side but for the file and the route.
  package init(file: String, architecture: Architecture, nativeArguments: [String], scriptArguments: [String]) {
    (self.file, self.architecture) = (file, architecture)
    (self.nativeArguments, self.scriptArguments) = (nativeArguments, scriptArguments)
    (acts, end) = ([], nil)
  }

  /// A recorded run.
  package init(_ recording: AppRecording) {
    (file, architecture) = (recording.file, recording.architecture)
    (nativeArguments, scriptArguments) = (recording.nativeArguments, recording.scriptArguments)
    acts = recording.acts.map {
      RecordedAct(at: $0.at, action: .request(method: $0.method, params: $0.params))
    }
    end = max(recording.end, acts.last?.at ?? 0)
  }

  /// All arguments of the script side. An app that is looked at goes on after an error, as one in development does.
  var allScriptArguments: [String] {
    [file, "--architecture", architecture.rawValue] + scriptArguments.filter { $0 != "--keep" } + ["--keep", "--json"]
  }

  /// The run of an app that has had these acts.
  @ScriptThread
  func recording(_ acts: [RecordedAct], of app: InspectedApp) -> AppRecording {
    AppRecording(
      file: file, architecture: architecture, nativeArguments: nativeArguments, scriptArguments: scriptArguments,
      acts: acts.compactMap { act in
        guard case .request(let method, let params) = act.action else { return nil }
        return AppRecording.Act(at: act.at, method: method, params: params)
      }, end: app.time, entries: app.log.lines.compactMap { try? JSONDocument($0).root.json })
  }
}
