internal import NavbridgeRuntime

/// The accounts of a run's commands: that of the script side, which all its scripts share, and that of the native side.
@ScriptThread
final class StressRecord {
  var ledger = CommandLedger()
  var account = NativeAccount()
  let watch: Watch

  init(_ watch: Watch) { self.watch = watch }
}
