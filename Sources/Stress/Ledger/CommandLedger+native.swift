package import NavbridgeVocabulary

extension CommandLedger {
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
