internal import NavbridgeRuntime
internal import NavbridgeWire

/// Apps at earlier moments, kept so that a jump back need not begin at the start.
@ScriptThread
struct TimeTravel {
  /// The moment that is wanted next. A newer wish replaces an older one.
  var wanted: Double?
  private var kept: [InspectedApp] = []
  /// An app at the beginning of its time, which has been started ahead.
  private var fresh: InspectedApp?

  /// True while work is due that brings an app there.
  var isKeeping = false
  /// The requests of pages on which somebody is about to go back, until the apps for that are kept.
  var expecting: [PageAnswer] = []
  /// The app that is on its way to a moment at which it will be kept.
  private(set) var coming: (app: InspectedApp, time: Double)?

  /// The apps that are kept at the same time, beside the one that is shown.
  private static let limit = 3
  /// The parts of the run, from its beginning, at which an app is kept as soon as there is time for it.
  private static let places = [2.0 / 3, 1.0 / 3]

  nonisolated init() {}

  var all: [InspectedApp] { kept + [fresh].compactMap { $0 } }

  /// Takes the app that is nearest before a moment; nil if none has come to an earlier one.
  mutating func take(before time: Double) -> InspectedApp? {
    kept.removeAll { $0.ending != nil }
    if let nearest = kept.indices.filter({ kept[$0].time <= time }).max(by: { kept[$0].time < kept[$1].time }) {
      let app = kept.remove(at: nearest)
      if coming?.app === app { coming = nil }
      return app
    }
    defer { fresh = nil }
    return fresh?.ending == nil ? fresh : nil
  }

  mutating func keep(_ app: InspectedApp) {
    kept.append(app)
    if kept.count > Self.limit { kept.removeFirst().end() }
  }

  /// The moment at which no app is kept, and which is far from those that are; nil if there is none.
  ///
  /// - Parameter end: the present moment.
  mutating func missingPlace(before end: Double) -> Double? {
    kept.removeAll { $0.ending != nil }
    if let coming, kept.contains(where: { $0 === coming.app }) { return coming.time }
    coming = nil
    let times = kept.map(\.time)
    return Self.places.map { $0 * end }.first { place in times.allSatisfy { abs($0 - place) > end / 8 } }
  }

  mutating func begin(_ app: InspectedApp, to time: Double) {
    keep(app)
    coming = (app, time)
  }

  mutating func arrived() { coming = nil }

  mutating func keepFresh(_ app: InspectedApp) { fresh = app }

  var needsFresh: Bool { fresh == nil }

  /// Ends the apps that have gone further than a moment or than a number of acts.
  mutating func forget(after time: Double, acts: Int) {
    for app in kept where app.time > time || app.acts > acts { app.end() }
    kept.removeAll { $0.ending != nil }
  }
}

extension Inspection {
  /// Shows the moments that are wanted, until none is.
  func travelToWanted() async {
    while let time = travel.wanted {
      travel.wanted = nil
      await travel(to: time)
    }
  }

  private func travel(to time: Double) async {
    guard time < present.time else { return showPresent() }
    if let old = past, old.time > time || old.ending != nil {
      past = nil
      travel.keep(old)
    }
    let app: InspectedApp
    if let old = past ?? travel.take(before: time) {
      app = old
    } else {
      app = InspectedApp(plan, in: census)
      await app.start()
    }
    // The app is shown at the moment that it reaches, though a newer wish may end its way.
    let hasCome = await bring(app, to: time)
    if !hasCome { await app.move(by: 0) }
    if let old = past, old !== app { travel.keep(old) }
    past = app
    compare(app)
    if let ending = app.ending { note = "The run has ended on its way to \(time) ms: \(ending)" }
    keepApps()
  }

  /// Keeps apps for the jumps that may follow.
  private func keepApps() {
    if travel.needsFresh { enqueue { await $0.startFresh() } }
    guard !travel.isKeeping else { return }
    travel.isKeeping = true
    enqueue { await $0.keepOnTheWay() }
  }

  /// Keeps apps on the way before the first jump back. The answer is given when they are there, or when an act or a jump makes
  /// others necessary.
  func prepare(_ answer: PageAnswer) {
    travel.expecting.append(answer)
    keepApps()
  }

  /// Ends the preparations for a jump.
  func endPreparations() {
    for answer in travel.expecting { answer.give([:]) }
    travel.expecting = []
  }

  /// Takes an app to a later moment.
  ///
  /// - Parameter most: the number of acts after which other work has its turn.
  /// - Returns: false if another moment is wanted by then, or acts are left.
  private func bring(_ app: InspectedApp, to time: Double, acts most: Int = .max) async -> Bool {
    let last = most == .max ? most : app.acts + most
    while app.acts < acts.count, acts[app.acts].at <= time {
      guard travel.wanted == nil, app.acts < last else { return false }
      await app.performNext(of: acts, until: time)
    }
    guard travel.wanted == nil else { return false }
    await app.move(by: time - app.time)
    return true
  }

  private func compare(_ app: InspectedApp) {
    guard let step = app.log.firstDifference(from: present.log) else { return note = nil }
    note =
      "The run does not repeat itself: its step \(step) was \(present.log.words(at: step)), and is now "
      + "\(app.log.words(at: step)). Something in the app depends on more than its device, such as a module of --modules."
  }

  /// Starts an app ahead, so that the next jump to an early moment is short.
  private func startFresh() async {
    guard travel.needsFresh, travel.wanted == nil else { return }
    let app = InspectedApp(plan, in: census)
    await app.start()
    travel.keepFresh(app)
  }

  /// The acts that are performed before other work has its turn.
  private static let portion = 16
  /// The number of acts from which on a way from the beginning is long.
  private static let many = 20

  /// Brings an app to a moment in the middle of the run, so that later jumps are short. It goes on as long as an earlier
  /// moment is looked at, or somebody is about to, and nobody waits.
  func keepOnTheWay() async {
    travel.isKeeping = false
    guard past != nil || !travel.expecting.isEmpty, travel.wanted == nil, acts.count >= Self.many,
      let time = travel.missingPlace(before: present.time)
    else { return endPreparations() }
    if travel.coming == nil {
      let app = InspectedApp(plan, in: census)
      await app.start()
      travel.begin(app, to: time)
    }
    guard let app = travel.coming?.app, app.ending == nil else { return endPreparations() }
    if await bring(app, to: time, acts: Self.portion) { travel.arrived() }
    travel.isKeeping = true
    enqueue { await $0.keepOnTheWay() }
  }

  func showPresent() {
    if let past { travel.keep(past) }
    (past, note) = (nil, nil)
  }

  /// Makes the shown moment the present. What came after it is forgotten.
  func continueFromPast() {
    guard let past else { return }
    present.end()
    (present, self.past) = (past, nil)
    acts.removeLast(acts.count - present.acts)
    travel.forget(after: present.time, acts: present.acts)
    (unanswered, note) = (0, nil)
    watchPresent()
    pages.restart(log: present.log)
  }
}
