internal import Shared

/// The options as a tree of keys, by which what a command brings is read.
final class OptionTree: Sendable {
  private indirect enum Node: Sendable {
    case option(OptionPath)
    case group([String: Node])
    /// An option of another system, or a whole group of such.
    case notOnIOS
  }

  static let shared = OptionTree(OptionPath.all, ignored: OptionGroups.notOnIOS)
  /// Of a top bar's button.
  static let button = OptionTree(
    OptionGroups.shared.ofButtons, dropping: ButtonOptionPaths.prefix.split(separator: ".").count,
    ignored: ["fontStyle"])

  private let root: Node

  /// - Parameter dropping: How many keys of each path lie above this tree.
  private init(_ options: [OptionPath], dropping count: Int = 0, ignored: [String]) {
    var root = Node.group([:])
    for option in options { root = Self.adding(.option(option), at: option.keys.dropFirst(count), to: root) }
    for path in ignored {
      root = Self.adding(.notOnIOS, at: path.split(separator: ".").map(String.init)[...], to: root)
    }
    self.root = root
  }

  private static func adding(_ leaf: Node, at keys: ArraySlice<String>, to node: Node?) -> Node {
    guard let key = keys.first else { return leaf }
    guard case .group(var members)? = node ?? .group([:]) else { preconditionFailure("'\(key)' lies in an option.") }
    members[key] = adding(leaf, at: keys.dropFirst(), to: members[key])
    return .group(members)
  }

  /// Calls `store` with each value that counts, and `report` with what does not.
  func read(_ json: JSON, store: (OptionPath, JSON) -> Void, report: (OptionFault) -> Void) {
    Self.read(json, root, store, report)
  }

  /// Paths grow from their ends, so that nothing is spent on them where nothing is wrong.
  private static func read(
    _ json: JSON, _ node: Node, _ store: (OptionPath, JSON) -> Void, _ report: (OptionFault) -> Void
  ) {
    switch node {
    case .option(let option):
      if json.isNull, option.type != .clearableText { return }
      let (stored, isExpected) = option.type.accept(json)
      if let stored { store(option, stored) }
      if !isExpected {
        report(OptionFault(path: "", kind: .wrongType(expected: option.type.expected, isKept: stored != nil)))
      }
      if option.type == .buttons { readButtons(json, report) }
    case .group(let members):
      guard case .object(let values) = json else {
        if !json.isNull { report(OptionFault(path: "", kind: .wrongType(expected: "an object", isKept: false))) }
        return
      }
      for (key, value) in values {
        if let member = members[key] {
          read(value, member, store) { report($0.within(key)) }
        } else if !value.isNull {
          report(OptionFault(path: key, kind: .unknown))
        }
      }
    case .notOnIOS: report(OptionFault(path: "", kind: .notOnIOS))
    }
  }

  /// Buttons are stored as they are: only what is wrong with them is looked for.
  private static func readButtons(_ json: JSON, _ report: (OptionFault) -> Void) {
    if json.object != nil { return button.read(json, store: { _, _ in }, report: report) }
    for (place, item) in (json.array ?? []).enumerated() {
      button.read(item, store: { _, _ in }, report: { report($0.within("\(place)")) })
    }
  }
}
