internal import NavbridgeRuntime
package import NavbridgeWire
internal import OrderedCollections

/// One thing that happened between the sides, as the script side observed it.
package struct TranscriptEntry {
  /// The time on the device's clock, and the context.
  package struct Moment {
    package var nanoseconds: Int64
    package var epoch: Int

    package init(nanoseconds: Int64, epoch: Int) {
      self.nanoseconds = nanoseconds
      self.epoch = epoch
    }
  }

  package enum Event {
    /// A command was called. `id` is its command id, if it has one. Native never answers a void method.
    case command(name: String, id: String?, arguments: [JSON], isVoid: Bool)
    case resolved(name: String, id: String?, value: JSON)
    case rejected(name: String, id: String?, code: String, message: String)
    case event(name: String, body: JSON)
    /// A React root started, mounted, or ended.
    case surface(action: String, rootTag: Int, componentId: String?)
    /// A line of the console, or an error that the script has left unhandled. `values` are the printed values as trees
    /// (docs/run.schema.json), if they were requested.
    case console(level: String, text: String, isUnhandled: Bool = false, values: [JSON]? = nil)
    /// A request of the network that was answered, or has failed, with the members of docs/run.schema.json.
    case request(JSONObject)
    case reload(reason: String)
    /// A driver acted on the device.
    case act(method: String, params: JSON)
    /// A diagnostic: something differs from the script's intention.
    case diagnostic(code: String, message: String)
  }

  package let moment: Moment
  package let event: Event
  /// The place of the app's code that has caused it, `file:line:column`, if that was requested.
  package var place: String?

  package init(_ moment: Moment, _ event: Event, at place: String? = nil) {
    self.moment = moment
    self.event = event
    self.place = place
  }

  /// One JSON object: `{"kind","at","epoch",…}`, with `at` in milliseconds.
  package var json: JSON {
    let (kind, members): (String, JSONObject) =
      switch event {
      case .command(let name, let id, let arguments, let isVoid):
        ("command", command(name, id, arguments, isVoid))
      case .resolved(let name, let id, let value):
        ("resolved", ["name": .string(name), "id": text(id), "value": value])
      case .rejected(let name, let id, let code, let message):
        ("rejected", ["name": .string(name), "id": text(id), "code": .string(code), "message": .string(message)])
      case .event(let name, let body): ("event", ["name": .string(name), "body": body])
      case .surface(let action, let rootTag, let componentId):
        ("surface", ["action": .string(action), "rootTag": .int(Int64(rootTag)), "componentId": text(componentId)])
      case .console(let level, let text, let isUnhandled, let values):
        ("console", console(level, text, isUnhandled, values))
      case .request(let members): ("request", members)
      case .reload(let reason): ("reload", ["reason": .string(reason)])
      case .act(let method, let params): ("act", ["method": .string(method), "params": params])
      case .diagnostic(let code, let message):
        ("diagnostic", ["code": .string(code), "message": .string(message)])
      }
    var entry: JSONObject = [
      "kind": .string(kind), "at": .double(moment.nanoseconds.inMilliseconds), "epoch": .int(Int64(moment.epoch)),
    ]
    entry.merge(members)
    if let place { entry["place"] = .string(place) }
    return .object(entry)
  }

  private func command(_ name: String, _ id: String?, _ arguments: [JSON], _ isVoid: Bool) -> JSONObject {
    var members: JSONObject = ["name": .string(name), "id": text(id), "arguments": .array(arguments)]
    if isVoid { members["void"] = true }
    return members
  }

  private func console(_ level: String, _ text: String, _ isUnhandled: Bool, _ values: [JSON]?) -> JSONObject {
    var members: JSONObject = ["level": .string(level), "text": .string(text)]
    if isUnhandled { members["unhandled"] = true }
    if let values { members["values"] = .array(values) }
    return members
  }

  private func text(_ value: String?) -> JSON { value.map { .string($0) } ?? .null }
}
