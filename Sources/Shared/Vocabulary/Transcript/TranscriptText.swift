package import NavbridgeWire
internal import NavbridgeRuntime
internal import OrderedCollections

/// The lines of a transcript for people, made of its entries as JSON.
package enum TranscriptText {
  /// Returns the line of an entry; nil for a line that is not an entry of a transcript.
  package static func line(_ entry: JSON) -> String? { TranscriptEntry(entry)?.text }
}

extension TranscriptEntry {
  /// Reads an entry that `json` has written.
  fileprivate init?(_ json: JSON) {
    func text(_ key: String) -> String { json[key]?.string ?? "" }
    let event: Event
    switch json["kind"]?.string {
    case "command":
      event = .command(
        name: text("name"), id: json["id"]?.string, arguments: json["arguments"]?.array ?? [],
        isVoid: json["void"] == true)
    case "resolved": event = .resolved(name: text("name"), id: json["id"]?.string, value: json["value"] ?? .null)
    case "rejected":
      event = .rejected(name: text("name"), id: json["id"]?.string, code: text("code"), message: text("message"))
    case "event": event = .event(name: text("name"), body: json["body"] ?? .null)
    case "surface":
      event = .surface(
        action: text("action"), rootTag: json["rootTag"]?.int ?? 0, componentId: json["componentId"]?.string)
    case "console": event = .console(level: text("level"), text: text("text"))
    case "request": event = .request(json.object ?? [:])
    case "reload": event = .reload(reason: text("reason"))
    case "act": event = .act(method: text("method"), params: json["params"] ?? [:])
    case "diagnostic": event = .diagnostic(code: text("code"), message: text("message"))
    default: return nil
    }
    let moment = Moment(nanoseconds: .milliseconds(json["at"]?.double ?? 0), epoch: json["epoch"]?.int ?? 0)
    self.init(moment, event)
  }
}
