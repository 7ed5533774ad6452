internal import NavbridgeRuntime
internal import NavbridgeWire

/// Work of the device that waits until no code of a native module has the main queue.
struct HeldWork {
  /// The call that waits, as reports name it. Nil for other work.
  var call: String?
  let run: @MainQueue () -> Void
  let refuse: @MainQueue (RPCError) -> Void

  init(
    call: String? = nil, run: @escaping @MainQueue () -> Void,
    refuse: @escaping @MainQueue (RPCError) -> Void = { _ in }
  ) {
    (self.call, self.run, self.refuse) = (call, run, refuse)
  }
}

/// The part of a device that runs the code of the app's own native modules, which may have the main queue or the script's
/// thread for some time.
@MainQueue
protocol ModuleCodeRunner: AnyObject {
  /// True while the script stands still: in a synchronous call, or until its next context begins.
  var isScriptBlocked: Bool { get }

  /// Holds work back until no code has the main queue.
  func hold(_ work: HeldWork)

  /// Has a synchronous call, which needs the main queue, wait for it on the script's thread.
  func waitForMain(on session: ScriptSession, _ call: ModuleCall, _ work: HeldWork)

  /// The place in the code that has the main queue and never leaves it. Nil under `--faithful-hangs`.
  var hangOfMain: String? { get }

  /// One sentence for each call that waits for the main queue.
  var heldCalls: [String] { get }

  /// Invalidates the modules of a context that has ended, and releases each when it has come to its end.
  func scriptEnds(_ session: ScriptSession)

  /// True for one of these modules.
  func owns(_ module: any NativeModule) -> Bool

  /// True while the modules of the last context hold the beginning of the next one.
  var holdsReload: Bool { get }

  /// Has a context begin when the modules of the last one have ended.
  func whenEnded(_ begin: @escaping @MainQueue () -> Void)
}
