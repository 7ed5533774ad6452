internal import Shared

/// The options as a tree of keys, by which what a command brings is read in place.
final class OptionTree: Sendable {
  static let shared = OptionTree(OptionPath.all, ignored: OptionGroups.notOnIOS)
  /// Of a top bar's button.
  static let button = OptionTree(
    OptionGroups.shared.ofButtons, dropping: ButtonOptionPaths.prefix.split(separator: ".").count,
    ignored: ["fontStyle"])

  private let root: OptionNode

  /// - Parameter dropping: How many keys of each path lie above this tree.
  private init(_ options: [OptionPath], dropping count: Int = 0, ignored: [String]) {
    let leaves = options.map { (keys: $0.keys.dropFirst(count), content: OptionNode.Content.option($0)) }
    let others = ignored.map { path in
      (keys: path.split(separator: ".").map(String.init)[...], content: OptionNode.Content.notOnIOS)
    }
    root = OptionNode(leaves + others)
  }

  /// Calls `store` with each value that counts, and `report` with what does not.
  func read(_ json: JSONValue, store: (OptionPath, JSON) -> Void, report: (OptionFault) -> Void) {
    Self.read(json, root, store, report)
  }

  /// Paths grow from their ends, so that nothing is spent on them where nothing is wrong.
  private static func read(
    _ json: JSONValue, _ node: OptionNode, _ store: (OptionPath, JSON) -> Void, _ report: (OptionFault) -> Void
  ) {
    switch node.content {
    case .option(let option): read(json, as: option, store, report)
    case .group:
      guard json.kind == .object else {
        if !json.isNull { report(OptionFault(path: "", kind: .wrongType(expected: "an object", isKept: false))) }
        return
      }
      json.forEachUTF8Member { key, value in
        if let member = node[key] {
          read(value, member, store) { report($0.within(String(decoding: key, as: UTF8.self))) }
        } else if !value.isNull {
          report(OptionFault(path: String(decoding: key, as: UTF8.self), kind: .unknown))
        }
      }
    case .notOnIOS: report(OptionFault(path: "", kind: .notOnIOS))
    }
  }

  private static func read(
    _ json: JSONValue, as option: OptionPath, _ store: (OptionPath, JSON) -> Void, _ report: (OptionFault) -> Void
  ) {
    if json.isNull { guard case .clearableText = option.type else { return } }
    let (stored, isExpected) = option.type.accept(json.json)
    if let stored { store(option, stored) }
    if !isExpected {
      report(OptionFault(path: "", kind: .wrongType(expected: option.type.expected, isKept: stored != nil)))
    }
    if case .buttons = option.type { readButtons(json, report) }
  }

  /// Buttons are stored as they are: only what is wrong with them is looked for.
  private static func readButtons(_ json: JSONValue, _ report: (OptionFault) -> Void) {
    if json.kind == .object { return button.read(json, store: { _, _ in }, report: report) }
    for (place, item) in json.items.enumerated() {
      button.read(item, store: { _, _ in }, report: { report($0.within("\(place)")) })
    }
  }
}
