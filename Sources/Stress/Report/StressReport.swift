public import Shared

/// What a stress run found, on one route.
public struct StressReport: Sendable {
  public let settings: StressSettings
  public let architecture: Architecture
  public let ledger: CommandLedger
  /// How often each way to reload, or to end a script, was taken.
  public let ways: [(name: String, count: Int)]
  /// What native began of the commands, by its traffic.
  public let account: NativeAccount
  public let checkpoints: [Checkpoint]
  /// Everything that must not happen and did.
  public let faults: FaultList
  /// Real seconds that the cycles took. For a reader; nothing is decided on it.
  public let seconds: Double

  public var passed: Bool { faults.isEmpty }

  /// Puts together what was found and decides.
  init(
    _ settings: StressSettings, _ architecture: Architecture, ledger: CommandLedger, account: NativeAccount,
    ways: [(name: String, count: Int)], checkpoints: [Checkpoint], seconds: Double
  ) {
    var ledger = ledger
    ledger.close()
    var faults = ledger.faults
    let end = checkpoints.last { $0.moment == .end }
    if let end {
      for sentence in end.native.settledTwice { faults.add(.settledTwice, sentence) }
      faults.add(account.compared(with: end.native))
      // A script that vanished has not heard all that native did.
      if settings.profile == .reload { faults.add(ledger.compared(with: end.native, on: architecture)) }
      if let middle = checkpoints.last(where: { $0.moment == .middle }) {
        faults.add(settings.growth.faults(from: middle, to: end))
      }
    }
    self.settings = settings
    self.architecture = architecture
    self.ledger = ledger
    self.account = account
    self.ways = ways
    self.checkpoints = checkpoints
    self.faults = faults
    self.seconds = seconds
  }
}
