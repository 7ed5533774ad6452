package import NavbridgeRuntime
package import NavbridgeWire
internal import OrderedCollections

/// Formats an entry as a line for people: `  350.0 ms  <- push2 resolved "details"`.
extension TranscriptEntry {
  package var text: String {
    switch event {
    case .command(let name, let id, let arguments, _):
      line("->", ([id ?? name] + arguments.map { Self.words($0) }).joined(separator: " "))
    case .resolved(let name, let id, let value): line("<-", "\(id ?? name) resolved \(Self.words(value))")
    case .rejected(let name, let id, let code, let message):
      line("<-", "\(id ?? name) rejected \(code): \(message)")
    case .event(let name, let body): line("<-", "\(name) \(Self.members(of: body))")
    case .surface(let action, let rootTag, let componentId):
      line(action == "mounted" ? "->" : "<-", "surface \(rootTag) \(action) \(componentId ?? "")")
    case .console(_, let text, _, _): text
    case .request(let members):
      line(
        "->",
        [members["method"]?.string, members["url"]?.string, members["status"]?.description, members["error"]?.string]
          .compactMap { $0 }.joined(separator: " "))
    case .reload(let reason): line("<>", "reload: \(reason)")
    case .act(let method, let params):
      line("~>", "\(method) \(params.object?.isEmpty == true ? "" : Self.words(params))")
    case .diagnostic(_, let message): line("!!", message)
    }
  }

  /// The line for a terminal: with printable characters and colours, and what is left of it below its own words.
  package func text(_ style: TextStyle) -> String {
    let text = text.printable
    guard style != .plain, let look else { return text }
    let time = text.prefix { $0 == " " || $0 == "." || $0.isNumber } + "ms"
    let rest = text.dropFirst(time.count)
    let arrow = rest.prefix(Self.arrowColumns)
    let shown = "\(style.faint(String(time)))\(style.show(String(arrow), look))\(rest.dropFirst(arrow.count))"
    return style.wrapped(shown, hanging: time.count + Self.arrowColumns)
  }

  /// The columns of an arrow with the blanks around it.
  private static let arrowColumns = 5

  /// How the arrow looks; nil for a line that is the app's own.
  private var look: TextStyle.Look? {
    switch event {
    case .command, .request: .cyan
    case .resolved: .green
    case .rejected: .red
    case .diagnostic: .yellow
    case .event, .surface, .reload, .act: .bold
    case .console: nil
    }
  }

  private func line(_ arrow: String, _ what: String) -> String {
    let tenths = (moment.nanoseconds + 50_000) / 100_000
    let time = "\(tenths / 10).\(tenths % 10)"
    let padding = String(repeating: " ", count: max(0, 9 - time.count))
    var line = "\(padding)\(time) ms  \(arrow) \(what)"
    while line.last == " " { line.removeLast() }
    return line
  }

  /// The length in bytes from which on a value is cut. The form for programs has all of it.
  private static let valueBytes = 400

  /// Formats a value briefly: layouts as their tree of ids, and any other value as JSON.
  package static func words(_ value: JSON) -> String { wholeWords(value).cut(to: valueBytes) }

  private static func wholeWords(_ value: JSON) -> String {
    if let root = value["root"], root["type"] != nil { return wholeWords(root) }
    if let items = value.array, items.first?["type"] != nil {
      return "[\(items.map { wholeWords($0) }.joined(separator: ", "))]"
    }
    guard let type = value["type"]?.string, let id = value["id"]?.string else { return value.description }
    let children = value["children"]?.array ?? []
    let inner = children.isEmpty ? "" : "(\(children.map { wholeWords($0) }.joined(separator: ", ")))"
    return "\(type) \(id)\(inner)"
  }

  /// Formats an event's body: the values of its members that are texts or numbers, without names that repeat the id.
  private static func members(of body: JSON) -> String {
    let members = body.object ?? [:]
    var words: [String] = []
    for (key, value) in members where !Self.unshown.contains(key.text) {
      if key == "commandName" && members["commandId"] != nil { continue }
      words.append((value.string ?? value.description).cut(to: valueBytes))
    }
    return words.joined(separator: " ")
  }

  private static let unshown: Set = ["componentName", "componentType", "completionTime", "passProps"]
}
