#if JavaScript
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import ScriptSide

/// Passes the messages of the native side to the script.
extension JavaScriptHost: ScriptConnectionDelegate {
  func contextBegan() { begin() }

  func callFunction(_ call: JSONValue) {
    output.recordIncoming(call, moment)
    callFunction(call, message: connection.messageText)
  }

  func surfaceLaidOut(rootTag: Int, _ layout: JSONValue) {
    // Before the script has views in the surface there is nothing to lay out.
    if layouts.surfaceLaidOut(rootTag, layout) { layOutSurface(rootTag) }
  }

  func touched(_ touch: SurfaceTouch) { surfaceMessage("touch") { touch.write(to: $0) } }
  func typed(_ typing: SurfaceTyping) { surfaceMessage("typeText") { typing.write(to: $0) } }

  func scrolled(_ scroll: SurfaceScroll) { surfaceMessage("scroll") { scroll.write(to: $0) } }

  func searched(_ search: SurfaceScrollTo) { surfaceMessage("scrollTo") { search.write(to: $0) } }

  func describe(_ place: SurfacePlace) {
    surfaceMessage("describe") { writer in writer.object { place.writeMembers(to: writer) } }
  }

  /// A refused call without a promise is a failure of the script, as an unhandled rejection is.
  func badCall(_ message: String, code: String?) {
    guard code != nil else { return output.print("warn", message, moment) }
    fail(ScriptFailure(kind: .refusedCall, message: message))
  }

  func run(_ run: FunctionRun) -> Bool {
    runFunction(run)
    return true
  }

  func receivedTraffic(_ entry: JSONValue) { receiveTraffic(text: entry) }

  func noted(_ note: JSONValue) {
    switch note["kind"]?.string {
    case "act":
      output.record(
        TranscriptEntry(moment, .act(method: note["method"]?.string ?? "", params: note["params"]?.json ?? [:])))
    case "diagnostic":
      output.record(
        TranscriptEntry(
          moment, .diagnostic(code: note["code"]?.string ?? "", message: note["message"]?.string ?? "")))
    default: break
    }
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
            componentId: root?["initialProps"]?["componentId"]?.string)))
    case "unmountApplicationComponentAtRootTag":
      record(TranscriptEntry(moment, .surface(action: "ends", rootTag: arguments[0]?.int ?? 0, componentId: nil)))
    default: break
    }
  }
}
#endif
