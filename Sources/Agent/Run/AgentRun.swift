internal import NavbridgeDriver
internal import NavbridgeInspector
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// An app that an assistant works with: its two processes, the steps so far, and the screen that the last answer has shown.
///
/// Time stands between two calls. A step ends when the device is at rest, so equal calls have equal answers.
@ScriptThread
final class AgentRun {
  /// The handle of the app in calls, such as `a1`.
  let id: String
  let plan: AppPlan
  let folder: String
  private let census: AppCensus
  private(set) var app: InspectedApp
  /// A further run, which repeats acts up to a moment.
  private var repeated: InspectedApp?
  /// Grows with each act and each movement of time, so that work that goes on is told from work that does not.
  var progress: Int { app.movementCount + (repeated?.movementCount ?? 0) }
  private(set) var acts: [RecordedAct] = []
  private(set) var steps: [RunStep] = []
  private(set) var ids = ElementIDs()
  /// The elements of the last look, and the snapshot that they were read from.
  private(set) var reader = ScreenReader([:])
  private(set) var snapshot: JSON = [:]
  /// The screen that the last answer has shown.
  private var shown = ShownScreen()
  /// The lines that answers have shown of elements that may come again.
  private var known: [String: String] = [:]
  /// What kept the device from rest after the last step.
  private(set) var busy: [String] = []
  private(set) var reading = OutputReading()

  private static let mostKnown = 1_000
  /// How long a step waits for rest. The script has a limit of its own for one turn, which comes first.
  private static let (longestTimer, deviceLimit, patience) = (1_500.0, 10_000.0, 10.0)

  /// - Parameter folder: that of the project, from which answers name files.
  init(_ plan: AppPlan, id: String, folder: String, in census: AppCensus) {
    (self.plan, self.id, self.folder, self.census) = (plan, id, folder, census)
    app = InspectedApp(plan, in: census)
    app.keepLog(bytes: Self.logBytes)
  }

  /// The output that is kept, so that a long run needs no more memory than a short one.
  private static let logBytes = 2 << 20

  /// Starts the app, and waits for rest.
  func start() async {
    await atWork { await app.start() }
    await comeToRest()
    steps = [RunStep(words: "start", acts: 0, at: app.time)]
    await look()
  }

  func end() { giveUp("The app was ended.") }

  /// Ends the app, and the run that repeats its acts, for a reason.
  func giveUp(_ why: String) {
    app.end(because: why)
    repeated?.end(because: why)
  }

  /// The number of requests that the app has not answered.
  private var work = 0
  /// True while an answer of the app is awaited.
  var isAtWork: Bool { work > 0 }

  /// Does work that awaits the app, during which it is watched.
  func atWork<Result>(_ body: () async -> Result) async -> Result {
    work += 1
    defer { work -= 1 }
    return await body()
  }

  /// Asks the device.
  func ask(_ method: String, _ params: JSON) async -> Swift.Result<JSON, RPCError>? {
    guard let driver = app.driver else { return nil }
    return await atWork {
      do throws(RPCError) {
        return .success(try await driver.request(method, params))
      } catch {
        return .failure(error)
      }
    }
  }

  /// Refuses work on an app that has ended.
  func expectRunning() throws(ToolRefusal) {
    guard let ending = app.ending else { return }
    throw ToolRefusal(
      "The app \(id) does not run any more: \(AppText.sentence(ending)). 'console' has its last output; 'back_to' begins again at an "
        + "earlier moment, and 'start' begins anew.")
  }

  // MARK: - Steps

  /// Performs acts one after the other, waits for rest, and looks at the screen.
  ///
  /// - Parameter words: the step as later answers name it.
  /// - Returns: the results of the acts. An act that the device has refused ends the step, and is thrown.
  @discardableResult
  func perform(_ words: String, _ new: [RecordedAct]) async throws(ToolRefusal) -> [JSON] {
    try expectRunning()
    var results: [JSON] = []
    var refusal: RPCError?
    for act in new {
      let outcome = await perform(act)
      switch outcome {
      case .success(let result): results.append(result)
      case .failure(let error): refusal = error
      case nil: break
      }
      if refusal != nil || app.ending != nil { break }
    }
    await look()
    if let refusal, app.ending == nil {
      // The device was asked and has refused: there is no such step.
      let lines = ["It has failed: \(AppText.sentence(refusal.message))"] + reading.news(in: app.log, folder: folder)
      throw ToolRefusal(lines.joined(separator: "\n"))
    }
    steps.append(RunStep(words: words, acts: acts.count, at: app.time))
    return results
  }

  private func perform(_ act: RecordedAct) async -> Result<JSON, RPCError>? {
    let act = act.moved(to: app.time)
    let (index, outcome) = (acts.count, Guarded<Result<JSON, RPCError>?>(nil))
    acts.append(act)
    await atWork { await app.begin(act, settles: false) { result in outcome.withLock { $0 = result } } }
    await comeToRest()
    let result = outcome.withLock { $0 }
    if let result, let error = RecordedAct.refusal(in: result) {
      acts[index].error = error.message
      if case .failure = result { return result }
    }
    return result
  }

  /// Adds an expectation to the run, which does nothing.
  func expect(_ act: RecordedAct) async {
    acts.append(act.moved(to: app.time))
    await atWork { await app.begin(acts[acts.count - 1]) { _ in } }
  }

  /// Moves the clock.
  func wait(milliseconds: Double) async throws(ToolRefusal) {
    try expectRunning()
    let start = app.time
    await pass(until: start + milliseconds)
    await noteWait(since: start)
  }

  /// Moves the clock to what is due next, at most by some time. Returns false if nothing is due by then.
  func moveToNext(before end: Double) async -> Bool {
    guard let due = app.nextDue, due <= end else { return false }
    await atWork { await app.move(to: due) }
    await look()
    return app.ending == nil
  }

  /// Moves the clock to a moment, in parts, so that a long time is told from a turn without an end.
  func pass(until end: Double) async {
    while app.time < end, app.ending == nil {
      await atWork { await app.move(by: min(Self.part, end - app.time)) }
    }
    await look()
  }

  /// The time, in milliseconds, that passes at once.
  private static let part = 60_000.0

  /// What keeps the device from rest at this moment. A timer that a step would not wait for does not.
  private var busyNow: [String] {
    get async {
      let all = await PendingWork(self).busy
      let isLater = (app.nextDue ?? 0) - app.time > Self.longestTimer
      return isLater ? all.filter { $0 != Self.dueTimer } : all
    }
  }

  /// The sentence about a timer of the script's (protocol §8).
  private static let dueTimer = "a timer of the script's is due"

  /// Notes the time that has passed as a step, and for the test that may be written of the run.
  func noteWait(since start: Double) async {
    let passed = app.time - start
    busy = await busyNow
    acts.append(RecordedAct(at: start, action: .wait(milliseconds: passed)))
    await atWork { await app.begin(acts[acts.count - 1]) { _ in } }
    steps.append(RunStep(words: "wait \(passed.wholePoints) ms", acts: acts.count, at: app.time))
  }

  /// Waits for rest, in parts of a second of the device's time: an app that works at one moment without an end is ended, and
  /// one that goes on for long is not waited for.
  private func comeToRest() async {
    let (start, end) = (ContinuousClock.now, app.time + Self.deviceLimit)
    repeat {
      let before = app.time
      busy = await atWork {
        await app.settle(longest: Self.longestTimer, limit: Self.partOfRest, patience: Self.patience)
      }
      if busy.isEmpty || app.ending != nil { return }
      // What is due later than a part is not waited for in it.
      if app.time == before { await atWork { await app.move(to: min(end, max(app.nextDue ?? end, before + 1))) } }
    } while app.time < end && start.duration(to: .now) < .seconds(Self.patience) && app.ending == nil
  }

  /// The device's time, in milliseconds, in which rest is waited for at once.
  private static let partOfRest = 1_000.0

  /// Looks at the screen.
  func look() async {
    guard let driver = app.driver, let seen = await atWork({ try? await driver.snapshot(react: true) }) else { return }
    snapshot = seen
    reader = ScreenReader(seen)
    // Names are given in the order of appearance, whether an answer shows them or not.
    for element in reader.elements { _ = ids.name(of: element.key) }
  }

  /// The screen at some moments of the run, as SVG documents, by another run that repeats its acts.
  func pictures(at moments: [Double]) async throws(ToolRefusal) -> [String] {
    let repeated = InspectedApp(plan, in: census)
    self.repeated = repeated
    defer {
      repeated.end()
      self.repeated = nil
    }
    var pictures: [String] = []
    await atWork { await repeated.start() }
    for moment in moments {
      let svg = await atWork { () -> String? in
        while repeated.acts < acts.count, acts[repeated.acts].at <= moment, repeated.ending == nil {
          await repeated.performNext(of: acts, until: moment)
        }
        await repeated.move(to: moment)
        return try? await repeated.driver?.request(DeviceMethods.screenshot.name, [:]).string
      }
      guard let svg else {
        throw ToolRefusal(
          "The run did not come to \(moment.wholePoints) ms again: \(repeated.ending ?? "it was not drawn").")
      }
      pictures.append(svg)
    }
    return pictures
  }

  // MARK: - Earlier moments

  /// Begins anew at the end of an earlier step, or at a moment. What came later is forgotten.
  func goBack(to moment: RunMoment) async {
    let fresh = InspectedApp(plan, in: census)
    fresh.keepLog(bytes: Self.logBytes)
    repeated = fresh
    defer { repeated = nil }
    var count = moment.acts
    await atWork {
      await fresh.start()
      while fresh.acts < count, fresh.ending == nil { await fresh.performNext(of: acts, until: moment.at) }
      if fresh.ending == nil { await fresh.move(to: moment.at) }
    }
    count = fresh.acts
    app.end()
    app = fresh
    acts.removeLast(acts.count - count)
    steps.removeAll { $0.at > moment.at || $0.acts > count }
    steps.append(RunStep(words: "back to \(moment.at.wholePoints) ms", acts: count, at: moment.at))
    reading.begin(at: app.log)
    busy = await busyNow
    await look()
  }

  /// The moment at the end of a step.
  func moment(ofStep number: Int) throws(ToolRefusal) -> RunMoment {
    guard steps.indices.contains(number) else {
      throw ToolRefusal("There is no step \(number): the steps are 0 to \(steps.count - 1).")
    }
    return RunMoment(acts: steps[number].acts, at: steps[number].at)
  }

  /// A moment of the device's time, with the acts that were done before it.
  func moment(at time: Double) -> RunMoment {
    RunMoment(acts: acts.prefix { $0.at < time }.count, at: min(time, app.time))
  }

  // MARK: - Answers

  /// The acts so far as a test.
  ///
  /// - Parameter folder: that of the test's file, from which it names the app.
  func test(in language: TestLanguage, folder: String) -> String {
    language.text(
      app: PathText.way(from: folder, to: plan.file), options: plan.testOptions(in: folder), acts: acts)
  }

  /// When something is due later, which a step does not wait for.
  private var nextDueWords: String {
    guard let due = app.nextDue, due > app.time else { return "" }
    return ", the next thing is due in \((due - app.time).wholePoints) ms"
  }

  /// What the last answer did not have: the step, the change of the screen, and what the app did.
  func news(_ headline: String?) -> [String] {
    var lines: [String] = []
    let moment = "step \(steps.count - 1) of \(id), at \(app.time.wholePoints) ms"
    let rest =
      busy.isEmpty
      ? "at rest\(nextDueWords)" : "not at rest: \(busy.prefix(3).map { AppText.sentence($0) }.joined(separator: "; "))"
    lines.append((headline.map { "\($0). " } ?? "") + "\(moment), \(app.ending == nil ? rest : "ended")")
    if let ending = app.ending { lines.append("The app has ended: \(AppText.sentence(ending))") }
    let now = ShownScreen(reader, ids: &ids)
    let changes = now.changes(since: shown, known: known)
    lines += changes.isEmpty ? ["The screen has not changed."] : changes
    shown = now
    if known.count > Self.mostKnown { known = [:] }
    for (id, line) in now.lines { known[id] = line }
    lines += reading.news(in: app.log, folder: folder)
    return lines
  }

  func name(of element: ScreenElement) -> String { ids.name(of: element.key) }
}

/// A step of a run, after which the device was at rest.
struct RunStep: Sendable {
  let words: String
  /// The number of acts up to its end.
  let acts: Int
  /// The moment of its end, in milliseconds of the device's clock.
  let at: Double
}

/// A moment of a run, to which it can go back.
struct RunMoment: Sendable {
  let acts: Int
  let at: Double
}
