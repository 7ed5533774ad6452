internal import NavbridgeWire

/// The names on the screen among which one was looked for in vain, for the error.
struct NamesOnScreen {
  /// The most names in an error.
  private static let most = 8
  /// The longest name, in UTF-8 bytes, that is compared with the one that was looked for.
  private static let longest = 64

  /// The shortest name, in UTF-8 bytes, that is near because the one that was looked for contains it.
  private static let shortest = 3

  /// The kind of the names, as part of a sentence.
  enum Kind: String, Sendable {
    case testIDs = "a testID"
    case texts = "a text"
    case buttons = "the id of a button"
    case components = "a component id"
  }

  let kind: Kind
  var names: [String] = []

  /// The sentence that lists the names, the nearest first.
  func sentence(near wanted: String) -> String {
    guard !names.isEmpty else { return "Nothing there has \(kind.rawValue)." }
    let others = Set(names).subtracting([wanted])
    // An act may need more than the name: typing needs a text input.
    let same = names.contains(wanted) ? "'\(cut: wanted)' is there, and is something else." : nil
    let list = others.isEmpty ? nil : Self.list(others, near: wanted)
    return [same, list].compactMap(\.self).joined(separator: " ")
  }

  private static func list(_ names: Set<String>, near wanted: String) -> String {
    let wanted = wanted.lowercased()
    let nearest = names.map { name in
      (name: name, distance: distance(wanted, name.lowercased()))
    }.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    let shown = nearest.prefix(most).map { "'\(cut: $0.name)'" }.joined(separator: ", ")
    let rest = nearest.count - most
    return "There \(nearest.count == 1 ? "is" : "are") \(shown)\(rest > 0 ? " and \(rest) more" : "")."
  }

  private static func distance(_ wanted: String, _ name: String) -> Int {
    guard max(wanted.utf8.count, name.utf8.count) <= longest else { return .max }
    // A name that contains the other one is near, however long it is. One of a letter or two is in too many.
    if name.contains(wanted) || (name.utf8.count >= shortest && wanted.contains(name)) { return 1 }
    return wanted.editDistance(to: name)
  }
}
