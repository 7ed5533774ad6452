internal import NavbridgeVocabulary
package import NavbridgeWire
internal import OrderedCollections

/// The native side's account of the commands that reached it, made from its traffic. A killed script cannot keep an
/// account.
///
/// Each command that the native side began must settle once in its epoch, or be invalidated with it.
package struct NativeAccount: Sendable {
  /// The commands of an epoch that has not ended.
  private struct Epoch {
    var begun: Set<CommandTag> = []
    var open: Set<CommandTag> = []
    /// The number of unsettled commands without an id.
    var openUnnamed = 0
    var reached = 0
  }

  private var epochs: [Int: Epoch] = [:]
  private var lastEnded = 0
  package private(set) var begun = 0
  package private(set) var answered = 0
  package private(set) var invalidated = 0
  /// The commands whose native side was killed before it had answered them.
  package private(set) var lost = 0
  /// The sums when the native side's process that runs now was started.
  private var before = (answered: 0, invalidated: 0)
  package private(set) var faults = FaultList()

  package init() {}

  /// The number of commands of an epoch that have reached the native side, including those that settle nothing.
  package func reached(in epoch: Int) -> Int { epochs[epoch]?.reached ?? 0 }

  /// Returns true when the native side has ended the epoch.
  package func hasEnded(_ epoch: Int) -> Bool { epoch <= lastEnded }

  /// Adds a `traffic/entry` (protocol §10) to the account.
  package mutating func take(_ entry: JSON) {
    let epoch = entry["epoch"]?.int ?? 0
    let method = entry["method"]?.string ?? ""
    let tag = entry["id"]?.string.flatMap { CommandTag($0) }
    switch entry["kind"]?.string {
    case "call":
      guard let kind = CommandKind.allCases.first(where: { $0.method == method }) else { return }
      epochs[epoch, default: Epoch()].reached += 1
      guard let route = entry["route"]?.string.flatMap(Architecture.init), kind.isCounted(on: route) else { return }
      begin(kind == .mergeOptions ? nil : tag, in: epoch)
    case "result", "callback", "error":
      answer(method == CommandKind.mergeOptions.method ? nil : tag, in: epoch)
    case "reload":
      if method == "end", let epoch = entry["id"]?.string.flatMap({ Int($0) }) { end(epoch) }
    default: break
    }
  }

  private mutating func begin(_ tag: CommandTag?, in epoch: Int) {
    begun += 1
    if hasEnded(epoch) { faults.add(.crossed, "The native side began a command of epoch \(epoch) after its end.") }
    guard let tag else { return epochs[epoch, default: Epoch()].openUnnamed += 1 }
    if tag.epoch != epoch { faults.add(.crossed, "The native side began the command \(tag) in epoch \(epoch).") }
    if !epochs[epoch, default: Epoch()].begun.insert(tag).inserted {
      faults.add(.settledTwice, "The native side began the command \(tag) twice.")
    }
    epochs[epoch, default: Epoch()].open.insert(tag)
  }

  private mutating func answer(_ tag: CommandTag?, in epoch: Int) {
    answered += 1
    guard let tag else {
      epochs[epoch, default: Epoch()].openUnnamed -= 1
      if epochs[epoch]?.openUnnamed == -1 {
        faults.add(
          .settledTwice, "The native side answered more commands without an id in epoch \(epoch) than it had begun.")
      }
      return
    }
    if tag.epoch != epoch { faults.add(.crossed, "The native side answered the command \(tag) in epoch \(epoch).") }
    guard epochs[tag.epoch]?.open.remove(tag) == nil else { return }
    faults.add(
      .settledTwice, "The native side answered the command \(tag), which had settled before or was never begun.")
  }

  private mutating func end(_ epoch: Int) {
    lastEnded = max(lastEnded, epoch)
    guard let ended = epochs.removeValue(forKey: epoch) else { return }
    invalidated += ended.open.count + max(0, ended.openUnnamed)
  }

  /// Compares the commands that the native side began with the settlements that it counted, when no script runs any
  /// more.
  package func compared(with native: NativeCounts) -> FaultList {
    var faults = faults
    faults.add(openCommands())
    let counted = native.settled[.resolved] + native.settled[.rejected] + native.settled[.neverSettles]
    let answered = answered - before.answered
    if counted != answered {
      faults.add(.miscounted, "The native side answered \(answered) commands, and counted \(counted).")
    }
    let invalidated = invalidated - before.invalidated
    if native.settled[.invalidated] != invalidated {
      faults.add(
        .miscounted,
        "Of the commands that native began \(invalidated) were not answered; it counted "
          + "\(native.settled[.invalidated]) as invalidated.")
    }
    return faults
  }

  private func openCommands() -> FaultList {
    var faults = FaultList()
    for tag in epochs.values.flatMap(\.open).sorted(by: { $0.number < $1.number }) {
      faults.add(
        .settledNever, "The native side began the command \(tag), and has neither answered nor invalidated it.")
    }
    return faults
  }
}

extension NativeAccount {
  /// The end of a native side's process, after which another begins with epoch 1.
  package enum ProcessEnd: Sendable {
    /// The process is at rest, and has counted so.
    case atRest(NativeCounts)
    /// The process has ended in order, with all that it had to say.
    case stopped
    /// The process was killed. It may have answered more than it could say.
    case killed
  }

  /// Closes the account of a native side's process.
  package mutating func close(_ end: ProcessEnd) {
    switch end {
    case .atRest(let counts):
      faults = compared(with: counts)
      for sentence in counts.settledTwice { faults.add(.settledTwice, sentence) }
    case .stopped: faults.add(openCommands())
    case .killed: lost += epochs.values.reduce(0) { $0 + $1.open.count + max(0, $1.openUnnamed) }
    }
    epochs = [:]
    lastEnded = 0
    before = (answered, invalidated)
  }
}

/// The part of the answer to `stats/get` that a stress run compares.
package struct NativeCounts: Sendable, Equatable {
  package var epoch = 0
  package var settled = OutcomeCounts()
  package var droppedOfOldEpoch = 0
  package var droppedWithoutListener = 0
  package var liveObjects: [String: Int] = [:]
  package var pending: [String: Int] = [:]
  package var connections = 0
  /// The native side's diagnostics on promises that settled again.
  package var settledTwice: [String] = []

  package init() {}

  package init(_ stats: JSON) {
    func number(_ group: String, _ key: String) -> Int { stats[group]?[key]?.int ?? 0 }
    func numbers(_ group: String) -> [String: Int] {
      (stats[group]?.object ?? [:]).reduce(into: [:]) { $0[$1.key.text] = $1.value.int }
    }
    epoch = stats["epoch"]?.int ?? 0
    for outcome in Outcome.allCases { settled[outcome] = number("settled", outcome.rawValue) }
    droppedOfOldEpoch = number("dropped", "oldEpoch")
    droppedWithoutListener = number("dropped", "noListener")
    liveObjects = numbers("liveObjects")
    pending = numbers("pending")
    connections = stats["connections"]?.int ?? 0
    settledTwice = (stats["diagnostics"]?.array ?? []).filter { $0["kind"] == "settledTwice" }
      .map { $0["message"]?.string ?? "" }
  }
}
