#if JavaScript
internal import CJavaScriptCore
package import NavbridgeRuntime
internal import NavbridgeVocabulary
package import NavbridgeWire
internal import ScriptSide

/// Runs a test file in real time and without a native side. The library in JavaScript decides which test runs; this class
/// passes texts and keeps the time. The library has a global object of its own, which the file cannot change.
@ScriptThread
package final class TestScript {
  let settings: TestScriptSettings
  /// The context of the library.
  var context: JavaScriptContext!
  /// The context of the test file.
  private(set) var file: JavaScriptContext!
  private(set) weak var delegate: (any TestScriptDelegate)?
  /// The functions that the file has sent to apps, by the names that their frames have in place of a file.
  var sent: [String: SentFunction] = [:]
  let sourceMaps = SourceMaps { SourceTransform.textThatRuns($0) }
  /// The timers that the file has set, by their ids.
  var timers: [Int: TimerToken] = [:]
  var limit: TimerToken?
  var mustCallImmediates = false
  /// The requests without an answer, with true for those whose answer may never come.
  var open: [Int: Bool] = [:]
  /// The number of turns so far. While it stays the same, nothing has happened in the file.
  package private(set) var turns = 0
  /// The number of the part of the file that runs with a limit, or that ran last.
  package internal(set) var part = 0
  private var entries: Entries?
  /// The unhandled rejections of the file's first turn, with the promises' identities; nil once that turn has ended.
  private var early: [(promise: UInt, failure: ScriptFailure, thrower: JavaScriptContext)]? = []
  let runningTurn: ScriptTurn

  /// The library's functions through which this class enters the file.
  ///
  /// `@safe`: the context protects the functions as long as it is valid.
  @safe
  private struct Entries {
    let prepare, loaded, failed, settle, receiveTraffic, callTimer, callImmediates, interrupt, endless,
      fail: JSObjectRef
  }

  package init(_ settings: TestScriptSettings, delegate: any TestScriptDelegate) {
    self.settings = settings
    self.delegate = delegate
    runningTurn = ScriptTurn(limit: settings.timeout)
  }

  /// Runs the file's first turn, and then its tests. The report `done` gives the end to the delegate.
  /// - Parameter endProcess: called on another thread when a turn takes too long and cannot be ended; nil for turns without a
  ///   limit, whose process another one watches.
  package func start(endProcess: (@Sendable () -> Void)?) {
    if let endProcess { TurnGuard.start(runningTurn, hasWatchdog: true) { _, _ in endProcess() } }
    context = JavaScriptContext(
      file: settings.file, heap: settings.heap, hasLibraryAlone: true,
      watchdog: endProcess.map { _ in ScriptWatchdog(runningTurn) })
    file = JavaScriptContext(beside: context)
    for context in [context!, file!] {
      unsafe context.onUnhandledRejection { [unowned self, unowned context] call in
        let failure = unsafe context.failure(call.value(1), .unhandledRejection)
        if early == nil {
          fail(failure, in: context)
        } else {
          unsafe early?.append((UInt(bitPattern: call.value(0)), failure, context))
        }
        return nil
      }
    }
    var failure: ScriptFailure?
    enter { () throws(ScriptFailure) in
      let main = try unsafe context.loadLibrary(HostLibrary.testModules, makeHostObject(), main: "./test-main")
      unsafe context.inspect = context.functionMember(main, "inspect")
      unsafe file.inspect = context.inspect
      let member = { [context] (name: String) in unsafe context!.functionMember(main, name) }
      let entries = unsafe Entries(
        prepare: member("prepare"), loaded: member("loaded"), failed: member("failed"), settle: member("settle"),
        receiveTraffic: member("receiveTraffic"), callTimer: member("callTimer"),
        callImmediates: member("callImmediates"), interrupt: member("interrupt"), endless: member("endless"),
        fail: member("fail"))
      self.entries = entries
      let value: JSValueRef
      do throws(ScriptFailure) {
        try unsafe context.call(entries.prepare, EntryArguments())
        let source = settings.isReadByLibrary ? nil : try ScriptFile(settings.file)
        unsafe value =
          try source.map { script throws(ScriptFailure) in try unsafe file.evaluateTopLevel(script) }
          ?? context.value(false)
        unsafe reportEarly(except: value)
      } catch {
        unsafe reportEarly(except: nil)
        failure = error
        return
      }
      // The tests begin in this call.
      try unsafe context.call(entries.loaded, EntryArguments(value))
    }
    guard let failure else { return }
    let endless = endedStack
    unsafe call(\.failed) {
      unsafe EntryArguments(
        context.value(sourceMaps.mapped(failure).description), context.value(endless ?? file.stack(of: failure)),
        context.value(endless != nil))
    }
  }

  /// Releases the contexts. The file must not be entered afterwards.
  package func end() {
    for timer in timers.values { ScriptThread.executor.jobs.target.cancel(timer) }
    timers = [:]
    entries = nil
    file?.invalidate()
    context?.invalidate()
  }

  /// Reports the rejections of the first turn. That of the promise with which the file ends is the failure of the file.
  private func reportEarly(except promise: JSValueRef?) {
    let rejections = early ?? []
    early = nil
    let own = UInt(bitPattern: promise)
    for one in rejections where one.promise != own { fail(one.failure, in: one.thrower) }
  }

  // MARK: - Entering the file

  package func settle(_ id: Int, _ outcome: Result<JSON, RPCError>) {
    guard open.removeValue(forKey: id) != nil else { return }
    switch outcome {
    case .success(let value): settle(id, true, value)
    case .failure(let error): settle(id, false, error.forScript)
    }
  }

  private func settle(_ id: Int, _ isResolved: Bool, _ value: JSON) {
    unsafe call(\.settle) {
      unsafe EntryArguments(context.value(Double(id)), context.value(isResolved), context.parsed(value.description))
    }
  }

  package func receiveTraffic(of app: Int, _ entry: JSON) {
    unsafe call(\.receiveTraffic) {
      unsafe EntryArguments(context.value(Double(app)), context.parsed(entry.description))
    }
  }

  func callTimer(_ id: Int) {
    timers[id] = nil
    unsafe call(\.callTimer) { unsafe EntryArguments(context.value(Double(id))) }
  }

  /// Ends the running part of the file, unless it has ended meanwhile.
  /// - Parameters:
  ///   - part: the part's number at the moment at which the reason arose.
  ///   - reason: `timeout` or `stuck`.
  ///   - details: sentences about that for which it waits.
  package func interrupt(_ part: Int, _ reason: String, _ details: [String]) {
    guard part == self.part else { return }
    unsafe call(\.interrupt) {
      unsafe EntryArguments(context.value(reason), context.parsed(JSON.texts(details).description))
    }
  }

  /// Fails the running part of the file, because something went wrong outside it.
  ///
  /// - Parameter frames: the lines of the calls of the app in which it went wrong.
  package func fail(_ message: String, frames: [String] = []) {
    unsafe call(\.fail) {
      unsafe EntryArguments(context.value(message), context.value(""), context.parsed(JSON.texts(frames).description))
    }
  }

  private func fail(_ failure: ScriptFailure, in thrower: JavaScriptContext) {
    unsafe call(\.fail) {
      unsafe EntryArguments(
        context.value(sourceMaps.mapped(failure).description), context.value(thrower.stack(of: failure)))
    }
  }

  private func call(_ function: KeyPath<Entries, JSObjectRef>, _ arguments: () -> EntryArguments) {
    guard let entries else { return }
    enter { () throws(ScriptFailure) in try unsafe context.call(entries[keyPath: function], arguments()) }
  }

  private var isInTurn = false
  /// The number of failures that are not reported to the file yet.
  private var unreported = 0

  private func enter(_ body: () throws(ScriptFailure) -> Void) {
    let isOutermost = !isInTurn
    if isOutermost {
      isInTurn = true
      turns += 1
      runningTurn.begins(.init(nanoseconds: 0, epoch: 1))
      context.watchdog?.turnBegins()
    }
    attempt(body)
    while mustCallImmediates, let callImmediates = unsafe entries?.callImmediates {
      mustCallImmediates = false
      if context.watchdog?.hasBitten ?? false { break }
      attempt { () throws(ScriptFailure) in try unsafe context.call(callImmediates, EntryArguments()) }
    }
    guard isOutermost else { return }
    runningTurn.ends()
    isInTurn = false
    if isQuiet { delegate?.becameQuiet() }
  }

  private func attempt(_ body: () throws(ScriptFailure) -> Void) {
    do throws(ScriptFailure) { try body() } catch {
      let endless = endedStack
      unreported += 1
      // The failure is reported in a turn of its own, because the engine may have ended this one.
      ScriptThread.executor.jobs.asyncScript { [self] in
        unreported -= 1
        if let endless {
          unsafe call(\.endless) { unsafe EntryArguments(context.value(endless)) }
        } else {
          fail(error, in: context)
        }
      }
    }
  }

  /// The frames of the code that the engine has ended in this turn, because it did not end by itself; nil if it ended none.
  private var endedStack: String? { context.watchdog.flatMap { $0.hasBitten ? $0.stack : nil } }

  /// True if a part of the file runs that only the apps can continue, or nothing can.
  package var isQuiet: Bool {
    limit != nil && unreported == 0 && timers.isEmpty && !open.values.contains(false)
  }
}
#endif
