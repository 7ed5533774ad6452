internal import Glibc
internal import NavbridgeLauncher
package import NavbridgeRuntime
package import NavbridgeTestRunner
internal import NavbridgeWire
internal import OrderedCollections

/// The tests of a page: their list, the run that is under way, and the files whose changes begin one.
@ScriptThread
package final class TestSession: BackgroundWorker {
  private var options: TestOptions
  private let find: @ScriptThread () -> [String]
  private let usual: [String]
  private let scratch: PrivateFolder
  private var list = TestList()
  private var run: TestRun?
  /// True for a file of which all tests are part of the run.
  private var isWhole: (TestJob) -> Bool = { _ in true }
  private var isListing = false
  private var isOver = false
  /// The runs that wait for the end of the one before.
  private var queue: [TestList.Selection] = []
  private let wakeups: AsyncStream<Void>
  private let wake: AsyncStream<Void>.Continuation
  /// The tests that ran last, which run again when a script has changed.
  private var last = TestList.Selection.all
  /// The scripts around the tests; nil while they are not watched.
  private var changes: TestChanges?
  /// The sentence about the last run.
  private var note: String?
  /// The pages of the server, which are all shown the tests.
  var pages: PageTable?
  /// The run that is shown.
  private var shown: (job: TestJob, path: [String], app: Int)?
  /// The files whose changes are not sent yet.
  private var changed: Set<Int> = []
  private var isFlushDue = false
  /// Called with the run of an app that a page wants to see.
  var onOpen: (AppPlan) -> Void = { _ in }

  /// The real time, in nanoseconds, for which changes of a file are collected, for each of its tests and at least.
  private static let delay: (ofTest: Int64, least: Int64) = (500_000, 50_000_000)

  /// - Parameters:
  ///   - find: returns the test files that are there now; none if they cannot be found.
  ///   - usual: the arguments of both sides without options, which a test need not name.
  ///   - scratch: an empty folder, which is removed by the caller.
  package init(
    _ options: TestOptions, find: @escaping @ScriptThread () -> [String], usual: [String], scratch: PrivateFolder
  ) {
    (self.options, self.find, self.usual, self.scratch) = (options, find, usual, scratch)
    self.options.films = .none
    self.options.keepsConsole = false
    self.options.runs = scratch.makeFolder("runs")?.path
    (wakeups, wake) = AsyncStream.makeStream()
  }

  /// Lists the tests, and runs those that pages choose, until `stop`.
  func perform() async {
    list.setJobs(options.plan)
    await listTests(of: list.jobs)
    for await _ in wakeups {
      while !queue.isEmpty, !isOver { await perform(queue.removeFirst()) }
    }
  }

  func stop() {
    isOver = true
    changes = nil
    stopRun()
    wake.finish()
  }

  // MARK: - Runs

  private func listTests(of jobs: [TestJob]) async {
    guard !jobs.isEmpty else { return }
    var options = options
    options.lists = true
    options.choose(Dictionary(jobs.map { ($0, []) }) { first, _ in first })
    isListing = true
    defer { isListing = false }
    let summary = await perform(options) { [weak self] result in
      self?.change(result.job) { $0.plan(result) }
    }
    note = summary?.refusal
    sendRun()
  }

  private func perform(_ selection: TestList.Selection) async {
    let files = find()
    if !files.isEmpty, files != self.options.files {
      let known = Set(list.jobs)
      self.options.files = files
      list.setJobs(self.options.plan)
      sendList()
      await listTests(of: list.jobs.filter { !known.contains($0) })
    }
    last = selection
    let chosen = list.chosen(selection)
    guard chosen?.isEmpty != true else { return }
    var options = options
    if let chosen { options.choose(chosen) }
    let ofRun = list.jobs.enumerated().filter { chosen == nil || chosen?[$1] != nil }.map(\.offset)
    list.begin(chosen)
    for index in ofRun { hasChanged(index) }
    isWhole = { job in chosen.map { $0[job] == [] } ?? true }
    let summary = await perform(options) { [weak self] result in
      guard let self else { return }
      change(result.job) { $0.take(result, isWhole: isWhole(result.job), isOver: true) }
    }
    list.end()
    for index in ofRun { hasChanged(index) }
    if let summary {
      let fault = LastRun.keep(summary, options)
      note =
        summary.refusal ?? summary.nothingChosen
        ?? fault.map { "The names of the failed tests cannot be kept for --last-failed: \($0)." }
    }
    sendRun()
  }

  /// Runs tests. Returns nil if there is no room for their files.
  ///
  /// - Parameter ended: called with the results of a file that has ended, and once more if its snapshots have changed them.
  private func perform(
    _ options: TestOptions, ended: @escaping @ScriptThread (FileResult) -> Void
  ) async -> TestSummary? {
    guard let folder = try? PrivateFolder.make() else {
      note = "No folder can be made for the files of the tests."
      return nil
    }
    defer { folder.remove() }
    let run = TestRun(options, scratch: folder)
    run.onChange = { [weak self] job in self?.change(job) { _ in } }
    run.onEnd = ended
    run.onFile = { result, isComplete in if isComplete { ended(result) } }
    self.run = run
    note = nil
    sendRun()
    let summary = await run.run()
    self.run = nil
    return summary
  }

  /// Ends the run that is under way, and those that wait.
  private func stopRun() {
    queue = []
    run?.interrupt(signal: SIGTERM)
  }

  private func enqueue(_ selection: TestList.Selection) {
    if !queue.contains(selection) { queue.append(selection) }
    wake.yield()
  }

  // MARK: - Changes

  /// Begins or ends to look at the scripts around the tests.
  package func watch(_ isWatched: Bool) {
    changes = isWatched ? changes ?? TestChanges(around: options.files) : nil
    if isWatched { armWatch() }
    sendRun()
  }

  private func armWatch() {
    _ = ScriptThread.executor.jobs.asyncAfterRealTime(
      nanoseconds: Int64(TestChanges.interval) * 1_000_000,
      ScriptThread.item { [weak self] in
        guard let self, changes != nil else { return }
        if changes!.look() { enqueue(last) }
        armWatch()
      })
  }

  // MARK: - Pages

  func join(_ socket: WebSocket) {
    socket.send(listMessage)
    if shown != nil { socket.send(shownMessage) }
  }

  private func send(_ message: String) { pages?.send(message) }

  private var runMembers: JSONObject {
    [
      "isRunning": .bool(run != nil), "watches": .bool(changes != nil), "note": note.map { .string($0) } ?? .null,
    ]
  }

  private var listMessage: String {
    JSON.object((["type": "tests", "files": list.json] as JSONObject).merging(runMembers)).description
  }

  private var shownMessage: String {
    var members: JSON = .null
    if let shown, let index = list.index(of: shown.job) {
      members = ["index": .int(Int64(index)), "path": .texts(shown.path), "app": .int(Int64(shown.app))]
    }
    return (["type": "testShown", "shown": members] as JSON).description
  }

  /// Sends the list after its files have changed, and with them their numbers.
  private func sendList() {
    changed = []
    send(listMessage)
    if shown != nil { send(shownMessage) }
  }

  private func sendRun() {
    flush()
    send(JSON.object((["type": "testRun"] as JSONObject).merging(runMembers)).description)
  }

  private func change(_ job: TestJob, _ body: (inout TestList) -> Void) {
    guard let index = list.index(of: job) else { return }
    body(&list)
    hasChanged(index)
  }

  private func hasChanged(_ index: Int) {
    changed.insert(index)
    guard !isFlushDue else { return }
    isFlushDue = true
    _ = ScriptThread.executor.jobs.asyncAfterRealTime(
      nanoseconds: max(Self.delay.least, Int64(list.count(index)) * Self.delay.ofTest),
      ScriptThread.item { [weak self] in self?.flush() })
  }

  private func flush() {
    isFlushDue = false
    let jobs = list.jobs
    for index in changed.sorted() {
      let job = jobs[index]
      if let result = run?.result(of: job), !isListing { list.take(result, isWhole: isWhole(job), isOver: false) }
      send((["type": "testFile", "file": list.json(index)] as JSON).description)
    }
    changed = []
  }

  // MARK: - Requests

  /// Carries out a request of a page about tests. Returns false for one about something else.
  func receive(_ request: PageRequest, _ answer: PageAnswer) -> Bool {
    do throws(PageRefusal) {
      switch request.name {
      case "runTests": enqueue(try selection(request.members))
      case "stopTests": stopRun()
      case "watchTests": watch(request.members["value"]?.bool ?? false)
      case "openTest": try open(request.members)
      default: return false
      }
      answer.give([:])
    } catch {
      answer.refuse(error.message)
    }
    return true
  }

  private func selection(_ members: JSON) throws(PageRefusal) -> TestList.Selection {
    switch members["which"]?.string {
    case "all": return .all
    case "failed": return .failed
    case "file": return .file(try job(members))
    case "one": return .test(try job(members), path(members))
    default: break
    }
    throw PageRefusal(message: "'which' must be all, failed, file with an 'index', or one with a 'path', too.")
  }

  /// The file on a route of which a page names the number.
  private func job(_ members: JSON) throws(PageRefusal) -> TestJob {
    guard let index = members["index"]?.int, list.jobs.indices.contains(index) else {
      throw PageRefusal(message: "'index' must be the number of a file.")
    }
    return list.jobs[index]
  }

  private func path(_ members: JSON) -> [String] { (members["path"]?.array ?? []).compactMap(\.string) }

  private func open(_ members: JSON) throws(PageRefusal) {
    let (job, path, app) = (try job(members), path(members), members["app"]?.int ?? 1)
    guard let file = list.recording(job, path, app: app) else {
      throw PageRefusal(message: "This test has left no run of an app. Run it first.")
    }
    guard let text = try? TextFile.read(file), let recording = AppRecording(text: text) else {
      throw PageRefusal(message: "The run '\(file)' cannot be read. Run the test again.")
    }
    onOpen(AppPlan(recording, usual: usual))
    shown = (job, path, app)
    send(shownMessage)
  }
}
