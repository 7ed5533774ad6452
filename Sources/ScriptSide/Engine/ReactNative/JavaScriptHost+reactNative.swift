#if JavaScript
internal import CJavaScriptCore
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import ScriptSide

/// The Swift functions that the library calls for a script with React Native in it (react-native-host).
extension JavaScriptHost {
  var reactNativeFunctions: [HostMember] {
    [
      HostMember("isRecording") { [self] in unsafe context.value(output.transcript != .none) },
      HostMember("networkFiles") { [self] in unsafe context.parsed(JSON.texts(settings.networkFiles).description) },
      HostMember("moduleFiles") { [self] in unsafe context.parsed(JSON.texts(settings.moduleFiles).description) },
      HostMember("layoutAttributes") { [self] in
        unsafe context.parsed(JSON.texts(SurfaceLayouts.attributes).description)
      },
      function("missedModule") { host, call in host.missed(call.string(0)) },
      function("missedMember") { host, call in host.missedModules.add(member: call.string(1), of: call.string(0)) },
      context.function("keptText") { [self] call in unsafe context.value(keptTexts[call.string(0)] ?? "") },
      function("keepText") { host, call in host.keptTexts[call.string(0)] = call.string(1) },
      function("requestTask") { host, _ in host.requestTask() },
      function("notify") { host, call in host.notify(call.string(0), call) },
      function("answerDescription") { host, call in
        // A document refuses a text that nests too deeply, as the native side does.
        let tree = (try? JSONDocument(call.text(1)))?.root.json ?? "The views are nested too deeply to be shown."
        host.connection.answerDescription(rootTag: Int64(call.int(0)), tree: tree)
      },
      context.function("flushQueue") { [self] call in unsafe flushQueue(call) },
      function("useOwnQueue") { host, _ in _ = host.ownQueue() },
      function("recordCommand") { host, call in
        host.recordCommand(call.string(0), call.string(1), call, argumentsAt: 2, isVoid: call.flag(3))
      },
      function("recordEvent") { host, call in
        let body = (try? JSONDocument(call.text(1)))?.root.json ?? .null
        host.output.record(TranscriptEntry(host.moment, .event(name: call.string(0), body: body)))
      },
      function("recordSettled") { host, call in host.recordSettled(call) },
      context.function("reactNativeVersion") { [self] call in
        unsafe BundleText.reactNativeVersion(in: bundleText).map { unsafe context.parsed($0.description) }
          ?? JSValueMakeNull(call.context)
      },
      context.function("registersWithBridge") { [self] _ in
        unsafe context.value(BundleText.registersWithBridge(bundleText))
      },
      context.function("surfaceLayout") { [self] call in
        unsafe context.parsed(
          layouts.surface(call.int(0), window: [call.number(1), call.number(2)]).description)
      },
      context.function("layOut") { [self] call in unsafe layOut(call) },
      context.function("textLines") { [self] call in
        unsafe context.parsed { [self] in layouts.writeLines(of: call.int(1), in: call.int(0), to: $0) }
      },
      context.function("imageData") { [self] call in
        unsafe context.parsed(AssetFile.picture(call.string(0), room: call.int(1)).description)
      },
      context.function("glyphOutlines") { [self] call in
        unsafe fonts.outlines(of: call.string(0), family: call.string(1)).map { unsafe context.parsed($0.description) }
          ?? JSValueMakeNull(call.context)
      },
      function("forgetLayout") { host, call in host.layouts.remove(call.int(0)) },
      function("reportException") { host, call in host.reportException(call) },
    ]
  }

  /// Notes a native module that the script has asked for in vain.
  private func missed(_ module: String) {
    if missedModules.add(module) { writeStubs() }
  }

  /// Writes the file of `--stub-missing-modules`, if there is one.
  func writeStubs() {
    guard let file = settings.stubFile else { return }
    do throws(TextFile.Failure) {
      try TextFile.write(missedModules.stubs, to: file)
    } catch {
      output.print("error", "--stub-missing-modules: the file '\(file)' cannot be written: \(error).", moment)
    }
  }

  /// Runs a task of the script in a call of its own.
  private func requestTask() {
    tasks.asyncScript { [begun, weak self] in
      // A task of an ended context is gone with it.
      guard let self, begun == self.begun else { return }
      runTask()
    }
  }

  /// `notify(name, params)`: sends a message with the text of its params. The native side checks them.
  private func notify(_ name: String, _ call: HostCall) {
    guard let message = Messages.ofScript(name) else { return }
    var text = call.text(1)
    text.withUTF8 { unsafe connection.notify(message, params: UnsafeRawBufferPointer($0)) }
  }

  // MARK: - The queue of the legacy bridge

  /// Returns the queue that the script brings itself. From the first use on it replaces the host's own.
  private func ownQueue() -> ScriptQueue {
    if let queue = connection.route as? ScriptQueue { return queue }
    usesOwnQueue = true
    eventInterest.setUnlimited()
    return connection.useScriptQueue { [self] id, arguments in invokeCallback(id, arguments) }
  }

  /// `flushQueue(queue)`: sends the text of a queue. Returns the error if the native side could not read it.
  private func flushQueue(_ call: HostCall) -> JSValueRef? {
    let refusal = unsafe call.withUTF8(0) { unsafe ownQueue().send($0) }
    return unsafe refusal.map { error in unsafe context.parsed { $0.value(error.forScript) } }
  }

  /// `recordSettled(method, commandID, isResolved, value)`: records the settlement of a call of the script's own queue.
  private func recordSettled(_ call: HostCall) {
    let (method, id) = (call.string(0), call.string(1))
    let value = (try? JSONDocument(call.string(3)))?.root.json ?? .null
    let commandID = id.isEmpty ? nil : id
    output.record(
      TranscriptEntry(
        moment,
        call.flag(2)
          ? .resolved(name: method, id: commandID, value: value)
          : .rejected(
            name: method, id: commandID, code: value["code"]?.string ?? "", message: value["message"]?.string ?? "")))
  }

  // MARK: - Layout

  /// `layOut(rootTag, changes)`: lays out a root. Returns the frames that have changed.
  private func layOut(_ call: HostCall) -> JSValueRef? {
    let rootTag = call.int(0)
    guard let changes = try? JSONDocument(call.string(1)) else { return nil }
    return unsafe context.parsed { layouts.layOut(rootTag, changes.root, writingTo: $0) }
  }

  // MARK: - Failures

  /// `reportException(description)`: ends the run with an exception that React Native has described.
  private func reportException(_ call: HostCall) {
    guard let error = (try? JSONDocument(call.text(0)))?.root.json else { return }
    let frames = (error["frames"]?.array ?? []).map { frame in
      ScriptFailure.Frame(
        function: frame["function"]?.string ?? "",
        location: .init(
          file: frame["file"]?.string ?? settings.file, line: frame["line"]?.int, column: frame["column"]?.int))
    }
    let message = "\(error["name"]?.string ?? "Error"): \(error["message"]?.string ?? "")"
    fail(
      ScriptFailure(
        kind: .exception, message: message, location: frames.first?.location ?? .init(file: settings.file),
        frames: frames))
  }
}
#endif
