/// A pattern for paths in the form that Jest takes: `*`, `**`, `?`, `[jt]`, `{a,b}`, and groups such as `?(x)` and `+(a|b)`.
package struct PathPattern {
  private let regex: Regex<AnyRegexOutput>
  /// True for a pattern behind `!`, whose paths are left out.
  let excludes: Bool

  /// Nil for a pattern with a group that does not end.
  package init?(_ pattern: String) {
    excludes = pattern.hasPrefix("!") && !pattern.hasPrefix("!(")
    guard let regex = try? Regex("^\(Self.regex(of: excludes ? String(pattern.dropFirst()) : pattern))$") else {
      return nil
    }
    self.regex = regex
  }

  package func matches(_ path: String) -> Bool { path.wholeMatch(of: regex) != nil }

  /// Returns a regular expression with the meaning of a pattern.
  static func regex(of pattern: String) -> String {
    var (text, rest) = ("", pattern[...])
    /// What ends each open group.
    var ends: [String] = []
    while let next = rest.first {
      if let (begin, end) = Self.group(rest) {
        (text, ends) = (text + begin, ends + [end])
        rest = rest.dropFirst(2)
        continue
      }
      rest = rest.dropFirst()
      switch next {
      case "*" where rest.first == "*":
        rest = rest.drop { $0 == "*" }
        let isOfFolders = rest.first == "/"
        if isOfFolders { rest = rest.dropFirst() }
        text += isOfFolders ? "(?:.*/)?" : ".*"
      case "*": text += "[^/]*"
      case "?": text += "[^/]"
      case "[":
        let set = rest.prefix { $0 != "]" }
        rest = rest.dropFirst(set.count + 1)
        text += "[\(set.first == "!" ? "^\(set.dropFirst())" : String(set))]"
      case "{": (text, ends) = (text + "(?:", ends + [")"])
      case ",", "|": text += ends.isEmpty ? "\\\(next)" : "|"
      case ")", "}": text += ends.popLast() ?? "\\\(next)"
      default: text += next.isLetter || next.isNumber || next == "/" ? "\(next)" : "\\\(next)"
      }
    }
    return text
  }

  /// The begin and the end of the group with which a pattern goes on: `+(a|b)`.
  private static func group(_ rest: Substring) -> (begin: String, end: String)? {
    guard rest.dropFirst().first == "(" else { return nil }
    switch rest.first {
    case "?", "+", "*": return ("(?:", ")\(rest.first ?? "?")")
    case "@": return ("(?:", ")")
    case "!": return ("(?!(?:", "))[^/]*")
    default: return nil
    }
  }
}
