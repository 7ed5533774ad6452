/// The script side's account of its commands: each is issued once, and must settle once, in its own epoch.
package struct CommandLedger: Sendable {
  private struct Entry {
    let kind: CommandKind
    var settlements: UInt8 = 0
  }

  private var entries: [Entry] = []
  private var open: Set<CommandTag> = []
  package private(set) var outcomes = OutcomeCounts()
  package private(set) var outcomesOfKind: [CommandKind: OutcomeCounts] = [:]
  package private(set) var faults = FaultList()

  package init() {}

  package var issued: Int { entries.count }

  /// The commands that have not settled, oldest first.
  package var unsettled: [CommandTag] { open.sorted { $0.number < $1.number } }

  package func isSettled(_ tag: CommandTag) -> Bool { !open.contains(tag) }

  /// Records a command that is issued in an epoch, and returns its tag.
  package mutating func issue(_ kind: CommandKind, epoch: Int) -> CommandTag {
    let tag = CommandTag(epoch: epoch, number: entries.count)
    entries.append(Entry(kind: kind))
    open.insert(tag)
    return tag
  }

  /// Records a settlement.
  /// - Parameters:
  ///   - answer: the command that the answer names, if it names one.
  ///   - epoch: the epoch of the script context in which the answer came.
  package mutating func settle(_ tag: CommandTag, _ outcome: Outcome, naming answer: CommandTag?, during epoch: Int) {
    guard entries.indices.contains(tag.number) else {
      return faults.add(.wrongAnswer, "An answer came for \(tag), which was never issued.")
    }
    entries[tag.number].settlements &+= 1
    guard open.remove(tag) != nil else {
      return faults.add(
        .settledTwice, "The command \(tag) (\(entries[tag.number].kind)) settled again: \(outcome.rawValue).")
    }
    let kind = entries[tag.number].kind
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
      faults.add(.settledNever, "The command \(tag) (\(entries[tag.number].kind)) has not settled.")
    }
  }
}
