import Glibc
internal import NavbridgeLauncher
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import ScriptEngine

/// The folders in which failing tests leave what is needed to understand and to repeat them.
@ScriptThread
struct Artifacts {
  private let folder: String
  private let scratch: String
  private let settings: TestScriptSettings
  /// The folders that this process has written. A test that is repeated may fail more than once.
  private var written: Set<String> = []

  /// - Parameter scratch: the folder of the apps' functions, whose name changes with each run.
  init(folder: String, scratch: String, _ settings: TestScriptSettings) {
    self.folder = folder
    self.scratch = scratch
    self.settings = settings
  }

  /// Writes the files of a failing test. Returns their folder, or the reason for which it could not be written.
  ///
  /// - Parameter pictures: the screens of the apps, by their ids.
  mutating func keep(_ path: [String], apps: [AppUnderTest], tree: [String], pictures: [Int: String])
    -> (folder: String?, fault: String?)
  {
    let place = freshPlace(path)
    var fault = TestFiles.hideFromVersionControl(folder)
    func write(_ text: String, _ file: String) { fault = TestFiles.write(text, to: "\(place)/\(file)") ?? fault }
    for (app, suffix) in Self.named(apps) {
      fault = TestFiles.write(lines: app.transcript.forEachLine, to: "\(place)/transcript\(suffix).txt") ?? fault
      if let picture = pictures[app.id] { write(picture, "screen\(suffix).svg") }
      fault =
        TestFiles.write(
          lines: { line in app.transcript.forEach { line($0.description) } },
          to: "\(place)/transcript\(suffix).ndjson") ?? fault
    }
    fault = writeRecordings(path, apps, to: place) ?? fault
    write(Self.text(tree), "screen.txt")
    write(replay(path, apps).description + "\n", "replay.json")
    return fault.map { (nil, $0) } ?? (place, nil)
  }

  /// Writes the failure of a test into the folder that it has left: its message with the line of code.
  static func keep(_ failure: TestFailure) {
    guard let folder = failure.folder else { return }
    // The report has the failure. This file is for those who look around in the folder later.
    _ = TestFiles.write(failure.located + "\n", to: "\(folder)/\(AppRecording.failureFile)")
  }

  /// Writes the recordings of a test's apps. Returns their folder, or nil if they could not be written.
  mutating func keepRecordings(_ path: [String], apps: [AppUnderTest]) -> String? {
    let place = freshPlace(path)
    return writeRecordings(path, apps, to: place) == nil ? place : nil
  }

  /// Writes the recordings of a test's apps, and what they need. Returns the reason of a failure.
  private func writeRecordings(_ path: [String], _ apps: [AppUnderTest], to place: String) -> String? {
    var fault = TestFiles.linkInOwnFolder(around: "\(place)/recording.json")
    if fault != nil { return fault }
    func write(_ text: String, _ file: String) { fault = TestFiles.write(text, to: "\(place)/\(file)") ?? fault }
    // Those of an earlier run, which may have had more apps.
    for name in SystemFiles.names(inFolder: place) where name.hasPrefix("recording") {
      unsafe unlink("\(place)/\(name)")
    }
    for (app, suffix) in Self.named(apps) {
      // The file of an app stays where it is. A function has no file of its own.
      var (file, repliesFile) = (app.file, app.options.replies)
      if file.hasPrefix("\(scratch)/"), let source = ScriptFile.text(file) {
        write(source, "app\(suffix).js")
        file = "\(place)/app\(suffix).js"
      }
      if let replies = repliesFile.flatMap(ScriptFile.text) {
        write(replies, "network\(suffix).js")
        repliesFile = PathText.absolute("\(place)/network\(suffix).js")
      }
      var recording = app.recording(file: file, replies: repliesFile)
      recording.test = path
      fault =
        TestFiles.write(
          parts: { part in
            recording.write(transcript: app.transcript.forEachLineWithoutActs, part)
          }, to: "\(place)/recording\(suffix).json") ?? fault
    }
    return fault
  }

  /// The apps of a test, each with the end of its files' names.
  private static func named(_ apps: [AppUnderTest]) -> [(app: AppUnderTest, suffix: String)] {
    apps.map { ($0, apps.count > 1 ? "-\($0.id)" : "") }
  }

  /// Keeps a picture that a test has asked for. Returns its path, or the reason for which it could not be written.
  func keepPicture(_ name: String, _ text: String) -> (path: String?, fault: String?) {
    let path = "\(folder)/\(fileFolder)/pictures/\(ArtifactPlace.folder(of: [name])).svg"
    let fault = TestFiles.write(text, to: path)
    return fault.map { (nil, $0) } ?? (PathText.fromHere(path), nil)
  }

  /// The path of the page of a recording.
  func path(ofRecording name: String) -> String {
    PathText.fromHere("\(folder)/\(fileFolder)/pictures/\(ArtifactPlace.folder(of: [name])).html")
  }

  /// The folder of a test, with a number if the test has left one already.
  private mutating func freshPlace(_ path: [String]) -> String {
    let base = "\(folder)/\(fileFolder)/\(ArtifactPlace.folder(of: path))"
    let place = (1...).lazy.map { $0 == 1 ? base : "\(base)-\($0)" }.first { !written.contains($0) } ?? base
    written.insert(place)
    return place
  }

  private var fileFolder: String { ArtifactPlace.folder(of: settings.file, on: settings.architecture) }

  /// Writes the transcript of a test to `FOLDER/FILE-ROUTE/NUMBER-NAME.txt`. Returns the reason of a failure.
  func keepTranscript(of record: JSON, in folder: String) -> String? {
    guard let apps = record["transcript"]?.array else { return nil }
    let name = ArtifactPlace.folder(of: (record["path"]?.array ?? []).compactMap(\.string))
    let place = "\(folder)/\(fileFolder)/\((record["test"]?.int ?? 0) + 1)-\(name).txt"
    let lines = apps.flatMap { ($0.array ?? []).compactMap(\.string) }
    return TestFiles.write(Self.text(lines).replacing("\(scratch)/", with: ""), to: place)
  }

  /// The arguments that repeat a test. In a random order, the tests before it may be the reason for which it has failed, so
  /// that all tests of the run are repeated.
  private func arguments(_ path: [String]) -> [String] {
    let pattern = "^\(path.joined(separator: " ").map { Self.special.contains($0) ? "\\\($0)" : "\($0)" }.joined())$"
    let chosen = settings.seed != nil || path.isEmpty ? settings.grep : pattern
    return ["test", settings.file, "--architecture", settings.architecture.rawValue]
      + settings.replayArguments
      + (settings.app.map { ["--app", PathText.relative($0, to: PathText.workingFolder)] }
        ?? (settings.hasGlobals ? ["--globals"] : []))
      + (chosen.map { ["--grep", $0] } ?? [])
      + (settings.seed.map { ["--order", "random", "--seed", "\($0)"] } ?? [])
      + (settings.repetitions > 1 ? ["--repeat", "\(settings.repetitions)"] : [])
  }

  /// The command that repeats a test, for a shell.
  func command(_ path: [String]) -> String {
    (["navbridge"] + arguments(path)).map(\.shellWord).joined(separator: " ")
  }

  /// The command that repeats the test, and the arguments with which its apps ran.
  private func replay(_ path: [String], _ apps: [AppUnderTest]) -> JSON {
    [
      "schema": "navbridge-replay-1", "file": .string(settings.file), "test": .texts(path),
      "architecture": .string(settings.architecture.rawValue),
      "arguments": .texts(arguments(path)),
      "apps": .array(
        apps.map { app in
          [
            "file": .string(app.file),
            "nativeSide": .texts(app.options.nativeArguments),
            "scriptSide": .texts(app.options.scriptArguments),
          ]
        }),
    ]
  }

  private static let special = Set(#"\^$.|?*+()[]{}/"#)

  private static func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}
