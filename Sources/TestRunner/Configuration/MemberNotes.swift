internal import NavbridgeWire
internal import OrderedCollections

/// The members of a configuration that have no effect here, by their paths, so that each is named once.
struct MemberNotes: Sendable, Equatable {
  private(set) var paths: [String] = []

  mutating func add(_ path: String) { if !paths.contains(path) { paths.append(path) } }

  /// Notes the members of an object that are none of some.
  mutating func addUnknown(in object: JSON?, at path: String, known: Set<String>) {
    for (key, value) in object?.object ?? [:] where !known.contains(key.text) && !Self.isNothing(value) {
      add(path.isEmpty ? key.text : "\(path).\(key.text)")
    }
  }

  /// True for a value that asks for nothing.
  private static func isNothing(_ value: JSON) -> Bool {
    switch value {
    case .null, .bool(false), .int(0): true
    case .array(let items): items.isEmpty
    case .object(let members): members.isEmpty
    default: false
    }
  }

  /// The sentence about them; nil if there are none.
  func sentence(about file: String) -> String? {
    guard let last = paths.last else { return nil }
    let names = paths.dropLast().map { "'\($0)'" }.joined(separator: ", ")
    let (all, verb) = paths.count == 1 ? ("'\(last)'", "has") : ("\(names) and '\(last)'", "have")
    return "note: \(all) of '\(file)' \(verb) no effect here (docs/e2e.md, \"The configuration of a suite\")."
  }
}
