internal import NavbridgeVocabulary
internal import NavbridgeWire

/// Finds the screens that others are mapped as. Each way from screen to screen is walked once, because thousands of screens
/// may be like one another in turn.
struct OriginalScreens {
  private var entries: [ExactText: RouterAppDeclaration.Entry]

  init(_ screens: [RouterAppDeclaration.Entry]) {
    // Of several screens with one name the first counts here; the check of the app refuses the others.
    entries = Dictionary(screens.map { (ExactText($0.name), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the screen as which another is mapped, under that one's name.
  ///
  /// - Parameter path: The place of `same` in the declaration.
  mutating func screen(
    for same: SameScreen, at path: [JSONStep]
  ) throws(RouterAppFault) -> RouterApp.Screen {
    let path = path + [.member("like")]
    var way = [same.name]
    var passed: Set = [ExactText(same.name)]
    var name = same.other
    while true {
      guard passed.insert(ExactText(name)).inserted else {
        throw RouterAppFault(
          path, "The screen '\(cut: same.name)' is mapped in a circle: \(Self.sentence(of: way + [name])).")
      }
      switch entries[ExactText(name)] {
      case .same(let further):
        way.append(name)
        name = further.other
      case .screen(var found):
        for name in way.dropFirst() { entries[ExactText(name)] = .screen(found) }
        found.name = same.name
        return found
      case nil:
        throw RouterAppFault(
          path,
          "The screen '\(cut: same.name)' is to be like '\(cut: name)', which is not declared."
            + entries.keys.map(\.text).sorted().question(about: name))
      }
    }
  }

  /// The most screens of a circle that an error lists. Of a longer one it lists the first and the last.
  private static let listed = 8

  private static func sentence(of way: [String]) -> String {
    var names = way.map { "'\(cut: $0)'" }
    if names.count > listed {
      let left = names.count - listed
      names.replaceSubrange((listed - 1)..<(names.count - 1), with: ["… (\(left) more) …"])
    }
    return names.joined(separator: " is like ")
  }
}
