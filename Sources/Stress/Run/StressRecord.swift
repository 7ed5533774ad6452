internal import Shared

/// What all scripts of a run share: the account of their commands.
@ScriptThread
final class StressRecord {
  var ledger = CommandLedger()
  let watch: Watch

  init(_ watch: Watch) { self.watch = watch }
}
