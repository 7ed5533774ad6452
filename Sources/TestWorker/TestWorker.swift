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
  private let scratch: PrivateFolder
  /// The folder in which every test leaves its transcript; nil for none.
  private let transcripts: String?
  private(set) var script: TestScript!
  let apps: AppsUnderTest
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
    scratch: PrivateFolder, in surroundings: WorkerSurroundings = .process()
  ) {
    self.settings = settings
    self.surroundings = surroundings
    self.transcripts = transcripts
    self.scratch = scratch
    artifacts = Artifacts(folder: folder, scratch: scratch.path, settings)
    self.runs = runs.map { Artifacts(folder: $0, scratch: scratch.path, settings) }
    // The apps of an earlier process of this run have other numbers.
    apps = AppsUnderTest(
      of: settings.file, settings.architecture, first: 1 + (settings.after + 1) * 1_000_000, scratch: scratch,
      on: surroundings.machine, checkpoints: surroundings.makeCheckpoint)
    apps.delegate = self
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
    if let request = AppRequest(rawValue: name) { return try await apps.answer(request, params) }
    switch name {
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

  var allApps: [AppUnderTest] { apps.all }

  package func transcript(of app: Int) -> JSON { .array(apps.apps[app]?.transcript.entries ?? []) }

  package func pictureDifferences(_ expected: String, _ received: String) -> [String] {
    PictureDifference.words(expected, received)
  }

  package func flow(at path: String) -> JSON { YAMLText.read(path) }

  package func report(_ record: JSON) {
    // What an app of the file has printed before this belongs to the part of the file that has ended.
    for app in allApps { printLines(of: app) }
    if record["kind"] == "ended" { endFilm() }
    if record["kind"] == "done", surroundings.makeCheckpoint != nil { surroundings.report(apps.starts.record) }
    surroundings.report(record)
    if record["kind"] == "began" { began(record) }
    if record["kind"] == "ended" { ended(record) }
    if record["kind"] == "done" { background { await $0.exit() } }
  }

  /// Ends the surroundings once every app has ended, so that nothing of them stays.
  private func exit() async {
    await apps.awaitEndings()
    surroundings.end(scratch)
  }

  package func printed(_ level: String, _ text: String) {
    surroundings.report(["kind": "console", "level": .string(level), "text": .string(text)])
  }

  /// Prints the lines of an app that belongs to the whole file, which the transcript of no passing test shows.
  func printLines(of app: AppUnderTest) {
    guard app.isOfFile else { return }
    let name = name(of: app)
    app.transcript.nextPrinted { level, text in
      if app.loss == nil || text != app.transcript.lastError { printed(level, "[\(name)] \(text)") }
    }
  }

  func name(of app: AppUnderTest) -> String { apps.name(of: app) }

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

  private func began(_ record: JSON) {
    runningTest.withLock { $0 = record }
    let number = record["test"]?.int ?? -1
    let film = settings.filmed.contains(number) ? TestFilm(test: number) : nil
    self.film = film
    for app in allApps {
      film?.add(app, name: name(of: app), isEarlier: true)
      background { await app.film($0.isFilming) }
    }
  }

  /// Reports the film of the test that has ended.
  private func endFilm() {
    if let film {
      surroundings.draw()
      surroundings.report(film.record())
    }
    film = nil
  }

  private func ended(_ record: JSON) {
    runningTest.withLock { $0 = nil }
    apps.endUnknown()
    if let failure = record["failure"] { Artifacts.keep(TestFailure(failure)) }
    guard let transcripts, let fault = artifacts.keepTranscript(of: record, in: transcripts) else { return }
    let message = "The transcript cannot be written to the folder '\(transcripts)': \(fault)."
    surroundings.report(["kind": "file", "failure": ["message": .string(message)]])
  }

  /// Takes a picture of the app whose native side listens at a path of a simulated world, as an entry of its traffic.
  package func takePicture(_ entry: JSON, ofAppAt path: String) {
    // The app may be one that the test has just ended.
    guard let film, let app = film.app(at: path) else { return }
    _ = film.take(entry, of: app)
  }

  /// Ends the apps that still run, and releases the file. Only a simulated worker goes on without its process.
  package func release(_ done: @escaping @ScriptThread @Sendable () -> Void) {
    background { worker in
      await worker.apps.endAll()
      worker.script.end()
      done()
    }
  }
}

extension TestWorker: AppsUnderTestDelegate {
  var isFilming: Bool { film != nil && surroundings.isProcess }

  func sourceMap(ofApp app: String, function: String, stack: String) -> JSON? {
    script.sourceMap(ofApp: app, function: function, stack: stack)
  }

  func starts(_ app: AppUnderTest) { film?.add(app, name: name(of: app), isEarlier: false) }

  func requests(_ method: String, of app: AppUnderTest, at place: String?) {
    film?.noteRequest(method, of: app.id, at: place)
  }

  func ends(_ app: AppUnderTest) {
    printLines(of: app)
    film?.noteEnd(of: app.id)
  }

  func changes(_ isUnderWay: Bool) { surroundings.changesApps(isUnderWay) }

  func receives(_ entry: JSON, of app: Int) {
    if film?.take(entry, of: app) != true { script.receiveTraffic(of: app, entry) }
  }

  func loses(_ app: Int, _ loss: AppLoss) { script.fail(loss.sentence, frames: loss.frames) }
}
