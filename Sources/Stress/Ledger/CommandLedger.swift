package import NavbridgeVocabulary

/// The script side's account of its commands: each is issued once, and must settle once, in its own epoch.
package struct CommandLedger: Sendable {
  private struct Entry {
    let kind: CommandKind
    var isSettled = false
  }

  /// The commands that are kept, from the one with the number `first` on. Those that have settled long ago are dropped, so
  /// that a run of hours does not grow by its own account.
  private var entries: [Entry] = []
  private var first = 0
  /// The number of commands at the beginning of `entries` that have settled.
  private var settledFirst = 0
  /// The number of settled commands that are dropped together.
  private static let part = 4096
  private var open: Set<CommandTag> = []
  package private(set) var outcomes = OutcomeCounts()
  package private(set) var outcomesOfKind: [CommandKind: OutcomeCounts] = [:]
  package private(set) var faults = FaultList()

  package init() {}

  package var issued: Int { first + entries.count }

  /// The commands that have not settled, oldest first.
  package var unsettled: [CommandTag] { open.sorted { $0.number < $1.number } }

  package var isAllSettled: Bool { open.isEmpty }

  package func isSettled(_ tag: CommandTag) -> Bool { !open.contains(tag) }

  /// Records a command that is issued in an epoch, and returns its tag.
  package mutating func issue(_ kind: CommandKind, epoch: Int) -> CommandTag {
    let tag = CommandTag(epoch: epoch, number: issued)
    entries.append(Entry(kind: kind))
    dropSettled()
    open.insert(tag)
    return tag
  }

  private mutating func dropSettled() {
    while settledFirst < entries.count, entries[settledFirst].isSettled { settledFirst += 1 }
    guard settledFirst >= 2 * Self.part else { return }
    entries.removeFirst(Self.part)
    first += Self.part
    settledFirst -= Self.part
  }

  /// Records a settlement.
  /// - Parameters:
  ///   - answer: the command that the answer names, if it names one.
  ///   - epoch: the epoch of the script context in which the answer came.
  package mutating func settle(_ tag: CommandTag, _ outcome: Outcome, naming answer: CommandTag?, during epoch: Int) {
    guard (0..<issued).contains(tag.number) else {
      return faults.add(.wrongAnswer, "An answer came for \(tag), which was never issued.")
    }
    guard open.remove(tag) != nil, tag.number >= first else {
      let kind = tag.number < first ? "" : " (\(entries[tag.number - first].kind))"
      return faults.add(.settledTwice, "The command \(tag)\(kind) settled again: \(outcome.rawValue).")
    }
    entries[tag.number - first].isSettled = true
    let kind = entries[tag.number - first].kind
    outcomes[outcome] += 1
    outcomesOfKind[kind, default: OutcomeCounts()][outcome] += 1
    if tag.epoch != epoch {
      faults.add(.crossed, "The command \(tag) (\(kind)) settled in epoch \(epoch): \(outcome.rawValue).")
    }
    if let answer, answer.epoch != tag.epoch {
      faults.add(.crossed, "The command \(tag) (\(kind)) got an answer of epoch \(answer.epoch): \(answer).")
    }
  }

  /// Records that a command got an answer that names another command of the same epoch.
  package mutating func settledWrongly(_ tag: CommandTag, expecting wanted: CommandTag, got answer: CommandTag) {
    faults.add(.wrongAnswer, "The command \(tag) was answered with \(answer) instead of \(wanted).")
  }

  /// Checks the epoch of an id that an event or a call to the script side carries.
  package mutating func received(_ what: String, of tag: CommandTag, during epoch: Int) {
    if tag.epoch != epoch { faults.add(.crossed, "\(what) of \(tag) came in epoch \(epoch).") }
  }

  package mutating func note(_ kind: Fault.Kind, _ description: String) { faults.add(kind, description) }

  /// Records the commands that have not settled, at a moment when all must have.
  package mutating func close() {
    for tag in unsettled {
      faults.add(.settledNever, "The command \(tag) (\(entries[tag.number - first].kind)) has not settled.")
    }
  }
}

/// The identity of a command of a stress run: the epoch in which it was issued, and its number in the run.
///
/// The ids of commands and components are made from it, so that each id that returns shows where it belongs.
package struct CommandTag: Hashable, Sendable, CustomStringConvertible {
  package let epoch: Int
  package let number: Int

  package init(epoch: Int, number: Int) {
    self.epoch = epoch
    self.number = number
  }

  /// Reads an id and ignores the text after the tag. Returns nil for an id that no stress run made.
  package init?(_ id: String) {
    let parts = id.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[0].first == "e", let epoch = Int(parts[0].dropFirst()), let number = Int(parts[1])
    else { return nil }
    self.init(epoch: epoch, number: number)
  }

  /// The id of the command, and of the component that it makes.
  package var id: String { "e\(epoch).\(number)" }
  var stackId: String { "\(id).stack" }
  var ghostId: String { "\(id).ghost" }

  package var description: String { id }
}

extension CommandLedger {
  /// The number of answers to commands that the native side counts on a route.
  func answered(on architecture: Architecture) -> Int {
    outcomesOfKind.filter { $0.key.isCounted(on: architecture) }.values
      .reduce(0) { $0 + $1[.resolved] + $1[.rejected] + $1[.neverSettles] }
  }

  /// Compares this ledger with the native side's counts, for a script that received every message.
  ///
  /// The script side counts a settlement after the end of its epoch as invalidated; the native side counts a dropped
  /// message.
  package func compared(with native: NativeCounts, on architecture: Architecture) -> FaultList {
    var counted = OutcomeCounts()
    for (kind, outcomes) in outcomesOfKind where kind.isCounted(on: architecture) {
      for outcome in Outcome.allCases { counted[outcome] += outcomes[outcome] }
    }
    var faults = FaultList()
    for outcome in [Outcome.resolved, .rejected, .neverSettles] where counted[outcome] != native.settled[outcome] {
      faults.add(
        .miscounted,
        "The script received \(counted[outcome]) outcomes '\(outcome.rawValue)'; the native side counted "
          + "\(native.settled[outcome]).")
    }
    let late = counted[.invalidated] - native.settled[.invalidated]
    if late < 0 || late > native.droppedOfOldEpoch {
      faults.add(
        .miscounted,
        "The script received \(counted[.invalidated]) invalidated commands; the native side invalidated "
          + "\(native.settled[.invalidated]) and dropped \(native.droppedOfOldEpoch) messages of epochs that had ended."
      )
    }
    return faults
  }
}
