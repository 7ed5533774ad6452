#if JavaScript
internal import CJavaScriptCore
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import ScriptSide

/// Runs an app's JavaScript against a native side, with one engine context for each context of the connection.
///
/// The Swift code passes texts and keeps the time. The library in JavaScript (`Resources`) interprets the texts.
@ScriptThread
final class JavaScriptHost {
  private(set) var settings: ScriptSettings
  private(set) var output: ScriptOutput
  let connection: ScriptConnection
  var context: JavaScriptContext!
  /// The number of contexts that have begun.
  private(set) var begun = 0
  /// The timers on the device's clock, by the script's ids.
  var timers: [Int: TimerToken] = [:]
  /// True if the script has requested that its immediates are called before its turn ends.
  var mustCallImmediates = false
  /// The way in which the run ended, once it has.
  private(set) var ending: ScriptEnding?
  private let onEnd: (ScriptEnding) -> Void
  private(set) var library: LibraryEntries?
  private var runningTurn: ScriptTurn?
  /// The function that has reported its end in this turn.
  var lastRan: Int?
  /// True if the process must go on after a turn that took too long, so that the engine has to end the turn.
  private var hasWatchdog = false
  private var isInTurn = false
  /// The number of the running context, or of the last one.
  private var epoch = 0
  /// The events for which the script is entered.
  var eventInterest = EventInterest()
  /// The text of the app's file.
  private(set) var bundleText = ""
  /// True if the script brings its own queue of calls for the bridge.
  var usesOwnQueue = false
  /// True if the library is to be called after each turn.
  var reportsTurns = false
  var missedModules = MissedModules()
  /// True if a root has started in the script in some context.
  var hasShown = false
  /// The texts that scripts keep for the contexts after them, by name, as a phone keeps files over a reload.
  var keptTexts: [String: String] = [:]
  /// The tasks that the script has scheduled, which run one at a time.
  let tasks: SerialQueue
  /// The map from the places of a bundle to those of its sources.
  private(set) lazy var sourceMaps = SourceMaps { [unowned self] in
    SourceTransform.runningText($0) ?? ($0 == settings.file ? bundleText : ScriptFile.text($0))
  }
  /// The process in which the script runs, if it is Node's.
  var node: NodeProcess?
  /// The stack of the script's call that runs, where it runs in Node and places are shown.
  var stackInNode: String?
  /// The font files beside the app.
  private(set) lazy var fonts = AppFonts(app: settings.file)
  /// The layouts of React's content.
  let layouts = SurfaceLayouts()
  /// The number of calls into the scripts of the contexts that have ended.
  private var formerEntries = 0

  /// - Parameter onEnd: called once, when the connection was lost, or when the script has failed and is not kept
  ///   running.
  init(_ client: RPCClient, _ settings: ScriptSettings, onEnd: @escaping (ScriptEnding) -> Void) {
    self.settings = settings
    output = settings.output
    self.onEnd = onEnd
    tasks = SerialQueue(label: "script tasks", target: client.thread.target)
    connection = ScriptConnection(
      client, architecture: settings.architecture, sharedClock: true, announcesLoad: true,
      receivesNotes: settings.transcript != .none, touches: true, scrolls: true, components: true)
    connection.delegate = self
    connection.clock.awaitsTimer = { [unowned self] in awaitsTimer($0) }
  }

  /// Sends `initialize`. The script runs once it is answered.
  func start() {
    if !settings.isCopied { limitTurns() }
    connection.initialize { [self] error in
      if let error { end(.refused(error.message)) }
    }
  }

  private func limitTurns() {
    let mustEndTurns = settings.keepsRunning || settings.watchesTurns || settings.endProcess == nil
    hasWatchdog = mustEndTurns && settings.engine == .javaScriptCore
    runningTurn = settings.timeout.map { ScriptTurn(limit: $0) }
    if let runningTurn, let endProcess = settings.endProcess {
      TurnGuard.start(runningTurn, hasWatchdog: hasWatchdog) { [output] turn, moment in
        let failure = turn.failure
        output.print("error", failure.report, moment)
        endProcess(failure.exitCode)
      }
    }
  }

  /// Limits the turns of a script that runs already (`ScriptSettings.isCopied`).
  func watchTurns() {
    limitTurns()
    if hasWatchdog, let runningTurn { context?.watch(by: ScriptWatchdog(runningTurn)) }
  }

  func end(_ ending: ScriptEnding) {
    guard self.ending == nil else { return }
    self.ending = ending
    onEnd(ending)
  }

  /// Ends everything without a report.
  func kill() {
    ending = ending ?? .disconnected("It was ended.")
    // A process that is killed does not write that its calls are lost.
    output = ScriptOutput(transcript: .none) { _, _ in }
    connection.delegate = nil
    endContext()
    connection.close()
    // The heap keeps the functions that scripts call, and they keep this object.
    settings.heap = nil
  }

  var moment: TranscriptEntry.Moment {
    .init(nanoseconds: connection.clock.now, epoch: epoch)
  }

  /// The number of calls into the script so far.
  var entries: Int { formerEntries + (context?.entries ?? 0) }

  // MARK: - Entering the script

  /// Calls a function of the script, as a message asks for it. An event without a listener in the script is not passed on.
  ///
  /// - Parameters:
  ///   - call: the message's parameters.
  ///   - message: the message's text, which the engine parses.
  func callFunction(_ call: JSONValue, message: UnsafeRawBufferPointer) {
    guard let library, ending == nil else { return }
    // On the bridge, calls are batched by the times of the native→script calls, ignored or not.
    if eventInterest.ignores(call) { return batching {} }
    unsafe enter(library.callFunction, EntryArguments(context.parsed(message)))
  }

  func settle(_ id: Int, _ isResolved: Bool, _ value: (JSONWriter) -> Void) {
    unsafe enter(
      library?.settle,
      EntryArguments(context.value(Double(id)), context.value(isResolved), context.parsed(writing: value)))
  }

  func runFunction(_ run: FunctionRun) {
    lastRan = nil
    unsafe enter(
      library?.runFunction,
      EntryArguments(
        context.value(Double(run.id)), context.value(run.source), context.parsed(run.arguments.description)))
    // A function that was ended reports nothing itself.
    guard context.watchdog?.hasBitten ?? false, lastRan != Int(run.id) else { return }
    let error = RPCError(.rejected, "The function was ended, because its turn took too long.")
    connection.ran(Int(run.id), .failure(error))
  }

  func receiveTraffic(text: JSONValue) {
    unsafe enter(library?.receiveTraffic, EntryArguments(context.parsed { $0.value(text) }))
  }

  /// Runs one task of the script's task queue.
  func runTask() { unsafe enter(library?.runTask, EntryArguments()) }

  /// Invokes a callback of the queue that the script brings itself.
  func invokeCallback(_ id: Int64, _ arguments: JSONValue?) {
    unsafe enter(
      library?.invokeCallback,
      EntryArguments(
        context.value(Double(id)),
        context.parsed { writer in
          if let arguments { writer.value(arguments) } else { writer.array {} }
        }))
  }

  /// Lays out the content of a root again, because the frame of its surface has changed.
  func layOutSurface(_ rootTag: Int) {
    unsafe enter(library?.surfaceLaidOut, EntryArguments(context.value(Double(rootTag))))
  }

  /// Handles a message about React's content.
  func surfaceMessage(_ name: String, _ params: JSONValue) {
    unsafe enter(library?.surfaceMessage, EntryArguments(context.value(name), context.parsed { $0.value(params) }))
  }

  func callTimer(_ id: Int) {
    timers[id] = nil
    unsafe enter(library?.callTimer, EntryArguments(context.value(Double(id))))
  }

  /// Runs one native→script call.
  ///
  /// - Parameter arguments: evaluated only while a context exists, because messages may arrive between two contexts.
  private func enter(_ function: JSObjectRef?, _ arguments: @autoclosure () -> EntryArguments) {
    guard let function = unsafe function, ending == nil else { return }
    let arguments = arguments()
    turn { () throws(ScriptFailure) in try unsafe context.call(function, arguments) }
  }

  private func turn(_ body: () throws(ScriptFailure) -> Void) {
    // A call into the script while the script is blocked, or from a call that settles at once, belongs to the running
    // turn.
    let isOutermost = !isInTurn
    if isOutermost {
      isInTurn = true
      runningTurn?.begins(moment)
      node?.turnBegins()
      connection.clock.turnBegins()
      context.watchdog?.turnBegins()
    }
    batching {
      attempt(body)
      while mustCallImmediates, ending == nil, let callImmediates = unsafe library?.callImmediates {
        mustCallImmediates = false
        // The immediates of a turn that was ended for its length would only restart it.
        if context.watchdog?.hasBitten ?? false { break }
        attempt { () throws(ScriptFailure) in try unsafe context.call(callImmediates, EntryArguments()) }
      }
    }
    guard isOutermost else { return }
    // Calls that were made after an `await` wait in the script's own queue.
    if usesOwnQueue, ending == nil, let flushRest = unsafe library?.flushRest {
      attempt { () throws(ScriptFailure) in try unsafe context.call(flushRest, EntryArguments()) }
    }
    var hasGoneOn = true
    while hasGoneOn, reportsTurns, ending == nil, let turnEnded = unsafe library?.turnEnded {
      hasGoneOn = false
      batching {
        attempt { () throws(ScriptFailure) in
          hasGoneOn = unsafe context.flag(try context.call(turnEnded, EntryArguments()))
        }
      }
    }
    runningTurn?.ends()
    isInTurn = false
  }

  /// Runs a native→script call. The calls that it makes of native modules are sent when it returns
  /// (react-native-bridge §1).
  private func batching(_ call: () -> Void) {
    connection.route.callBegins()
    call()
    connection.route.flush()
  }

  private func attempt(_ body: () throws(ScriptFailure) -> Void) {
    do throws(ScriptFailure) { try body() } catch { fail(error) }
  }

  // MARK: - Contexts

  func begin() {
    begun += 1
    epoch = connection.info["epoch"]?.int ?? 0
    eventInterest = EventInterest()
    var isLoaded = false
    let watchdog = hasWatchdog ? runningTurn.map { ScriptWatchdog($0) } : nil
    context = JavaScriptContext(file: settings.file, heap: settings.heap, watchdog: watchdog)
    context.hasReact = true
    unsafe context.onUnhandledRejection { [self] call in
      unsafe rejected(context.failure(call.value(1), .unhandledRejection))
      return nil
    }
    turn { () throws(ScriptFailure) in
      try startNode()
      let library = try loadLibrary()
      let file = try ScriptFile(settings.file)
      bundleText = file.source
      sourceMaps.reset()
      if let refusal = BundleText.refusal(of: bundleText) { throw ScriptFailure(kind: .exception, message: refusal) }
      if !(settings.moduleFiles + settings.networkFiles).isEmpty {
        try unsafe context.call(library.loadUserModules, EntryArguments())
      }
      let value = try unsafe evaluate(file, library)
      try unsafe context.call(library.ranTopLevel, EntryArguments(value))
      isLoaded = true
    }
    // The calls that the file made while it ran were sent before this. On the bridge they are too early, as on a phone
    // (protocol §10).
    if isLoaded { connection.announceLoad() }
  }

  private func loadLibrary() throws(ScriptFailure) -> LibraryEntries {
    let isInNode = settings.engine != .javaScriptCore
    let main = try unsafe context.loadLibrary(
      HostLibrary.modules, makeHostObject(), main: isInNode ? "./node-relay" : "./main")
    unsafe context.inspect = context.functionMember(main, "inspect")
    unsafe context.advise = context.functionMember(main, "functionAdvice")
    let library = unsafe LibraryEntries(context, main, isInNode: isInNode)
    self.library = library
    return library
  }

  func endContext() {
    for timer in timers.values { connection.clock.cancel(timer) }
    timers = [:]
    mustCallImmediates = false
    usesOwnQueue = false
    reportsTurns = false
    layouts.removeAll()
    library = nil
    formerEntries = entries
    context?.invalidate()
    context = nil
  }
}
#endif
