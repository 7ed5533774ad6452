import Glibc
package import NavbridgeRuntime
package import NavbridgeWire
package import ScriptEngine

/// Runs one test file: starts its apps, and reports the results as one JSON object a line.
@ScriptThread
package final class TestWorker: TestScriptDelegate {
  let settings: TestScriptSettings
  let artifacts: Artifacts
  /// The folder in which every test leaves its transcript; nil for none.
  private let transcripts: String?
  private(set) var script: TestScript!
  private(set) var apps: [Int: AppUnderTest] = [:]
  private var nextApp = 1
  /// The apps that are being started, and those that could not be. The file does not know them.
  private var unknownApps: Set<Int> = []
  private var isChecking = false

  /// - Parameters:
  ///   - folder: the folder in which a failing test leaves its transcript.
  ///   - transcripts: the folder in which every test leaves its transcript; nil for none.
  package init(_ settings: TestScriptSettings, artifacts folder: String, transcripts: String?) {
    self.settings = settings
    self.transcripts = transcripts
    artifacts = Artifacts(folder: folder, settings)
    script = TestScript(settings, delegate: self)
  }

  /// Runs the file. The process ends when the file is done.
  package func start() {
    script.start { message in
      Self.write(["kind": "file", "failure": ["message": .string(message)]])
      Self.write(["kind": "done"])
      _exit(EXIT_FAILURE)
    }
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
      return try await app(params).request(params["method"]?.string ?? "", params["params"] ?? [:])
    case "app/rest":
      try await app(params).rest()
      return .null
    case "app/end":
      let app = apps.removeValue(forKey: params["app"]?.int ?? 0)
      await app?.end()
      return .null
    case "rest":
      await restAll()
      return .null
    case "scene": return await scene(path: (params["path"]?.array ?? []).compactMap(\.string))
    case "transcripts": return await transcripts()
    default: throw RPCError(.methodNotFound, "There is no request '\(name)'.")
    }
  }

  private func app(_ params: JSON) throws(RPCError) -> AppUnderTest {
    guard let app = apps[params["app"]?.int ?? 0] else {
      throw RPCError(.bridgeInvalidated, "The app has ended.", data: ["code": "APP_ENDED"])
    }
    return app
  }

  var allApps: [AppUnderTest] { apps.sorted { $0.key < $1.key }.map(\.value) }

  package func transcript(of app: Int) -> JSON { .array(apps[app]?.transcript.entries ?? []) }

  package func report(_ record: JSON) {
    Self.write(record)
    if record["kind"] == "ended" { ended(record) }
    guard record["kind"] == "done" else { return }
    AppFile.removeAll()
    _exit(EXIT_SUCCESS)
  }

  package func printed(_ level: String, _ text: String) {
    Self.write(["kind": "console", "level": .string(level), "text": .string(text)])
  }

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
    script.interrupt("stuck", await waits())
  }

  package func limitReached() {
    background { worker in
      let waits = await worker.waits()
      worker.script.interrupt("timeout", waits)
    }
  }

  private func background(_ body: @escaping @ScriptThread @Sendable (TestWorker) async -> Void) {
    Task(executorPreference: ScriptThread.executor) { await body(self) }
  }

  // MARK: - Apps

  private func startApp(_ params: JSON) async throws(RPCError) -> JSON {
    let id = nextApp
    nextApp += 1
    let options = try AppOptions(params["options"] ?? [:], architecture: settings.architecture, test: settings.file)
    let file = try AppFile.path(params, id: id, test: settings.file)
    let app = AppUnderTest(id: id, file: file, options) { [unowned self] entry in
      script.receiveTraffic(of: id, entry)
    } onLoss: { [unowned self] sentence in
      script.fail(sentence)
    }
    apps[id] = app
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

  private func ended(_ record: JSON) {
    endUnknownApps()
    guard let transcripts, let fault = artifacts.keepTranscript(of: record, in: transcripts) else { return }
    let message = "The transcript cannot be written to the folder '\(transcripts)': \(fault)."
    Self.write(["kind": "file", "failure": ["message": .string(message)]])
  }

  private func endUnknownApps() {
    for id in unknownApps {
      let app = apps.removeValue(forKey: id)
      background { _ in await app?.end() }
    }
    unknownApps = []
  }

  private nonisolated static func write(_ record: JSON) {
    var line = record.description + "\n"
    line.withUTF8 { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = Glibc.write(STDOUT_FILENO, bytes.baseAddress! + sent, bytes.count - sent)
        if count <= 0 && errno != EINTR && errno != EAGAIN { _exit(EX_IOERR) }
        sent += max(0, count)
      }
    }
  }
}
