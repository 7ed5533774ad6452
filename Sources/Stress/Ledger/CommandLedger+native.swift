public import Shared

extension CommandLedger {
  /// What the script heard against what native counted, for a script that heard everything.
  ///
  /// Whatever came after its epoch had ended is invalidated in script, and for native a message dropped.
  public func compared(with native: NativeCounts, on architecture: Architecture) -> FaultList {
    var counted = OutcomeCounts()
    for (kind, outcomes) in outcomesOfKind where kind.isCounted(on: architecture) {
      for outcome in Outcome.allCases { counted[outcome] += outcomes[outcome] }
    }
    var faults = FaultList()
    for outcome in [Outcome.resolved, .rejected, .neverSettles] where counted[outcome] != native.settled[outcome] {
      faults.add(
        .miscounted,
        "The script heard \(counted[outcome]) commands end as \(outcome.rawValue); native counted "
          + "\(native.settled[outcome]).")
    }
    let late = counted[.invalidated] - native.settled[.invalidated]
    if late < 0 || late > native.droppedOfOldEpoch {
      faults.add(
        .miscounted,
        "The script heard \(counted[.invalidated]) commands invalidated; native invalidated "
          + "\(native.settled[.invalidated]) and dropped \(native.droppedOfOldEpoch) messages of epochs that had ended."
      )
    }
    return faults
  }
}
