#if JavaScript
internal import CJavaScriptCore
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import ScriptSide

/// The Swift functions that the library of a test file calls.
extension TestScript {
  func makeHostObject() -> JSObjectRef {
    let members: [HostMember] =
      [
        HostMember("file") { [self] in unsafe context.value(settings.file) },
        HostMember("beside") { [self] in unsafe context.value(settings.file) },
        HostMember("nodeEnvironment") { [self] in unsafe context.value(EnvironmentVariable.nodeEnvironment.value ?? "")
        },
        HostMember("workingDirectory") { [self] in unsafe context.value(PathText.workingFolder) },
        HostMember("settings") { [self] in unsafe context.parsed(settings.json.description) },
        context.function("driverMethods") { [self] _ in unsafe context.parsed(Vocabulary.driverMethods) },
        HostMember("global") { [self] in unsafe file.globalObject },
        context.function("loadFileLibrary") { [unowned self] _ in try? unsafe loadFileLibrary() },
        context.function("now") { [unowned self] _ in unsafe context.value(Self.milliseconds) },
        function("print") { $0.delegate?.printed($1.string(0), $1.text(1)) },
        function("setTimer") { $0.setTimer($1.int(0), $1.number(1)) },
        function("clearTimer") { $0.cancel($0.timers.removeValue(forKey: $1.int(0))) },
        function("requestImmediates") { script, _ in script.mustCallImmediates = true },
        function("reportError") { unsafe $0.fail($0.sourceMaps.mapped($0.context.failure($1.value(0))).report) },
        function("setLimit") { $0.setLimit($1.number(0)) },
        function("clearLimit") { script, _ in script.clearLimit() },
        function("report") { $0.delegate?.report(Self.json($1.text(0))) },
        function("request") { $0.request($1) },
        context.function("places") { [unowned self] call in
          let ofApp = Self.json(call.text(1)).array?.compactMap(\.string) ?? []
          return unsafe context.parsed(places(in: call.text(0), behind: ofApp).description)
        },
        function("sent") {
          $0.sent[$1.string(0)] = SentFunction(text: $1.text(1), evaluated: $1.text(2), stack: $1.text(3))
        },
        context.function("placed") { [unowned self] call in
          unsafe context.value(placed(call.text(0)) ?? call.text(0))
        },
        context.function("callPlace") { [unowned self] call in
          unsafe context.parsed(callPlace(in: call.text(0)).description)
        },
        context.function("readFlow") { [unowned self] call in
          unsafe context.parsed((delegate?.flow(at: call.text(0)) ?? .null).description)
        },
        context.function("pictureDifferences") { [unowned self] call in
          let words = delegate?.pictureDifferences(call.text(0), call.text(1)) ?? []
          return unsafe context.parsed(JSON.texts(words).description)
        },
        context.function("transcript") { [unowned self] call in
          unsafe context.value((delegate?.transcript(of: call.int(0)) ?? []).description)
        },
      ]
    return unsafe context.object(members + file.fileFunctions)
  }

  /// Makes a function that returns undefined.
  private func function(
    _ name: String, _ body: @escaping @ScriptThread (TestScript, HostCall) -> Void
  ) -> HostMember {
    context.function(name) { [unowned self] call in
      body(self, call)
      return nil
    }
  }

  private static func json(_ text: String) -> JSON { (try? JSONDocument(text))?.root.json ?? .null }

  /// Milliseconds on the time line of the script thread, since an arbitrary moment.
  private static var milliseconds: Double { Double(ScriptThread.executor.target.now) / 1_000_000 }

  /// `request(id, name, params, mayStay)`: requests something of the program that runs the file. The answer comes in
  /// another turn.
  private func request(_ call: HostCall) {
    let (id, name, mayStay) = (call.int(0), call.string(1), call.flag(3))
    let params = Self.json(call.text(2))
    open[id] = mayStay
    ScriptThread.executor.jobs.asyncScript { [self] in delegate?.request(id, name, params, mayStay: mayStay) }
  }

  private func setTimer(_ id: Int, _ delay: Double) {
    timers[id] = after(delay) { $0.callTimer(id) }
  }

  private func setLimit(_ milliseconds: Double) {
    cancel(limit)
    part += 1
    runningTurn.setDeadline(MonotonicTime.now + .milliseconds(milliseconds))
    // A timer that is due while the file's code runs can no longer be cancelled when that has ended its part.
    limit = after(milliseconds) { [part] script in
      if script.part == part { script.delegate?.limitReached() }
    }
  }

  private func clearLimit() {
    cancel(limit)
    part += 1
    runningTurn.setDeadline(nil)
    limit = nil
  }

  private func after(_ milliseconds: Double, _ work: @escaping @ScriptThread @Sendable (TestScript) -> Void)
    -> TimerToken
  {
    let jobs = ScriptThread.executor.jobs
    return jobs.asyncAfterRealTime(
      nanoseconds: .milliseconds(milliseconds), ScriptThread.item { [weak self] in if let self { work(self) } })
  }

  private func cancel(_ token: TimerToken?) {
    if let token { ScriptThread.executor.jobs.target.cancel(token) }
  }
}
#endif
