extension PathPattern {
  /// The most levels of groups. No pattern for tests comes near it.
  private static let deepest = 32

  /// Reads the parts of a pattern; nil if a group or a set does not end.
  static func parts(of pattern: Substring) -> [Part]? {
    var rest = pattern
    /// The groups that have begun and not ended, the innermost last. The first stands for the whole pattern.
    var open = [Group(number: 0, kind: .once)]
    var count = 0
    func add(_ part: Part) {
      open[open.count - 1].alternatives[open[open.count - 1].alternatives.count - 1].append(part)
    }
    while let next = rest.first {
      if let (kind, length) = groupBegin(rest) {
        guard open.count <= deepest else { return nil }
        count += 1
        open.append(Group(number: count, kind: kind))
        rest = rest.dropFirst(length)
        continue
      }
      rest = rest.dropFirst()
      switch next {
      case "*" where rest.first == "*":
        rest = rest.drop { $0 == "*" }
        let isOfFolders = rest.first == "/"
        if isOfFolders { rest = rest.dropFirst() }
        add(isOfFolders ? .folders : .anything)
      case "*": add(.run)
      case "?": add(.one)
      case "[":
        guard let end = rest.firstIndex(of: "]"), let set = set(rest[..<end]) else { return nil }
        rest = rest[rest.index(after: end)...]
        add(set)
      case ",", "|":
        if open.count > 1 { open[open.count - 1].alternatives.append([]) } else { add(.character(next)) }
      case ")", "}":
        guard open.count > 1 else {
          add(.character(next))
          continue
        }
        let group = open.removeLast()
        add(.group(group))
      default: add(.character(next))
      }
    }
    return open.count == 1 ? open[0].alternatives[0] : nil
  }

  /// The group with which a pattern goes on, and the number of characters of its beginning: `+(a|b)`, `{a,b}`.
  private static func groupBegin(_ rest: Substring) -> (Group.Kind, length: Int)? {
    if rest.first == "{" { return (.once, 1) }
    guard rest.dropFirst().first == "(" else { return nil }
    switch rest.first {
    case "?": return (.optional, 2)
    case "+": return (.repeated, 2)
    case "*": return (.any, 2)
    case "@": return (.once, 2)
    case "!": return (.not, 2)
    default: return nil
    }
  }

  /// Reads what stands between square brackets; nil for nothing.
  private static func set(_ text: Substring) -> Part? {
    let excludes = text.first == "!" || text.first == "^"
    var rest = excludes ? text.dropFirst() : text
    var ranges: [ClosedRange<Character>] = []
    while let first = rest.popFirst() {
      guard rest.first == "-", let last = rest.dropFirst().first, last >= first else {
        ranges.append(first...first)
        continue
      }
      ranges.append(first...last)
      rest = rest.dropFirst(2)
    }
    return ranges.isEmpty ? nil : .set(ranges, excludes: excludes)
  }
}
