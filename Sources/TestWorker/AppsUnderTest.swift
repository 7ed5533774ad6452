internal import NavbridgeDriver
internal import NavbridgeLauncher
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The requests about apps under test, by their names: those of a test file to its worker, and those of a client to
/// `navbridge serve`.
enum AppRequest: String, CaseIterable {
  /// Starts an app. The result is its number, `id`, and `device`: the device, and the objects that live at the start.
  case start = "app/start"
  /// Sends a driver's request, `method` with `params`.
  case request = "app/request"
  /// The screen as lines of text.
  case screen = "app/screen"
  /// Waits until both sides are at rest.
  case rest = "app/rest"
  /// Has the fault `fault` strike the app.
  case strike = "app/strike"
  /// Ends the app. It fails if the app has left an error unhandled.
  case end = "app/end"
}

/// Takes part in what happens to apps under test. It is called on the script thread, between their requests.
@ScriptThread
protocol AppsUnderTestDelegate: AnyObject {
  /// True if the native sides of apps that are made now draw the screen after each act.
  var isFilming: Bool { get }
  /// The source map of an app's file that contains a function of a test; nil if the function is not found.
  func sourceMap(ofApp app: String, function: String, stack: String) -> JSON?
  /// The app is about to start.
  func starts(_ app: AppUnderTest)
  /// A test has sent a driver's request; `place` is the line of the test, if it is known.
  func requests(_ method: String, of app: AppUnderTest, at place: String?)
  /// A test ends the app, whose processes still run.
  func ends(_ app: AppUnderTest)
  /// An app begins to start or to end, or has done so.
  func changes(_ isUnderWay: Bool)
  /// An entry of the app's traffic has come.
  func receives(_ entry: JSON, of app: Int)
  /// A process of the app has ended, and the test has not asked for that.
  func loses(_ app: Int, _ loss: AppLoss)
}

/// The apps that a test has started, each a pair of processes, and the answers to requests about them.
@ScriptThread
final class AppsUnderTest: BackgroundWorker {
  private(set) var apps: [Int: AppUnderTest] = [:]
  private var nextApp: Int
  /// The apps that are being started, and those that could not be. The test does not know them.
  private var unknownApps: Set<Int> = []
  /// The ends of apps for which the test does not wait.
  private var endings: [Task<Void, Never>] = []
  private let architecture: Architecture
  let machine: AppMachine
  /// Nil if each app starts anew.
  let makeCheckpoint: WorkerSurroundings.MakeCheckpoint?
  var starts = AppStarts()
  let scratch: PrivateFolder
  /// The file to which the paths of apps are relative, unless a request names another one.
  private let test: String
  weak var delegate: (any AppsUnderTestDelegate)?

  /// - Parameters:
  ///   - first: the number of the first app.
  ///   - scratch: a folder for the texts of functions and for sockets.
  init(
    of test: String, _ architecture: Architecture, first: Int = 1, scratch: PrivateFolder,
    on machine: AppMachine = .system, checkpoints makeCheckpoint: WorkerSurroundings.MakeCheckpoint? = nil
  ) {
    self.makeCheckpoint = makeCheckpoint
    (self.test, self.architecture, self.scratch, self.machine) = (test, architecture, scratch, machine)
    nextApp = first
  }

  /// All apps, in the order in which they were started.
  var all: [AppUnderTest] { apps.sorted { $0.key < $1.key }.map(\.value) }

  /// The name of an app for people: its file, or a word for a function.
  func name(of app: AppUnderTest) -> String { files(test).isWritten(app.file) ? "app" : app.file }

  private func files(_ test: String) -> AppFiles { AppFiles(folder: scratch, test: test) }

  func answer(_ request: AppRequest, _ params: JSON) async throws(RPCError) -> JSON {
    switch request {
    case .start: return try await start(params)
    case .request:
      let (app, method) = (try app(params), params["method"]?.string ?? "")
      delegate?.requests(method, of: app, at: params["place"]?.string)
      return try await app.request(method, params["params"] ?? [:])
    case .screen:
      let snapshot = try await app(params).request(DeviceMethods.snapshot.name, ["react": true])
      return .texts(SnapshotText.wholeLines(snapshot))
    case .rest: try await app(params).rest()
    case .strike: try await app(params).strike(params["fault"]?.string ?? "")
    case .end: try await end(params)
    }
    return .null
  }

  /// The app that a request names.
  func app(_ params: JSON) throws(RPCError) -> AppUnderTest {
    guard let app = apps[params["app"]?.int ?? 0] else { throw AppUnderTest.hasEnded }
    return app
  }

  private func start(_ params: JSON) async throws(RPCError) -> JSON {
    let id = nextApp
    nextApp += 1
    let test = params["test"]?.string ?? self.test
    let files = files(test)
    let file = try files.path(params) { [unowned self] app, function, stack in
      delegate?.sourceMap(ofApp: app, function: function, stack: stack)
    }
    var options = try AppOptions(params["options"] ?? [:], file: file, architecture: architecture, files)
    options.replies = try files.replies(params)
    let (beside, isFilmed) = (files.isWritten(file) ? test : nil, delegate?.isFilming ?? false)
    var start: AppStart?
    var machine = machine
    if makeCheckpoint != nil, options.comesToRest, !isFilmed {
      let made = AppStart(
        native: options.nativeArguments, script: [file] + options.scriptArguments + [beside].compactMap(\.self),
        isPaused: options.isPaused)
      start = made
      machine = await self.machine(for: made) { machine in
        // It has ended when the app starts, which gets its socket.
        AppUnderTest(
          id: id, file: file, of: beside, socket: files.socket(id), options, isOfFile: false, isFilmed: false,
          on: machine, onTraffic: { _ in }, onLoss: { _ in })
      }
    }
    let app = AppUnderTest(
      id: id, file: file, of: beside, socket: files.socket(id), options,
      isOfFile: params["isOfFile"] == true, isFilmed: isFilmed, on: machine
    ) { [weak self] entry in
      self?.delegate?.receives(entry, of: id)
    } onLoss: { [weak self] loss in
      self?.delegate?.loses(id, loss)
    }
    apps[id] = app
    delegate?.starts(app)
    // If this fails, or the test ends first, the report of the failure shows this app, too; then it ends.
    unknownApps.insert(id)
    do {
      delegate?.changes(true)
      defer { delegate?.changes(false) }
      try await app.start()
    }
    unknownApps.remove(id)
    if let start { starts.started(start, transcript: app.output.text) }
    starts.began(asCopy: start.map { starts.checkpoint(of: $0) != nil } ?? false)
    let driver = try app.connectedDriver()
    return [
      "id": .int(Int64(id)),
      "device": ["device": driver.device.json, "liveObjects": try await driver.stats().json["liveObjects"] ?? [:]],
    ]
  }

  private func end(_ params: JSON) async throws(RPCError) {
    guard let app = apps.removeValue(forKey: params["app"]?.int ?? 0) else { return }
    delegate?.ends(app)
    delegate?.changes(true)
    await app.end()
    delegate?.changes(false)
    try app.checkErrors()
  }

  /// Ends the apps that the test does not know. It does not wait for them.
  func endUnknown() {
    for id in unknownApps {
      let app = apps.removeValue(forKey: id)
      endings.append(background { _ in await app?.end() })
    }
    unknownApps = []
  }

  /// Returns when the apps have ended for which nobody waits.
  func awaitEndings() async {
    for ending in endings { await ending.value }
    endings = []
  }

  /// Ends all apps, and returns when their processes have ended.
  func endAll() async {
    for app in all { await app.end() }
    apps = [:]
    await awaitEndings()
  }
}
