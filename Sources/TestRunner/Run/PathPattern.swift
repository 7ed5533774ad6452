/// A pattern for paths in the form that Jest takes: `*`, `**`, `?`, `[jt]`, `{a,b}`, and groups such as `?(x)` and `+(a|b)`.
package struct PathPattern {
  /// A part of a pattern, which stands for some characters of a path.
  indirect enum Part: Equatable {
    case character(Character)
    /// `?`: a character within a folder.
    case one
    /// `*`: characters within a folder.
    case run
    /// `**`: any characters.
    case anything
    /// `**/`: any folders, or none.
    case folders
    /// `[a-c]`, or `[!a-c]`.
    case set([ClosedRange<Character>], excludes: Bool)
    case group(Group)
  }

  /// Alternatives in brackets.
  struct Group: Equatable {
    enum Kind: Equatable {
      /// `@(a|b)` and `{a,b}`.
      case once
      /// `?(a|b)`.
      case optional
      /// `+(a|b)`.
      case repeated
      /// `*(a|b)`.
      case any
      /// `!(a|b)`: characters within a folder that none of the alternatives begins.
      case not
    }

    /// The number of the group in its pattern.
    let number: Int
    let kind: Kind
    var alternatives: [[Part]] = [[]]
  }

  let parts: [Part]
  /// True for a pattern after `!`, whose paths are left out.
  let excludes: Bool

  /// Nil for a pattern with a group or a set that does not end.
  package init?(_ pattern: String) {
    excludes = pattern.hasPrefix("!") && !pattern.hasPrefix("!(")
    guard let parts = Self.parts(of: excludes ? pattern.dropFirst() : pattern[...]) else { return nil }
    self.parts = parts
  }

  package func matches(_ path: String) -> Bool {
    var match = PathMatch(path)
    return match.isWhole(parts)
  }
}
