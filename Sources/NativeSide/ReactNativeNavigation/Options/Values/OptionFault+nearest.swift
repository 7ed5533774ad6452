internal import NavbridgeWire

/// The suggestion for a misspelt option.
extension OptionFault {
  /// The existing option whose name is nearest to the path, or nil if none is near enough to be a misspelling of it.
  var nearest: String? {
    guard path.utf8.count <= String.sentenceBytes else { return nil }
    let keys = path.split(separator: ".").map(String.init)
    // A button's options follow its index in the list.
    let place = keys.lastIndex { Int($0) != nil }
    let head = place.map { Array(keys[...$0]) } ?? []
    let rest = Array(keys[head.count...])
    guard let meant = rest.last, meant.utf8.count <= Self.longest else { return nil }
    let options = place == nil ? OptionPath.all : OptionGroups.shared.ofButtons
    let dropped = place == nil ? 0 : ButtonOptionPaths.prefix.split(separator: ".").count
    var best: (name: String, distance: Int)?
    // A group's name may be misspelt as well, so each level of an option is a candidate.
    var seen: Set<String> = []
    for option in options {
      let names = option.keys.dropFirst(dropped)
      guard names.count >= rest.count else { continue }
      let candidate = names.prefix(rest.count)
      guard candidate.dropLast().elementsEqual(rest.dropLast()), let name = candidate.last else { continue }
      guard seen.insert(name).inserted else { continue }
      let distance = meant.lowercased().editDistance(to: name.lowercased())
      if distance < best?.distance ?? Int.max { best = (name, distance) }
    }
    guard let best, best.distance <= max(1, meant.count / 3) else { return nil }
    return (head + rest.dropLast() + [best.name]).joined(separator: ".")
  }

  /// A length, in UTF-8 bytes, that no option's name reaches.
  private static let longest = 64
}
