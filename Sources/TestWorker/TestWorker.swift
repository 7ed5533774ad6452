import Glibc
internal import NavbridgeDriver
internal import NavbridgePicture
package import NavbridgeRuntime
internal import NavbridgeVocabulary
package import NavbridgeWire
internal import NavbridgeYAML
package import ScriptEngine

/// Runs one test file: starts its apps, and reports the results as records.
@ScriptThread
package final class TestWorker: TestScriptDelegate, BackgroundWorker {
  let settings: TestScriptSettings
  let surroundings: WorkerSurroundings
  var artifacts: Artifacts
  /// The recordings of passed tests; nil if they leave none.
  private var runs: Artifacts?
  private let files: AppFiles
  /// The folder in which every test leaves its transcript; nil for none.
  private let transcripts: String?
  private(set) var script: TestScript!
  private(set) var apps: [Int: AppUnderTest] = [:]
  private var nextApp = 1
  /// The apps that are being started, and those that could not be. The file does not know them.
  private var unknownApps: Set<Int> = []
  /// The ends of apps for which the file does not wait.
  private var endings: [Task<Void, Never>] = []
  private var isChecking = false
  /// The film of the test that runs; nil if it is not filmed.
  private(set) var film: TestFilm?
  /// The record of the beginning of the test that runs; nil outside tests.
  private let runningTest = Guarded<JSON?>(nil)

  /// - Parameters:
  ///   - folder: the folder in which a failing test leaves its transcript.
  ///   - runs: the folder in which a passed test leaves the recordings of its apps; nil for none.
  ///   - transcripts: the folder in which every test leaves its transcript; nil for none.
  ///   - scratch: an empty folder of this process, which is removed when the file is done.
  package init(
    _ settings: TestScriptSettings, artifacts folder: String, runs: String? = nil, transcripts: String?,
    scratch: PrivateFolder, in surroundings: WorkerSurroundings = .process
  ) {
    self.settings = settings
    self.surroundings = surroundings
    self.transcripts = transcripts
    files = AppFiles(folder: scratch, test: settings.file)
    artifacts = Artifacts(folder: folder, scratch: scratch.path, settings)
    self.runs = runs.map { Artifacts(folder: $0, scratch: scratch.path, settings) }
    // The apps of an earlier process of this run have other numbers.
    nextApp += (settings.after + 1) * 1_000_000
    script = TestScript(settings, delegate: self)
  }

  /// Runs the file. Its surroundings end it when the file is done.
  package func start() {
    guard surroundings.isProcess else { return script.start(endProcess: nil) }
    reportLife()
    script.start { [runningTest, settings] in
      // Other threads must not write meanwhile: the script thread is in the script's code.
      EndlessTest(running: runningTest.withLock { $0 }, settings).end(RecordWriter.write)
    }
  }

  /// Reports each second that this process does not hang.
  private func reportLife() {
    _ = ScriptThread.executor.jobs.asyncAfterRealTime(
      nanoseconds: 1_000_000_000,
      ScriptThread.item { [self] in
        surroundings.report(["kind": "alive"])
        reportLife()
      })
  }

  // MARK: - TestScriptDelegate

  package func request(_ id: Int, _ name: String, _ params: JSON, mayStay: Bool) {
    background { await $0.settle(id, name, params) }
  }

  private func settle(_ id: Int, _ name: String, _ params: JSON) async {
    do throws(RPCError) {
      script.settle(id, .success(try await answer(name, params)))
    } catch {
      script.settle(id, .failure(error))
    }
  }

  private func answer(_ name: String, _ params: JSON) async throws(RPCError) -> JSON {
    switch name {
    case "app/start": return try await startApp(params)
    case "app/request":
      let (app, method) = (try app(params), params["method"]?.string ?? "")
      film?.noteRequest(method, of: app.id, at: params["place"]?.string)
      return try await app.request(method, params["params"] ?? [:])
    case "app/screen":
      let snapshot = try await app(params).request(DeviceMethods.snapshot.name, ["react": true])
      return .texts(SnapshotText.wholeLines(snapshot))
    case "app/rest":
      try await app(params).rest()
      return .null
    case "app/strike":
      try await app(params).strike(params["fault"]?.string ?? "")
      return .null
    case "app/end":
      let app = apps.removeValue(forKey: params["app"]?.int ?? 0)
      if let app {
        printLines(of: app)
        film?.noteEnd(of: app.id)
      }
      await app?.end()
      if let app { for file in [app.file, app.options.replies].compactMap(\.self) { files.remove(file) } }
      try app?.checkErrors()
      return .null
    case "rest":
      for app in allApps { try await app.restOfTest() }
      return .null
    case "picture":
      let (path, fault) = artifacts.keepPicture(params["name"]?.string ?? "", params["text"]?.string ?? "")
      guard let path else {
        throw RPCError(.internalError, "The picture cannot be written: \(fault ?? "the reason is not known").")
      }
      return .string(path)
    case "recording": return record(params["name"]?.string)
    case "scene": return await scene(path: Self.path(params))
    case "runs": return runs?.keepRecordings(Self.path(params), apps: allApps).map { .string($0) } ?? .null
    case "transcripts": return await transcripts()
    default: throw RPCError(.methodNotFound, "There is no request '\(name)'.")
    }
  }

  /// Begins a recording, or ends it if there is no name. The run for films makes its page.
  private func record(_ name: String?) -> JSON {
    film?.endRecording()
    guard let name else { return .null }
    let path = artifacts.path(ofRecording: name)
    film?.beginRecording(path)
    surroundings.report(["kind": "recording", "path": .string(path)])
    return .string(path)
  }

  private static func path(_ params: JSON) -> [String] { (params["path"]?.array ?? []).compactMap(\.string) }

  private func app(_ params: JSON) throws(RPCError) -> AppUnderTest {
    guard let app = apps[params["app"]?.int ?? 0] else {
      throw AppUnderTest.hasEnded
    }
    return app
  }

  var allApps: [AppUnderTest] { apps.sorted { $0.key < $1.key }.map(\.value) }

  package func transcript(of app: Int) -> JSON { .array(apps[app]?.transcript.entries ?? []) }

  package func pictureDifferences(_ expected: String, _ received: String) -> [String] {
    PictureDifference.words(expected, received)
  }

  package func flow(at path: String) -> JSON { YAMLText.read(path) }

  package func report(_ record: JSON) {
    // What an app of the file has printed before this belongs to the part of the file that has ended.
    for app in allApps { printLines(of: app) }
    if record["kind"] == "ended" { endFilm() }
    surroundings.report(record)
    if record["kind"] == "began" { began(record) }
    if record["kind"] == "ended" { ended(record) }
    if record["kind"] == "done" { background { await $0.exit() } }
  }

  /// Ends the surroundings once every app has ended, so that nothing of them stays.
  private func exit() async {
    for ending in endings { await ending.value }
    surroundings.end(files.folder)
  }

  package func printed(_ level: String, _ text: String) {
    surroundings.report(["kind": "console", "level": .string(level), "text": .string(text)])
  }

  /// Prints the lines of an app that belongs to the whole file, which the transcript of no passing test shows.
  private func printLines(of app: AppUnderTest) {
    guard app.isOfFile else { return }
    let name = name(of: app)
    app.transcript.nextPrinted { level, text in
      if app.loss == nil || text != app.transcript.lastError { printed(level, "[\(name)] \(text)") }
    }
  }

  /// The name of an app for people: its file, or a word for a function.
  func name(of app: AppUnderTest) -> String { files.isWritten(app.file) ? "app" : app.file }

  package func becameQuiet() {
    guard !isChecking else { return }
    isChecking = true
    background { await $0.checkProgress() }
  }

  /// Ends the running part of the file if the apps are at rest and nothing has happened in the file meanwhile.
  private func checkProgress() async {
    let turns = script.turns
    for app in allApps { try? await app.rest() }
    isChecking = false
    guard script.isQuiet else { return }
    guard script.turns == turns else { return becameQuiet() }
    let part = script.part
    script.interrupt(part, "stuck", await waits())
  }

  package func limitReached() {
    let part = script.part
    background { worker in
      let waits = await worker.waits()
      worker.script.interrupt(part, "timeout", waits + worker.standingClocks)
    }
  }

  /// The apps whose sides answer each other without an end, so that their clocks stand.
  private var standingClocks: [String] {
    allApps.compactMap { app in
      app.transcript.standingMoment.map { moment in
        "the clock of '\(name(of: app))', which stands at \(moment.at) ms: \(moment.count) entries of the transcript follow each other "
          + "there, because each answer brings the next call"
      }
    }
  }

  // MARK: - Apps

  private func startApp(_ params: JSON) async throws(RPCError) -> JSON {
    let id = nextApp
    nextApp += 1
    let file = try files.path(params, id: id, sourceMap: script.sourceMap)
    var options = try AppOptions(params["options"] ?? [:], file: file, architecture: settings.architecture, files)
    options.replies = try files.replies(params, id: id)
    let app = AppUnderTest(
      id: id, file: file, of: files.isWritten(file) ? settings.file : nil, socket: files.socket(id), options,
      isOfFile: params["isOfFile"] == true, isFilmed: film != nil, on: surroundings.machine
    ) { [unowned self] entry in
      if film?.take(entry, of: id) != true { script.receiveTraffic(of: id, entry) }
    } onLoss: { [unowned self] loss in
      script.fail(loss.sentence, frames: loss.frames)
    }
    apps[id] = app
    film?.add(app, name: name(of: app), isEarlier: false)
    // If this fails, or the test ends first, the report of the failure shows this app, too; then it ends.
    unknownApps.insert(id)
    try await app.start()
    unknownApps.remove(id)
    let driver = try app.connectedDriver()
    return [
      "id": .int(Int64(id)),
      "device": ["device": driver.device, "liveObjects": try await driver.stats()["liveObjects"] ?? [:]],
    ]
  }

  private func began(_ record: JSON) {
    runningTest.withLock { $0 = record }
    let number = record["test"]?.int ?? -1
    let film = settings.filmed.contains(number) ? TestFilm(test: number) : nil
    self.film = film
    for app in allApps {
      film?.add(app, name: name(of: app), isEarlier: true)
      background { _ in await app.film(film != nil) }
    }
  }

  /// Reports the film of the test that has ended.
  private func endFilm() {
    if let film { surroundings.report(film.record()) }
    film = nil
  }

  private func ended(_ record: JSON) {
    runningTest.withLock { $0 = nil }
    endUnknownApps()
    guard let transcripts, let fault = artifacts.keepTranscript(of: record, in: transcripts) else { return }
    let message = "The transcript cannot be written to the folder '\(transcripts)': \(fault)."
    surroundings.report(["kind": "file", "failure": ["message": .string(message)]])
  }

  /// Ends the apps that still run, and releases the file. Only a simulated worker goes on without its process.
  package func release(_ done: @escaping @ScriptThread @Sendable () -> Void) {
    background { worker in
      for app in worker.allApps { await app.end() }
      for ending in worker.endings { await ending.value }
      worker.script.end()
      done()
    }
  }

  private func endUnknownApps() {
    for id in unknownApps {
      let app = apps.removeValue(forKey: id)
      endings.append(background { _ in await app?.end() })
    }
    unknownApps = []
  }
}
