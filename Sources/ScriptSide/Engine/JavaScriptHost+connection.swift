#if JavaScript
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import ScriptSide

/// Passes the messages of the native side to the script.
extension JavaScriptHost: ScriptConnectionDelegate {
  func contextBegan() { begin() }

  func callFunction(_ call: JSONValue) {
    output.recordIncoming(call, moment)
    if !hasShown { hasShown = call.startsRoot }
    unsafe callFunction(call, message: connection.messageText)
  }

  func surfaceLaidOut(rootTag: Int, _ layout: JSONValue) {
    // Before the script has views in the surface there is nothing to lay out.
    if layouts.surfaceLaidOut(rootTag, layout) { layOutSurface(rootTag) }
  }

  func asked(_ message: String, _ params: JSONValue) { surfaceMessage(message, params) }

  /// A refused call without a promise is a failure of the script, as an unhandled rejection is.
  func badCall(_ message: String, code: String?, call: Int?) {
    let frames = call.map(framesOfVoidCall) ?? []
    guard code != nil else {
      // iOS ignores such a call, so that the app goes on.
      let place = frames.first?.location.description
      return output.print("warn", [place, message].compactMap(\.self).joined(separator: ": "), moment)
    }
    fail(ScriptFailure(kind: .refusedCall, message: message, location: frames.first?.location, frames: frames))
  }

  /// The script's calls that led to its call of a void method; none if the script has forgotten them.
  private func framesOfVoidCall(_ number: Int) -> [ScriptFailure.Frame] {
    guard let library,
      let stack = try? unsafe context.call(library.stackOfVoidCall, EntryArguments(context.value(Double(number))))
    else { return [] }
    return unsafe context.frames(of: context.string(stack))
  }

  func run(_ run: FunctionRun) -> Bool {
    runFunction(run)
    return true
  }

  func receivedTraffic(_ entry: JSONValue) { receiveTraffic(text: entry) }

  func noted(act method: String, _ params: JSON) {
    output.record(TranscriptEntry(moment, .act(method: method, params: params)))
  }

  func noted(diagnostic code: String, _ message: String) {
    output.record(TranscriptEntry(moment, .diagnostic(code: code, message: message)))
  }

  func contextEnds(nextEpoch: Int, reason: String) {
    output.record(TranscriptEntry(moment, .reload(reason: reason)))
    endContext()
  }

  func contextRefused(_ message: String) { end(.refused(message)) }

  func connectionClosed(_ reason: String) {
    endContext()
    end(.disconnected(reason))
  }
}

extension JSONValue {
  /// True for a call `[module, method, arguments]` that starts a root.
  fileprivate var startsRoot: Bool {
    var call = items
    _ = call.next()
    return call.next()?.isString("runApplication") == true
  }
}

extension ScriptOutput {
  /// Records events, and roots that start and end.
  fileprivate func recordIncoming(_ call: JSONValue, _ moment: TranscriptEntry.Moment) {
    guard transcript != .none, let function = call.json[1]?.string, let arguments = call.json[2] else { return }
    switch function {
    case "emit":
      record(TranscriptEntry(moment, .event(name: arguments[0]?.string ?? "", body: arguments[1] ?? .null)))
    case "runApplication":
      let root = arguments[1]
      record(
        TranscriptEntry(
          moment,
          .surface(
            action: "starts", rootTag: root?["rootTag"]?.int ?? 0,
            componentId: root?["initialProps"]?["componentId"]?.string ?? arguments[0]?.string)))
    case "unmountApplicationComponentAtRootTag":
      record(TranscriptEntry(moment, .surface(action: "ends", rootTag: arguments[0]?.int ?? 0, componentId: nil)))
    default: break
    }
  }
}

/// The requests of drivers that an app sends, and the functions that drivers send to an app (protocol §8).
extension JavaScriptHost {
  /// `requestOfDriver(id, method, params)`: sends a driver's request. The params are the text of an object.
  func requestOfDriver(_ call: HostCall) {
    let id = call.int(0)
    let params: JSON
    do throws(JSONError) {
      params = try JSONDocument(call.text(2)).root.json
    } catch {
      let refusal = RPCError(.invalidParams, "\(call.string(1)): the params cannot be sent. \(error.description)")
      return settle(id, false) { $0.value(refusal.forScript) }
    }
    connection.requestOfDriver(call.string(1), params) { [self, begun] outcome in
      // The context that awaits the answer may have ended.
      guard begun == self.begun else { return }
      switch outcome {
      case .success(let value): settle(id, true) { $0.value(value) }
      case .failure(let error): settle(id, false) { $0.value(error.forScript) }
      }
    }
  }

  /// `ran(id, hasReturned, text)`: reports the end of a function that a driver has sent.
  func ran(_ call: HostCall) {
    lastRan = Int(call.int(0))
    let value: JSON
    do throws(JSONError) {
      value = try JSONDocument(call.text(2)).root.json
    } catch {
      let reason = RPCError(.rejected, "The result of the function cannot be sent. \(error.description)")
      return connection.ran(call.int(0), .failure(reason))
    }
    guard !call.flag(1) else { return connection.ran(call.int(0), .success(value)) }
    let error = RPCError(.rejected, value["message"]?.string ?? "", data: value["data"] ?? .null)
    connection.ran(call.int(0), .failure(error))
  }
}
#endif
