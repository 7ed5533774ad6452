internal import NavbridgePicture

/// The difference between two texts as lines: `-` for one that only the first text has, `+` for one that only the second
/// has, and a blank before one of both.
package enum LineDifference {
  /// All lines of both texts.
  package static func lines(_ one: [String], _ other: [String]) -> [String] {
    rows(one, other).map { "\($0.mark) \($0.text)" }
  }

  /// The lines that differ, with some lines of both around them. `…` stands for what is left out between two places.
  package static func lines(_ one: [String], _ other: [String], context: Int) -> [String] {
    near(rows(one, other), context: context).map { $0.map { "\($0.mark) \($0.text)" } ?? "…" }
  }

  /// A line, and the text that has it: `-`, `+`, or a blank for both.
  package struct Row: Equatable {
    package let mark: Character
    package let text: String

    package init(_ mark: Character, _ text: String) { (self.mark, self.text) = (mark, text) }

    var isOfBoth: Bool { mark == " " }
  }

  private static func rows(_ one: [String], _ other: [String]) -> [Row] {
    Alignment.parts(of: one, other).flatMap { part in
      one[part.one].map { Row("-", $0) } + other[part.other].map { Row("+", $0) }
        + (part.pair.map { [Row(" ", other[$0.1])] } ?? [])
    }
  }

  /// The rows that differ, and those of both around them; nil for rows that are left out between two places.
  static func near(_ rows: [Row], context: Int) -> [Row?] {
    let places = rows.indices.filter { !rows[$0].isOfBoth }
    var near: [Row?] = []
    var end = 0
    for place in places {
      let start = max(end, place - context)
      if start > end, end > 0 { near.append(nil) }
      let last = min(rows.count, place + context + 1)
      guard last > start else { continue }
      near += rows[start..<last].map { $0 }
      end = last
    }
    return near
  }
}
