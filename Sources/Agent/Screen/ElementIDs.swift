/// The short names of elements in answers, `e12`: an element keeps its name while it lives, and no other one gets it.
struct ElementIDs {
  private var names: [String: String] = [:]
  private var order: [String] = []
  private var last = 0

  /// The keys that are kept. An element that was not seen for so long has gone.
  private static let most = 4_000

  /// Returns the name of an element, which is made at its first appearance.
  mutating func name(of key: String) -> String {
    if let name = names[key] { return name }
    last += 1
    let name = "e\(last)"
    names[key] = name
    order.append(key)
    if order.count > Self.most {
      let old = order.count / 4
      for key in order[..<old] { names[key] = nil }
      order.removeFirst(old)
    }
    return name
  }

  /// The name that an element has already.
  func existing(_ key: String) -> String? { names[key] }

  /// True for a name that an element has, or has had.
  func wasGiven(_ name: String) -> Bool {
    name.hasPrefix("e") && Int(name.dropFirst()).map { (1...max(1, last)).contains($0) && last > 0 } ?? false
  }
}
