package import NavbridgeVocabulary

/// The results of a stress run on one route.
package struct StressReport: Sendable {
  package let settings: StressSettings
  package let architecture: Architecture
  /// The cycles that have ended.
  package let cycles: Int
  package let ledger: CommandLedger
  /// The number of times that each way to reload, or to end a script, was used.
  package let ways: [(name: String, count: Int)]
  /// The commands that the native side began, from its traffic.
  package let account: NativeAccount
  package let checkpoints: [StressCheckpoint]
  package let samples: MemorySamples
  /// All faults found.
  package let faults: FaultList
  /// The duration of the cycles in real seconds. It is only informative; no verdict depends on it.
  package let seconds: Double

  package var passed: Bool { faults.isEmpty }

  /// Combines the results and decides on the verdict. The account of each native side is closed.
  init(
    _ settings: StressSettings, _ architecture: Architecture, cycles: Int, ledger: CommandLedger,
    account: NativeAccount, ways: [(name: String, count: Int)], checkpoints: [StressCheckpoint], samples: MemorySamples,
    seconds: Double
  ) {
    var ledger = ledger
    ledger.close()
    var faults = ledger.faults
    faults.add(account.faults)
    let end = checkpoints.last { $0.moment == .end }
    if let end {
      // A script that vanished has not received everything that the native side did.
      if settings.profile.hasEqualCounts { faults.add(ledger.compared(with: end.native, on: architecture)) }
      if let middle = checkpoints.last(where: { $0.moment == .middle }) {
        faults.add(settings.growth.faults(from: middle, to: end))
      }
    }
    self.settings = settings
    self.architecture = architecture
    self.cycles = cycles
    self.ledger = ledger
    self.account = account
    self.ways = ways
    self.checkpoints = checkpoints
    self.samples = samples
    self.faults = faults
    self.seconds = seconds
  }
}
