internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// The comparison as text for people.
extension RunComparison {
  /// The bytes of a line or a value that are shown; of a longer one the length is.
  private static let lineBytes = 240
  /// The members and the changes of time that are shown of one difference or section; others are counted.
  private static let most = 12
  private static let context = 2

  /// A section of the report: its heading, and lines that begin with `-`, `+` or a blank.
  package struct Part: Equatable, Sendable {
    package let title: String
    package let lines: [String]
  }

  /// The sections in which the runs differ.
  package var parts: [Part] {
    var parts = RunDifference.Section.allCases.compactMap { section -> Part? in
      let found = differences.filter { $0.section == section && !$0.isOfRoutes }
      return found.isEmpty ? nil : Part(title: section.title, lines: Self.legible(lines(section, found)))
    }
    let ofRoutes = differences.filter(\.isOfRoutes)
    if !ofRoutes.isEmpty {
      parts.append(
        Part(
          title: "Of the routes, in every app (not counted)",
          lines: Self.legible(ofRoutes.flatMap(Self.lines(ofAlone:)))))
    }
    return parts
  }

  /// The result, as one sentence.
  package var summary: String {
    guard isSame else {
      let words = RunDifference.Section.allCases.compactMap { section -> String? in
        let count = differences.count { $0.section == section && !$0.isOfRoutes }
        return count == 0 ? nil : section.words(count)
      }
      return "The runs differ: \(words.joined(separator: ", ")). \(Self.count(sameEntries, "entry", "entries")) of "
        + "the transcripts \(sameEntries == 1 ? "is" : "are") the same."
    }
    var parts = [Self.count(sameEntries, "entry", "entries") + " of the transcripts"]
    if let modules = other.constants?.object, one.constants != nil {
      parts.append("the constants of " + Self.count(modules.count, "module", "modules"))
    }
    if one.snapshot != nil { parts.append(one.hasLook && other.hasLook ? "the screen and its picture" : "the screen") }
    let code = one.ending.code == 0 ? "" : " But both runs have failed with code \(one.ending.code): \(failure)"
    return "No difference: \(parts.joined(separator: ", ")).\(code)"
  }

  /// The reason for which a run has failed: the last error that was printed, or the reason of its ending.
  private var failure: String {
    let error = other.entries.last { $0["kind"] == "console" && $0["level"] == "error" }?["text"]?.string
    return Self.legible([(error ?? other.ending.reason ?? "no reason is known").cut(to: Self.lineBytes)])[0]
  }

  private func lines(_ section: RunDifference.Section, _ found: [RunDifference]) -> [String] {
    switch section {
    case .ending, .constants: Self.cut(found.map(Self.lines(ofAlone:)))
    case .times: Self.cut(found.map { [Self.line(ofTime: $0)] })
    case .tree:
      found.flatMap { difference in
        difference.lines.isEmpty
          ? Self.lines(difference.members) : difference.lines.map { $0.cut(to: Self.lineBytes) }
      }
    case .picture: found.flatMap { $0.lines }
    default:
      LineDifference.near(rows.flatMap { lines($0, section) }, context: Self.context).map { row in
        row.map { "\($0.mark) \($0.text)" } ?? "…"
      }
    }
  }

  // MARK: - Entries

  /// The lines of a row in a section, in which the differences of other sections are none.
  private func lines(_ row: Row, _ section: RunDifference.Section) -> [LineDifference.Row] {
    let difference = row.difference.map { differences[$0] }
    let isShown = difference.map { $0.section == section && !$0.isOfRoutes } ?? false
    switch (row.old, row.new) {
    case (let old?, let new?):
      guard isShown, let difference else { return Self.rows(" ", new) }
      return Self.changed(old, new, difference.members)
    case (let old?, nil): return isShown ? Self.rows("-", old) : []
    case (nil, let new?): return isShown ? Self.rows("+", new) : []
    default: return []
    }
  }

  private static func changed(_ old: JSON, _ new: JSON, _ members: [MemberDifference]) -> [LineDifference.Row] {
    let (removed, added) = (rows("-", old), rows("+", new))
    // Of long lines, and of lines that do not show the difference, the members are shown. A printed line has no others.
    let isLong = old["kind"] != "console" && max(text(old).utf8.count, text(new).utf8.count) > lineBytes
    if !isLong, removed.map(\.text) != added.map(\.text) { return removed + added }
    return rows(" ", new) + lines(members).map { LineDifference.Row($0.first ?? " ", "  \($0.dropFirst(2))") }
  }

  private static func rows(_ mark: Character, _ entry: JSON) -> [LineDifference.Row] {
    text(entry).split(separator: "\n", omittingEmptySubsequences: false).map {
      LineDifference.Row(mark, String($0).cut(to: lineBytes))
    }
  }

  private static func text(_ entry: JSON) -> String {
    guard entry["kind"] == "console" else {
      let legible = ColorText.legible(entry)
      return TranscriptText.line(legible) ?? legible.description
    }
    let level = entry["level"]?.string ?? ""
    // The levels of other lines are not seen in the transcript of people.
    return (["log", "info", "debug"].contains(level) ? "" : "\(level): ") + (entry["text"]?.string ?? "")
  }

  // MARK: - Values

  /// The lines of members: `- path: value`, `+ path: value`.
  private static func lines(_ members: [MemberDifference]) -> [String] {
    cut(
      members.map { member in
        [("-", member.old), ("+", member.new)].compactMap { mark, value in
          value.map { "\(mark) \(member.path): \(Self.value(ColorText.legible($0, at: member.path)))" }
        }
      })
  }

  /// The lines of a difference that stands for itself.
  private static func lines(ofAlone difference: RunDifference) -> [String] {
    [("-", difference.old), ("+", difference.new)].flatMap { mark, value -> [String] in
      guard let value else { return [] }
      guard let name = difference.name else { return rows(Character(mark), value).map { "\(mark) \($0.text)" } }
      if difference.section == .ending, value.isNull || value == [] { return [] }
      return ["\(mark) \(name): \(Self.value(ColorText.legible(value, at: name)))"]
    }
  }

  private static func value(_ value: JSON) -> String { value.description.cut(to: lineBytes) }

  private static func line(ofTime difference: RunDifference) -> String {
    let member = difference.members.first
    let (old, new) = (member?.old?.double ?? 0, member?.new?.double ?? 0)
    let shift = ((new - old) * 10).rounded() / 10
    let entry = difference.new.map(text) ?? ""
    // A line of a transcript begins with its time.
    let words = entry.split(separator: " ms  ", maxSplits: 1).last.map(String.init) ?? entry
    let first = "From '\(words.prefix { $0 != "\n" })' on".cut(to: lineBytes)
    let count = count(difference.entries ?? 0, "entry", "entries")
    guard shift != 0 else { return "  \(first), at \(number(new)) ms, both runs have the same times." }
    return "  \(first), + is \(number(abs(shift))) ms \(shift > 0 ? "later" : "earlier") (\(number(old)) ms, "
      + "\(number(new)) ms): \(count)."
  }

  private static func number(_ value: Double) -> String { Int64(exactly: value).map(String.init) ?? "\(value)" }

  private static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }

  /// The lines of the first groups, and the number of the others.
  private static func cut(_ groups: [[String]]) -> [String] {
    let more = groups.count - most
    return groups.prefix(most).flatMap { $0 } + (more > 0 ? ["… and \(more) more"] : [])
  }

  /// The lines with a picture of Unicode's for each control character, which a terminal would obey.
  private static func legible(_ lines: [String]) -> [String] { lines.map(\.withoutControls) }
}

extension RunDifference.Section {
  /// The number of differences in words: `2 events`.
  fileprivate func words(_ count: Int) -> String {
    func counted(_ one: String) -> String { "\(count) \(one)\(count == 1 ? "" : "s")" }
    return switch self {
    case .ending: "the ending"
    case .commands: counted("command")
    case .events: counted("event")
    case .settlements: counted("settlement")
    case .surfaces: counted("message") + " about React's roots"
    case .reloads: counted("reload")
    case .acts: counted("act")
    case .console: counted("line") + " of the console"
    case .order: "the order of \(count == 1 ? "1 entry" : "\(count) entries")"
    case .times: "the times"
    case .constants: counted("constant")
    case .tree: "the screen"
    case .picture: "the picture"
    }
  }
}

extension String {
  /// This text with the picture that Unicode has for each control character.
  package var withoutControls: String {
    guard unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }) else { return self }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0..<0x20: text.append(Unicode.Scalar(0x2400 + scalar.value)!)
      case 0x7F: text.append("\u{2421}")
      case 0x80..<0xA0: text.append("\u{FFFD}")
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}
