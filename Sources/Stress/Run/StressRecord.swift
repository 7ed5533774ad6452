internal import Shared

/// What a run keeps of its commands: the script side's account, which all its scripts share, and native's.
@ScriptThread
final class StressRecord {
  var ledger = CommandLedger()
  var account = NativeAccount()
  let watch: Watch

  init(_ watch: Watch) { self.watch = watch }
}
