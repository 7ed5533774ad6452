#if JavaScript
internal import CJavaScriptCore
internal import NavbridgeWire

/// An app whose script runs in Node. A context of the engine holds the relay alone, which passes each call on.
extension JavaScriptHost {
  /// The Swift functions that the relay calls, besides those that the library calls in Node.
  var nodeFunctions: [HostMember] {
    guard case .node = settings.engine else { return [] }
    let texts = JSONObject(uniqueKeysWithValues: HostLibrary.nodeTexts.map { ($0.name, .string($0.text)) })
    let functions = [
      HostMember("nodeTexts") { [self] in unsafe context.parsed(JSON.object(texts).description) },
      context.function("exchange") { [self] call in
        guard let node, let answer = node.exchange(call.text(0)) else {
          loseNode()
          return unsafe context.value("{\"returned\":{\"special\":\"undefined\"}}")
        }
        return unsafe context.value(answer)
      },
      context.function("libraryText") { [self] call in
        let name = call.string(0)
        let file = name == HostLibrary.loader.name ? HostLibrary.loader : HostLibrary.modules[name]
        return unsafe file.map { file in
          let members: JSON = ["source": .string(file.source), "url": .string(file.url)]
          return unsafe context.parsed(members.description)
        }
      },
      context.function("otherLanguage") { [self] call in
        unsafe context.inOtherLanguage(call.text(0), call.text(1), call.text(2)).map { substitute in
          let member: JSON =
            switch substitute {
            case .plain(let text): ["text": .string(text)]
            case .message(let message): ["message": .string(message)]
            }
          return unsafe context.parsed(member.description)
        }
      },
    ]
    guard settings.showsPlaces else { return functions }
    return functions + [function("callsFrom") { host, call in host.stackInNode = call.text(0) }]
  }

  /// Runs the app's file, and returns the value of its last statement.
  func evaluate(_ file: ScriptFile, _ library: LibraryEntries) throws(ScriptFailure) -> JSValueRef {
    guard let runFile = unsafe library.runFile else { return try unsafe context.evaluateTopLevel(file) }
    return try unsafe context.call(runFile, EntryArguments(context.value(file.source), context.value(file.path)))
  }

  /// Starts Node for the first context.
  func startNode() throws(ScriptFailure) {
    guard case .node(let debuggerPort) = settings.engine, node == nil else { return }
    node = try NodeProcess(
      file: settings.file, debuggerPort: debuggerPort, limit: debuggerPort == nil ? settings.timeout : nil)
    node?.turnBegins()
  }

  /// Ends the run: without Node there is no script to go on with.
  private func loseNode() {
    guard ending == nil, var failure = node?.loss else { return }
    failure.location = .init(file: settings.file)
    output.print("error", failure.report, moment)
    end(.failed(exitCode: failure.exitCode))
  }
}
#endif
