internal import NavbridgeInspector
internal import NavbridgeRuntime
internal import NavbridgeWire

/// The part of an app's output that answers have not had yet, in short lines.
struct OutputReading {
  /// The number of lines that were read.
  private var read = 0

  /// The most entries of a kind that a step's answer names.
  private static let most = 4

  /// Begins at the end of a log, when a run has gone back.
  mutating func begin(at log: RunLog) { read = log.forgottenLines + log.lines.count }

  /// What is new, in lines of an answer: commands and their ends, errors, lines of the console, requests.
  ///
  /// - Parameter folder: that of the project, from which places are named.
  mutating func news(in log: RunLog, folder: String) -> [String] {
    let new = OutputEntry.lines(of: log, from: read)
    begin(at: log)
    var lines: [String] = []
    let commands = Self.commands(new, folder)
    if !commands.isEmpty { lines.append("commands: \(Self.list(commands))") }
    let printed = new.filter { $0.kind == "console" }
    let errors = printed.filter(\.isError)
    if let first = (errors.first ?? printed.first)?.entry {
      let count = printed.count == 1 ? "1 line" : "\(printed.count) lines"
      let ofErrors = errors.isEmpty ? "" : ", \(errors.count == 1 ? "1 error" : "\(errors.count) errors")"
      lines.append("console: \(count)\(ofErrors): \(first.shortText(in: folder))\(printed.count > 1 ? " …" : "")")
    }
    for (kind, word) in [("diagnostic", "diagnostics"), ("request", "network")] {
      let entries = new.filter { $0.kind == kind }.prefix(Self.most + 1).compactMap(\.entry)
      if !entries.isEmpty { lines.append("\(word): \(Self.list(entries.map { $0.shortText(in: folder) }))") }
    }
    if new.contains(where: { $0.kind == "reload" }) { lines.append("The script was reloaded.") }
    return lines
  }

  /// The most commands of a step that are looked at.
  private static let mostCommands = 200

  /// Commands with what became of them within these lines.
  private static func commands(_ lines: [OutputLine], _ folder: String) -> [String] {
    let kinds: Set = ["command", "resolved", "rejected"]
    let entries = lines.filter { kinds.contains($0.kind) }.prefix(mostCommands).compactMap(\.entry)
    return entries.compactMap { entry in
      switch entry.kind {
      case "command":
        let isSettled = entries.contains { ["resolved", "rejected"].contains($0.kind) && $0.id == entry.id }
        // A void one has no end.
        return isSettled || entry.json["void"] == true ? nil : entry.shortText(in: folder)
      case "resolved", "rejected": return entry.shortText(in: folder)
      default: return nil
      }
    }
  }

  private static func list(_ words: [String]) -> String {
    words.prefix(most).joined(separator: "; ") + (words.count > most ? "; and \(words.count - most) more" : "")
  }
}

/// A line of the script side's output before it is read as a whole: an app may have printed a great many.
struct OutputLine {
  let text: String
  /// The number of the line from the beginning of the run.
  let number: Int
  let kind: String

  private static let beginning = "{\"kind\":\""

  init(_ text: String, number: Int) {
    (self.text, self.number) = (text, number)
    // Each line begins with its kind.
    kind = text.hasPrefix(Self.beginning) ? String(text.dropFirst(Self.beginning.count).prefix { $0 != "\"" }) : ""
  }

  /// True for an error of the console, and for a request that has failed.
  var isError: Bool {
    switch kind {
    case "request": entry?.json["error"] != nil
    case "console": text.contains("\"level\":\"error\"") || text.contains("\"unhandled\":true")
    default: kind == "rejected"
    }
  }

  var entry: OutputEntry? {
    guard let json = (try? JSONDocument(text))?.root.json else { return nil }
    return OutputEntry(json: json, number: number)
  }
}

/// A line of the script side's output (docs/run.schema.json).
struct OutputEntry {
  let json: JSON
  /// The number of the line from the beginning of the run.
  let number: Int

  var kind: String { json["kind"]?.string ?? "" }
  var id: String? { json["id"]?.string }
  var at: Double { json["at"]?.double ?? 0 }
  var isError: Bool { json["unhandled"] == true || json["level"] == "error" }

  /// The lines of a log from one on.
  static func lines(of log: RunLog, from start: Int = 0) -> [OutputLine] {
    let first = max(0, start - log.forgottenLines)
    guard first < log.lines.count else { return [] }
    return log.lines[first...].enumerated().map { at, line in
      OutputLine(line, number: log.forgottenLines + first + at)
    }
  }

  /// The place of the call in the app's code, from the project's folder; empty if it is not known.
  func place(in folder: String) -> String {
    json["place"]?.string.map { " at \(AppText.quoted(PathText.relative($0, to: folder), most: 200))" } ?? ""
  }

  /// The entry in a few words.
  func shortText(in folder: String) -> String { text(most: 120, in: folder) }

  /// - Parameters:
  ///   - most: the characters of a text of the app.
  ///   - folder: that of the project.
  func text(most: Int, in folder: String) -> String {
    let place = place(in: folder)
    // The first line of an error has its message and its place; its stack is in the console.
    func quoted(_ member: String) -> String {
      let text = (json[member]?.string ?? "").replacing("\(folder)/", with: "")
      return AppText.quoted(
        String(text.firstRange(of: "\n    at ").map { text[..<$0.lowerBound] } ?? text[...]), most: most)
    }
    func word(_ member: String) -> String { AppText.word(json[member]?.string ?? "") }
    let command = "\(word("name"))\(id.map { " \(AppText.quoted($0))" } ?? "")"
    switch kind {
    case "console":
      return "\(json["unhandled"] == true ? "unhandled error" : word("level")) \(quoted("text"))\(place)"
    case "command": return "\(command) was called\(place)"
    case "resolved": return "\(command) resolved"
    case "rejected": return "\(command) rejected with \(word("code")): \(quoted("message"))"
    case "diagnostic": return "\(word("code")): \(quoted("message"))"
    case "request":
      let end = json["error"]?.string.map { "failed: \(AppText.quoted($0, most: most))" }
      return "\(word("method")) \(quoted("url")) \(end ?? json["status"]?.int.map { "\($0)" } ?? "")"
    case "event": return "event \(word("name")) \(AppText.quoted(json["body"]?.description ?? "", most: most))"
    case "reload": return "reload: \(quoted("reason"))"
    case "surface":
      return "surface \(json["rootTag"]?.int.map { "\($0)" } ?? "") \(word("action"))"
    default: return AppText.word(kind)
    }
  }
}
