/// The pattern of a template, parsed (native-router §11): `bets/:eventId/*rest?tab&src#:section`.
struct DeeplinkPattern: Equatable {
  enum Segment: Equatable {
    /// Equals one segment exactly.
    case literal(String)
    /// Takes any one segment.
    case placeholder(String)
    /// Takes all remaining segments, of which there is at least one.
    case tail(String)
  }

  let segments: [Segment]
  /// The keys that the query must contain.
  let requiredKeys: [String]
  /// The name under which the whole fragment is passed.
  let fragmentName: String?

  /// The number of segments that must be equal.
  var literals: Int { segments.count { if case .literal = $0 { true } else { false } } }
  var tails: Int { segments.count { if case .tail = $0 { true } else { false } } }

  /// A sentence that explains why a pattern cannot be used.
  struct Fault: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  init(_ text: String) throws(Fault) {
    var rest = text[...]
    var fragmentName: String?
    if let mark = rest.firstIndex(of: "#") {
      let fragment = rest[mark...].dropFirst()
      guard fragment.first == ":", Self.isName(fragment.dropFirst()) else {
        throw Fault(description: "after '#' a placeholder such as '#:section' is expected, not '#\(fragment)'")
      }
      fragmentName = String(fragment.dropFirst())
      rest = rest[..<mark]
    }
    var requiredKeys: [String] = []
    if let mark = rest.firstIndex(of: "?") {
      for key in rest[mark...].dropFirst().split(separator: "&", omittingEmptySubsequences: false) {
        guard Self.isName(key) else {
          throw Fault(description: "after '?' the names of required keys are expected, separated by '&', not '\(key)'")
        }
        requiredKeys.append(String(key))
      }
      rest = rest[..<mark]
    }
    var segments: [Segment] = []
    for part in rest.split(separator: "/") {
      if case .tail(let name) = segments.last {
        throw Fault(description: "'*\(name)' takes the rest of the path, so nothing may follow it")
      }
      segments.append(try Self.segment(part))
    }
    let names = segments.compactMap(\.name) + (fragmentName.map { [$0] } ?? [])
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw Fault(description: "the placeholder '\(name)' occurs twice")
    }
    self.segments = segments
    self.requiredKeys = requiredKeys
    self.fragmentName = fragmentName
  }

  private static func segment(_ text: Substring) throws(Fault) -> Segment {
    let name = text.dropFirst()
    switch text.first {
    case ":", "*":
      guard isName(name) else {
        throw Fault(description: "'\(text)' is no placeholder: a name of letters, digits, '_' and '-' is expected")
      }
      return text.first == ":" ? .placeholder(String(name)) : .tail(String(name))
    default:
      guard let literal = String(percentDecoding: text) else {
        throw Fault(description: "'\(text)' is not percent-encoded UTF-8")
      }
      return .literal(literal)
    }
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
  }

  /// True if this pattern is chosen before another one that matches the same URL. Equal patterns are chosen in the order
  /// of their registration.
  func isBefore(_ other: Self) -> Bool {
    (literals, segments.count, -tails) > (other.literals, other.segments.count, -other.tails)
  }
}

extension DeeplinkPattern.Segment {
  fileprivate var name: String? {
    switch self {
    case .literal: nil
    case .placeholder(let name), .tail(let name): name
    }
  }
}
