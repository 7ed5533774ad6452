#if JavaScript
internal import CJavaScriptCore
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections
internal import ScriptSide

/// The Swift functions that the library calls.
extension JavaScriptHost {
  /// Makes the object that is named `host` in the library's modules.
  func makeHostObject() -> JSObjectRef {
    let info = connection.info
    let facts: JSON = [
      "epoch": info["epoch"] ?? 0, "clock": info["clock"] ?? [:], "device": info["device"] ?? [:],
      "turboModules": info["turboModules"] ?? [:], "remoteModuleConfig": info["remoteModuleConfig"] ?? [],
      "componentViews": info["componentViews"] ?? [:],
    ]
    let members: [HostMember] =
      [
        HostMember("architecture") { [self] in unsafe context.value(connection.architecture.rawValue) },
        HostMember("nodeEnvironment") { [self] in unsafe context.value(settings.nodeEnvironment ?? "") },
        HostMember("file") { [self] in unsafe context.value(settings.file) },
        HostMember("beside") { [self] in unsafe context.value(settings.beside ?? settings.file) },
        HostMember("workingDirectory") { [self] in unsafe context.value(PathText.workingFolder) },
        HostMember("showsDetails") { [self] in unsafe context.value(settings.showsDetails) },
        HostMember("context") { [self] in unsafe context.parsed(facts.description) },
        context.function("vocabulary") { [self] call in
          unsafe Vocabulary.text(of: call.string(0), on: connection.architecture).map { unsafe context.parsed($0) }
        },
        function("print") { host, call in host.print(call.string(0), call.text(1), values: call.string(2)) },
        function("recordRequest") { host, call in host.recordRequest(call.string(0)) },
        context.function("now") { [self] _ in unsafe context.value(connection.clock.read()) },
        function("setTimer") { host, call in host.setTimer(call.int(0), call.number(1)) },
        function("clearTimer") { host, call in host.clearTimer(call.int(0)) },
        function("requestImmediates") { host, _ in host.mustCallImmediates = true },
        function("holdTime") { host, call in host.connection.clock.isHeld = call.flag(0) },
        function("reportTurns") { host, call in host.reportsTurns = call.flag(0) },
        function("call") { host, call in host.call(call) },
        function("listenTo") { host, call in host.eventInterest.set(event: call.text(0), call.flag(1)) },
        function("listenToComponent") { host, call in
          host.eventInterest.set(component: call.text(0), call.flag(1))
        },
        function("listenToAll") { host, _ in host.eventInterest.setUnlimited() },
        context.function("callVoid") { [self] call in unsafe callVoid(call) },
        context.function("callSync") { [self] call in unsafe callSync(call) },
        context.function("driverMethods") { [self] _ in unsafe context.parsed(Vocabulary.driverMethods) },
        function("requestOfDriver") { host, call in host.requestOfDriver(call) },
        function("ran") { host, call in host.ran(call) },
        function("didMount") { host, call in host.didMount(call.int(0)) },
        context.function("frames") { [self] call in
          let frames = sourceMaps.mapped(context.frames(of: call.text(0)))
          return unsafe context.parsed(JSON.texts(ScriptFailure.lines(of: frames)).description)
        },
        context.function("mappedStack") { [self] call in
          unsafe context.value(sourceMaps.mapped(stacksIn: call.text(0)))
        },
        context.function("evaluate") { [self] call in
          var thrown: JSValueRef?
          let value = unsafe context.evaluate(call.text(0), url: call.string(1), exception: &thrown)
          if let thrown = unsafe thrown { unsafe call.rethrow(thrown) }
          return unsafe value
        },
        context.function("bundledName") { [self] call in
          unsafe SyntaxAdvice.bundledName(call.text(0)).map { unsafe context.value($0) }
        },
        function("reportError") { host, call in unsafe host.fail(host.context.failure(call.value(0))) },
      ]
    return unsafe context.object(
      members + context.fileFunctions + reactNativeFunctions + context.webFunctions + nodeFunctions)
  }

  /// Makes a member that is a function and returns undefined.
  func function(
    _ name: String, _ body: @escaping @ScriptThread (JavaScriptHost, HostCall) -> Void
  ) -> HostMember {
    context.function(name) { [self] call in
      body(self, call)
      return nil
    }
  }

  /// - Parameter values: the printed values as the text of an array of trees, if they are to be opened.
  private func print(_ level: String, _ text: String, values: String) {
    let trees = (try? JSONDocument(values))?.root.json.array
    output.print(level, sourceMaps.mapped(stacksIn: text), moment, at: placeOfCall, values: trees)
  }

  /// Records a request of the network, given as the text of an object. Its `stack` becomes the place of the code that has made
  /// it.
  private func recordRequest(_ text: String) {
    guard var members = (try? JSONDocument(text))?.root.json.object else { return }
    let stack = members.removeValue(forKey: "stack")?.string
    if settings.showsPlaces, let place = stack.flatMap(place) { members["place"] = .string(place) }
    output.record(TranscriptEntry(moment, .request(members)))
  }

  /// The innermost place of the app's code that runs, if the output shows places. The libraries that an app has bundled are not
  /// its own code.
  private var placeOfCall: String? {
    settings.showsPlaces ? place(in: stackInNode ?? context.stack) : nil
  }

  private func place(in stack: String) -> String? {
    let places = sourceMaps.mapped(context.frames(of: stack)).map(\.location)
    return (places.first { !$0.file.contains("node_modules/") } ?? places.first).map { "\($0)" }
  }

  private func setTimer(_ id: Int, _ delay: Double) {
    timers[id] = connection.clock.schedule(afterMilliseconds: delay) { [self] in callTimer(id) }
  }

  private func clearTimer(_ id: Int) {
    if let token = timers.removeValue(forKey: id) { connection.clock.cancel(token) }
  }

  private func didMount(_ rootTag: Int) {
    output.record(TranscriptEntry(moment, .surface(action: "mounted", rootTag: rootTag, componentId: nil)))
    connection.mount(rootTag: rootTag)
  }

  // MARK: - Calls of native modules

  /// `call(id, module, method, arguments)`: calls a promise method; the arguments are the text of an array.
  private func call(_ call: HostCall) {
    let (id, module, method) = (call.int(0), call.string(1), call.string(2))
    let commandID = recordCommand(module, method, call, argumentsAt: 3, isVoid: false)
    unsafe call.withUTF8(3) { [begun] text in
      let completion = CallCompletion.function { [self] outcome in
        settled(id, ofContext: begun, method, commandID, outcome)
      }
      connection.route.call(module, method, arguments: { unsafe $0.elements(of: text) }, completion: completion)
    }
  }

  /// - Parameter context: the context that awaits the settlement. A settlement that the native side sent before or
  ///   during a reload may arrive after that context has ended, when its ids belong to other promises.
  private func settled(
    _ id: Int, ofContext context: Int, _ method: String, _ commandID: String?, _ outcome: Result<JSONValue, RPCError>
  ) {
    let isAwaited = context == begun
    switch outcome {
    case .success(let value):
      output.record(TranscriptEntry(moment, .resolved(name: method, id: commandID, value: value.json)))
      if isAwaited { settle(id, true) { $0.value(value) } }
    case .failure(let error):
      output.record(
        TranscriptEntry(
          moment,
          .rejected(
            name: method, id: commandID, code: error.data["code"]?.string ?? "\(error.code)", message: error.message)))
      // The context that awaits the call is about to end, so its script never receives the rejection, as on a phone.
      guard isAwaited, error.code != RPCErrorCode.bridgeInvalidated.rawValue else { return }
      settle(id, false) { $0.value(error.forScript) }
    }
  }

  /// `callVoid(module, method, arguments)`: calls a void method. If the native side could not read the call, it is not
  /// sent, and the error is returned; otherwise the number of the call, where a refusal of it has a number.
  private func callVoid(_ call: HostCall) -> JSValueRef? {
    let (module, method) = (call.string(0), call.string(1))
    recordCommand(module, method, call, argumentsAt: 2, isVoid: true)
    let refusal = unsafe call.withUTF8(2) { text in
      connection.route.callVoid(module, method) { unsafe $0.elements(of: text) }
    }
    if let refusal { return unsafe context.parsed { $0.value(refusal.forScript) } }
    return unsafe connection.voidCalls.map { unsafe context.value(Double($0)) }
  }

  /// `callSync(module, method, arguments)`: blocks until the native side has answered. Returns `[isResolved, value]`.
  private func callSync(_ call: HostCall) -> JSValueRef? {
    let outcome = connection.callSync(
      call.string(0), call.string(1),
      arguments: { writer in
        unsafe call.withUTF8(2) { unsafe writer.elements(of: $0) }
      })
    return unsafe context.parsed { writer in
      writer.array {
        switch outcome {
        case .success(let value):
          writer.value(true)
          writer.value(value)
        case .failure(let error):
          writer.value(false)
          writer.value(error.forScript)
        }
      }
    }
  }

  /// The modules whose calls a transcript shows.
  private static let recordedModules =
    (DesignDescription.all.flatMap(\.recordedModules) + [DevSettingsDeclaration.self]).map { $0.names }

  /// Records a command of the app in the transcript. Returns its command id.
  @discardableResult
  func recordCommand(
    _ module: String, _ method: String, _ call: HostCall, argumentsAt index: Int, isVoid: Bool
  ) -> String? {
    guard output.transcript != .none, Self.recordedModules.contains(where: { $0[connection.architecture] == module })
    else { return nil }
    var arguments = (try? JSONDocument(call.string(index)))?.root.json.array ?? []
    let id = arguments.first?.string.flatMap { $0.hasPrefix(method) ? $0 : nil }
    if id != nil { arguments.removeFirst() }
    while arguments.last == .null { arguments.removeLast() }
    output.record(
      TranscriptEntry(
        moment, .command(name: method, id: id, arguments: arguments, isVoid: isVoid), at: placeOfCall))
    return id
  }
}

extension JSONWriter {
  /// Writes the elements of an array's text, without its brackets.
  fileprivate func elements(of text: UnsafeRawBufferPointer) {
    guard text.count > 2 else { return }
    unsafe raw(UnsafeRawBufferPointer(rebasing: text[1..<(text.count - 1)]))
  }
}

extension RPCError {
  /// The value from which the library makes an Error.
  var forScript: JSON { ["rpcCode": .int(Int64(code)), "message": .string(message), "data": data] }
}
#endif
