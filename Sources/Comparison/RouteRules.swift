internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// The differences between the routes that every app has: the names of the native modules, commands that one route answers
/// and the other one does not, and the constant that only turbo has (rnn-commands §5). No rule holds for two runs on one route.
struct RouteRules {
  private let areDifferent: Bool

  init(_ one: Architecture?, _ other: Architecture?) {
    areDifferent = one != nil && other != nil && one != other
  }

  /// The names of modules on turbo, by their names on the bridge. Empty for a run on turbo.
  func names(of architecture: Architecture?) -> [String: String] {
    guard areDifferent, architecture == .bridge else { return [:] }
    return Self.names
  }

  private static let names: [String: String] = {
    let names = DesignDescription.all.modules.map { $0.names }.filter { $0.bridge != $0.turbo && !$0.bridge.isEmpty }
    return Dictionary(names.map { ($0.bridge, $0.turbo) }) { first, _ in first }
  }()

  /// The constants of a run by the modules' names on turbo.
  func named(_ constants: JSON, _ architecture: Architecture?) -> JSON {
    let names = names(of: architecture)
    guard !names.isEmpty, case .object(let modules) = constants else { return constants }
    return .object(JSONObject(uniqueKeysWithValues: modules.map { (names[$0.key.text] ?? $0.key.text, $0.value) }))
  }

  /// True for the settlement of a command that is a promise on one route only.
  ///
  /// - Parameter commands: the commands that are void on the other route.
  func isSettlement(_ entry: JSON, ofVoid commands: Set<String>) -> Bool {
    guard areDifferent, entry["kind"] == "resolved", let name = entry["name"]?.string else { return false }
    return commands.contains(name)
  }

  /// The differences of two entries that count.
  func counted(_ members: [MemberDifference]) -> [MemberDifference] {
    areDifferent ? members.filter { $0.path != "void" } : members
  }

  func isConstant(_ path: String) -> Bool {
    areDifferent && path == "\(RNNCommands.names.turbo).backButtonId"
  }
}
