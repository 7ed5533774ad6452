internal import NavbridgeRuntime

/// Apps at earlier moments, kept so that a jump back need not begin at the start.
@ScriptThread
struct TimeTravel {
  /// The moment that is wanted next. A newer wish replaces an older one.
  var wanted: Double?
  private var kept: [InspectedApp] = []
  /// An app at the beginning of its time, which has been started ahead.
  private var fresh: InspectedApp?

  /// The apps that are kept at the same time, beside the one that is shown.
  private static let limit = 3

  nonisolated init() {}

  var all: [InspectedApp] { kept + [fresh].compactMap { $0 } }

  /// Takes the app that is nearest before a moment; nil if none has come to an earlier one.
  mutating func take(before time: Double) -> InspectedApp? {
    kept.removeAll { $0.ending != nil }
    if let nearest = kept.indices.filter({ kept[$0].time <= time }).max(by: { kept[$0].time < kept[$1].time }) {
      return kept.remove(at: nearest)
    }
    defer { fresh = nil }
    return fresh?.ending == nil ? fresh : nil
  }

  mutating func keep(_ app: InspectedApp) {
    kept.append(app)
    if kept.count > Self.limit { kept.removeFirst().end() }
  }

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
      app = InspectedApp(plan)
      await app.start()
    }
    // The app is shown at the moment that it reaches, though a newer wish may end its way.
    while app.acts < acts.count, acts[app.acts].at <= time, travel.wanted == nil {
      await app.performNext(of: acts, until: time)
    }
    await app.move(by: travel.wanted == nil ? time - app.time : 0)
    if let old = past, old !== app { travel.keep(old) }
    past = app
    compare(app)
    if let ending = app.ending { note = "The run has ended on its way to \(time) ms: \(ending)" }
    if travel.needsFresh { enqueue { await $0.startFresh() } }
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
    let app = InspectedApp(plan)
    await app.start()
    travel.keepFresh(app)
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
