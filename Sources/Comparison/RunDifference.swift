package import NavbridgeWire
internal import OrderedCollections

/// Something in which two runs differ.
package struct RunDifference: Sendable, Equatable {
  /// The part of a run, in the order of a report.
  package enum Section: String, Sendable, CaseIterable {
    case ending, commands, events, settlements, surfaces, reloads, acts, console, order, times, constants, tree, picture

    /// The section of an entry of a transcript.
    init(_ entry: JSON) {
      self =
        switch entry["kind"]?.string {
        case "command": .commands
        case "event": .events
        case "resolved", "rejected": .settlements
        case "surface": .surfaces
        case "reload": .reloads
        case "act": .acts
        default: .console
        }
    }

    /// The heading of a report.
    package var title: String {
      switch self {
      case .ending: "How the runs end"
      case .commands: "Commands"
      case .events: "Events"
      case .settlements: "Settlements"
      case .surfaces: "React roots"
      case .reloads: "Reloads"
      case .acts: "Acts"
      case .console: "Console and warnings"
      case .order: "Order"
      case .times: "Times"
      case .constants: "Constants of native modules"
      case .tree: "Screen"
      case .picture: "Picture"
      }
    }
  }

  package enum Change: String, Sendable {
    /// Only the first run has it.
    case removed
    /// Only the second run has it.
    case added
    /// Both have it, with other values.
    case changed
    /// Both have it, at another place in the order.
    case moved
  }

  package let section: Section
  package let change: Change
  /// What differs, where that has a name: a constant, or a member of the ending.
  package var name: String?
  /// The values or entries of the runs; nil for a run that has none.
  package var old: JSON?
  package var new: JSON?
  /// The members in which the values differ.
  package var members: [MemberDifference] = []
  /// The number of entries whose time differs so, for a difference of times.
  package var entries: Int?
  /// The difference in lines for people, of the screen and the picture.
  package var lines: [String] = []
  /// True for a difference that every app has between the two routes. It does not make two runs different.
  package var isOfRoutes = false

  package var json: JSON {
    var json: JSONObject = ["section": .string(section.rawValue), "change": .string(change.rawValue)]
    if let name { json["name"] = .string(name) }
    json["old"] = old ?? .null
    json["new"] = new ?? .null
    if let entries { json["entries"] = .int(Int64(entries)) }
    json["members"] = .array(members.map(\.json))
    json["lines"] = .texts(lines)
    json["ofRoutes"] = .bool(isOfRoutes)
    return .object(json)
  }
}
