internal import NavbridgeRuntime
package import NavbridgeVocabulary
package import NavbridgeWire
internal import OrderedCollections

/// A run of an app in a file, from which it can be repeated: the arguments of both sides, and the acts on the device
/// (docs/recording.schema.json).
package struct AppRecording: Sendable, Equatable {
  package static let schema = "navbridge-recording-1"

  /// A driver's request (protocol §8).
  package struct Act: Sendable, Equatable {
    /// The moment, in milliseconds of the device's clock.
    package let at: Double
    package let method: String
    package let params: JSON

    package init(at: Double, method: String, params: JSON) {
      (self.at, self.method, self.params) = (at, method, params)
    }
  }

  /// The app's file.
  package var file: String
  package var architecture: Architecture
  package var nativeArguments: [String]
  /// The arguments of the script side but for the file and the route.
  package var scriptArguments: [String]
  package var acts: [Act]
  /// The moment to which the run had come, in milliseconds of the device's clock.
  package var end: Double
  /// The transcript up to there, without the acts.
  package var transcript: [String]
  /// The file beside a recording with the failure of the test: its message and the line of code.
  package static let failureFile = "failure.txt"

  /// The names of the groups and of the test that has failed; empty for a run that is none of a test.
  package var test: [String] = []

  /// - Parameter entries: the lines of `script-side --json`.
  package init(
    file: String, architecture: Architecture, nativeArguments: [String], scriptArguments: [String], acts: [Act],
    end: Double, entries: [JSON]
  ) {
    (self.file, self.architecture, self.acts, self.end) = (file, architecture, acts, end)
    transcript = entries.filter(Self.isOfTranscript).compactMap(TranscriptText.line)
    (self.nativeArguments, self.scriptArguments) = (nativeArguments, scriptArguments)
  }

  /// Reads a recording, or the lines of `navbridge run --record`. Nil for a text that is none.
  package init?(text: String) {
    guard let recording = Self(document: text) ?? Self(lines: text) else { return nil }
    self = recording
  }

  private init?(document text: String) {
    guard let json = try? JSONDocument(text).root.json, json["schema"]?.string == Self.schema,
      let file = json["file"]?.string, let architecture = json["architecture"]?.string.flatMap(Architecture.init),
      let end = json["end"]?.double
    else { return nil }
    let texts = { (name: String) in (json[name]?.array ?? []).compactMap(\.string) }
    let acts = (json["acts"]?.array ?? []).compactMap { act -> Act? in
      guard let at = act["at"]?.double, let method = act["method"]?.string else { return nil }
      return Act(at: at, method: method, params: act["params"] ?? [:])
    }
    self.init(
      file: file, architecture: architecture, nativeArguments: texts("nativeArguments"),
      scriptArguments: texts("scriptArguments"), acts: acts, end: end, entries: [])
    (transcript, test) = (texts("transcript"), texts("test"))
  }

  /// Reads the lines of a run (docs/run.schema.json), which nobody has touched.
  private init?(lines text: String) {
    let lines = text.split(separator: "\n").lazy
    guard let first = lines.first, let run = (try? JSONDocument(String(first)))?.root.json, run["kind"] == "run",
      let file = run["file"]?.string, let architecture = run["architecture"]?.string.flatMap(Architecture.init),
      let native = run["nativeArguments"]?.array?.compactMap(\.string)
    else { return nil }
    let entries = lines.dropFirst().compactMap { (try? JSONDocument(String($0)))?.root.json }
    self.init(
      file: file, architecture: architecture, nativeArguments: native,
      scriptArguments: (run["scriptArguments"]?.array ?? []).compactMap(\.string), acts: [],
      end: entries.last { $0["at"] != nil }?["at"]?.double ?? 0, entries: Array(entries))
  }

  /// True for an entry whose line is part of a recording. The acts have a list of their own.
  package static func isOfTranscript(_ entry: JSON) -> Bool { entry["kind"] != "act" }

  /// The transcript with the places in the app's folder without the folder, which may be named from elsewhere.
  private var placed: [String] {
    let (whole, given) = (PathText.absolute(file), file)
    let folders = [whole, given].compactMap { path in path.lastIndex(of: "/").map { String(path[...$0]) } }
    return transcript.map { line in folders.reduce(line) { $0.replacing($1, with: "") } }
  }

  /// The first line in which a run that has repeated this one differs, as two lines; empty if none does. The last lines of
  /// a run that was ended may be missing in its recording.
  package func difference(from repeated: AppRecording) -> [String] {
    let (lines, others) = (placed, repeated.placed)
    let count = zip(lines, others).prefix { $0 == $1 }.count
    guard count < lines.count else { return [] }
    return ["- \(lines[count])", "+ \(others.dropFirst(count).first ?? "(its end)")"]
  }

  package var text: String {
    var text = ""
    write(transcript: { transcript.forEach($0) }) { text += $0 }
    return text
  }

  /// Writes the recording in parts, with the lines of another transcript, which may be longer than fits into memory.
  ///
  /// - Parameters:
  ///   - lines: calls its argument with each line of the transcript.
  ///   - write: called with each part.
  package func write(
    transcript lines: @escaping (@escaping (String) -> Void) -> Void, _ write: @escaping (String) -> Void
  ) {
    let members: JSONObject = [
      "schema": .string(Self.schema), "version": .string(Version.number), "file": .string(PathText.absolute(file)),
      "architecture": .string(architecture.rawValue), "nativeArguments": .texts(nativeArguments),
      "scriptArguments": .texts(scriptArguments),
      "acts": .array(acts.map { ["at": .double($0.at), "method": .string($0.method), "params": $0.params] }),
      "end": .double(end), "test": .texts(test),
    ]
    JSONParts.write(members, write) { list in
      list("transcript") { item in lines { line in item { $0(JSON.string(line).description) } } }
    }
    write("\n")
  }
}
