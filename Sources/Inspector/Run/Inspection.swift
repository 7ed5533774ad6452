internal import NavbridgeDriver
internal import NavbridgeLauncher
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// An app that pages watch, touch and take back to earlier moments.
///
/// The present is a pair of processes whose clock moves with the real time. An earlier moment is a second pair, which was
/// started anew and has had the same acts up to there: a run is determined by the app, its options and the acts on the
/// device. Work on the apps is done one piece after the other.
@ScriptThread
final class Inspection: BackgroundWorker {
  typealias Job = @ScriptThread @Sendable (Inspection) async -> Void

  let plan: AppPlan
  let census: AppCensus
  var present: InspectedApp
  /// The app at the earlier moment that is shown; nil while the present is.
  var past: InspectedApp?
  var travel = TimeTravel()
  var acts: [RecordedAct] = [] { didSet { shownActs = nil } }
  /// The list of acts on the pages; nil when the acts have changed since it was made.
  private var shownActs: JSON?
  var pace = ClockPace()
  let pages: PageBroadcast
  /// The sentence about a run that has not repeated itself.
  var note: String?
  /// The commands that await something, each a sentence.
  private var pending: [String] = []
  private var answers: [(WebSocket, String)] = []
  /// The requests that were not answered when the last one came.
  var requests: [PageAnswer] = []
  private var isStopped = false
  /// The finger of a page, while its button is down.
  var finger: PageFinger?
  /// The number of acts that have not been answered.
  var unanswered = 0
  private(set) var screen = ShownScreen()
  /// What the last look has seen: there is nothing new as long as this stays.
  private var looked: (app: ObjectIdentifier, steps: Int, time: Double)?
  private let jobs: AsyncStream<Job>
  private let sink: AsyncStream<Job>.Continuation
  private var isTickDue = false
  private var isLookQueued = false
  private var hasBegun = false

  /// The real time between two movements of the clock, in nanoseconds.
  private static let tick: Int64 = 16_000_000

  /// - Parameter pages: the pages of the server, each of which is shown this run once `join` is called for it.
  init(_ plan: AppPlan, on pages: PageTable, in census: AppCensus) {
    self.plan = plan
    self.pages = PageBroadcast(to: pages)
    self.census = census
    present = InspectedApp(plan, in: census)
    acts = plan.acts
    (jobs, sink) = AsyncStream.makeStream()
  }

  /// The app whose screen is shown.
  var shown: InspectedApp { past ?? present }

  /// Starts the app, and works until `stop`.
  func run() async {
    watchPresent()
    pages.onLateNews = { [weak self] in self?.enqueueLook() }
    await present.start()
    if let end = plan.end { await repeatActs(until: end) }
    hasBegun = true
    await look()
    for await job in jobs {
      await job(self)
      await look()
      // A page knows what a request has changed when it gets the answer.
      sendAnswers()
    }
    for request in requests { request.refuse("The page shows another run.") }
    sendAnswers()
  }

  private func sendAnswers() {
    for (socket, message) in answers { socket.send(message) }
    answers = []
  }

  /// Takes the present to the end of a recorded run, where it stands.
  private func repeatActs(until end: Double) async {
    pace.pause()
    let app = present
    for index in acts.indices {
      await app.performNext(of: plan.acts, until: end) { [weak self] in self?.note($0, ofAct: index, on: app) }
    }
    await present.move(to: end)
  }

  /// Notes the reason for which the device has refused an act of the present run.
  func note(_ error: RPCError, ofAct index: Int, on app: InspectedApp) {
    if present === app, acts.indices.contains(index) { acts[index].error = error.message }
  }

  /// The run so far.
  var recording: AppRecording { plan.recording(acts, of: present) }

  /// Ends the apps, also those that work is waiting for, and then the work.
  func stop() {
    isStopped = true
    endApps()
    sink.finish()
  }

  func endApps() { for app in travel.all + [past, present].compactMap({ $0 }) { app.end() } }

  /// Does work after all that waits.
  func enqueue(_ job: @escaping Job) { sink.yield(job) }

  /// Looks once after all that waits.
  private func enqueueLook() {
    guard !isLookQueued else { return }
    isLookQueued = true
    enqueue { $0.isLookQueued = false }
  }

  /// Passes on what the present app does.
  func watchPresent() {
    let app = present
    app.keepWholeLog()
    app.onEntry = { [weak self, weak app] text in
      if let self, self.present === app { self.pages.add(entry: text) }
    }
    app.onLine = { [weak self, weak app] line in
      if let self, self.present === app { self.pages.add(line: line) }
    }
    app.onEnd = { [weak self] in self?.enqueue { _ in } }
    // Work waits for the script, too: its state is sent at once.
    app.onBusyChange = { [weak self, weak app] in if let self, self.present === app { self.sendState() } }
  }

  // MARK: - Time

  /// Moves the clock with the real time, for as long as something is due or a finger is down.
  private func armTick() {
    guard past == nil, pace.isPlaying, present.ending == nil else { return }
    guard present.clock.nextDue != nil || finger != nil else { return pace.rest() }
    if isTickDue { return }
    isTickDue = true
    _ = ScriptThread.executor.jobs.asyncAfterRealTime(
      nanoseconds: Self.tick,
      ScriptThread.item { [weak self] in
        self?.isTickDue = false
        self?.enqueue { await $0.advanceWithRealTime() }
      })
  }

  func advanceWithRealTime() async {
    let now = ScriptThread.executor.jobs.target.now
    guard past == nil,
      let movement = pace.movement(now: now, clock: present.clock, isFingerDown: finger != nil), movement > 0
    else { return }
    await present.move(by: movement)
  }

  // MARK: - Looks

  /// Sends the pages what has changed.
  private func look() async {
    armTick()
    guard hasBegun else { return }
    let app = shown
    let seen = (ObjectIdentifier(app), app.log.digests.count, app.time)
    if let driver = app.driver, looked.map({ $0 != seen }) ?? true {
      looked = seen
      do throws(RPCError) {
        let snapshot = try await driver.snapshot(react: true, look: true, components: 0)
        if screen.take(snapshot, at: app.time) { pages.send(screen.message) }
        pending = try await driver.stats().pendingCommands
      } catch {
        // The app's end is stated below.
      }
    }
    sendState()
  }

  func sendState() { pages.send(state: state) }

  private var state: JSONObject {
    [
      "at": .double(shown.time), "end": .double(present.time), "isPast": .bool(past != nil),
      "isPlaying": .bool(pace.isPlaying), "speed": .double(pace.speed),
      "nextDue": shown.clock.nextDue.map { .double($0) } ?? .null, "isBusy": .bool(unanswered > 0),
      "isScriptBusy": .bool(shown.isScriptBusy),
      "acts": listOfActs, "pending": .texts(pending),
      "ending": present.ending.map { .string($0) } ?? .null,
      "note": note.map { .string($0) } ?? .null, "pages": .int(Int64(pages.count)),
    ]
  }

  private var listOfActs: JSON {
    if let shownActs { return shownActs }
    let list = JSON.array(RecordedAct.mergingFingers(acts).map(\.json))
    shownActs = list
    return list
  }

  // MARK: - Pages

  /// Sends a page an answer after what is under way.
  func give(_ answer: String, to socket: WebSocket) {
    answers.append((socket, answer))
    if isStopped { sendAnswers() }
    enqueue { _ in }
  }

  /// Sends a new page all that the others have, unless it is gone meanwhile.
  func join(_ socket: WebSocket) {
    let app: JSON = [
      "type": "app", "file": .string(plan.file), "version": .string(Version.number),
      "architecture": .string(plan.architecture.rawValue), "design": present.driver?.device.json["design"] ?? .null,
      "device": present.driver?.device.json ?? .null, "test": .texts(plan.test),
      "failure": plan.failure.map { .string($0) } ?? .null,
    ]
    pages.join(socket, app: app, log: present.log, screen: screen, state: state)
  }

  /// Begins anew: the app without acts.
  func restart() async {
    endApps()
    endPreparations()
    (travel, past, acts, note, unanswered, finger) = (TimeTravel(), nil, [], nil, 0, nil)
    // The first screen is sent, though the last one may look the same.
    (screen, looked) = (ShownScreen(), nil)
    present = InspectedApp(plan, in: census)
    pages.restart(log: present.log)
    watchPresent()
    await present.start()
  }
}
