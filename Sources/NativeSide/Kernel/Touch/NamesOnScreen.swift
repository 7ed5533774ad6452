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
    let wanted = wanted.lowercased()
    let nearest = Set(names).map { name in
      (name: name, distance: Self.distance(wanted, name.lowercased()))
    }.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    let shown = nearest.prefix(Self.most).map { "'\(cut: $0.name)'" }.joined(separator: ", ")
    let rest = nearest.count - Self.most
    return "There \(nearest.count == 1 ? "is" : "are") \(shown)\(rest > 0 ? " and \(rest) more" : "")."
  }

  private static func distance(_ wanted: String, _ name: String) -> Int {
    guard max(wanted.utf8.count, name.utf8.count) <= longest else { return .max }
    // A name that contains the other one is near, however long it is. One of a letter or two is in too many.
    if name.contains(wanted) || (name.utf8.count >= shortest && wanted.contains(name)) { return 1 }
    return wanted.editDistance(to: name)
  }
}
