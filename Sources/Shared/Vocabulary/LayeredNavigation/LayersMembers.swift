public import NavbridgeWire

/// Reads the members of an object that a script has sent. Each fault is a sentence that names the place.
public struct LayersMembers {
  public let place: String
  private let members: JSONObject

  /// - Parameter known: The names that the object may have.
  public init(_ json: JSON, at place: String, known: [String]) throws(LayersFault) {
    guard let members = json.object else {
      throw LayersFault("\(place) is \(json.kindWithArticle); an object is expected.")
    }
    for name in members.keys where !known.contains(where: { name.text.isExactly($0) }) {
      throw LayersFault(
        "\(place) has the unknown member '\(cut: name.text)'. Its members are \(known.joined(separator: ", ")).")
    }
    self.members = members
    self.place = place
  }

  /// A member. Nil if it is missing or null.
  public subscript(name: String) -> JSON? {
    guard let value = members[name], !value.isNull else { return nil }
    return value
  }

  public func text(_ name: String) throws(LayersFault) -> String? { try read(name, "a text", \.string) }
  public func flag(_ name: String) throws(LayersFault) -> Bool? { try read(name, "true or false", \.bool) }
  public func number(_ name: String) throws(LayersFault) -> Double? { try read(name, "a number", \.double) }
  public func array(_ name: String) throws(LayersFault) -> [JSON]? { try read(name, "an array", \.array) }
  public func object(_ name: String) throws(LayersFault) -> JSON? {
    try read(name, "an object") { $0.object == nil ? nil : $0 }
  }

  public func wholeNumber(_ name: String) throws(LayersFault) -> Int? {
    try read(name, "a whole number") { $0.double.flatMap { Int(exactly: $0) } }
  }

  public func texts(_ name: String) throws(LayersFault) -> [String]? {
    guard let items = try array(name) else { return nil }
    return try LayersMembers.texts(items, at: "\(place)'s '\(name)'")
  }

  public static func texts(_ items: [JSON], at place: String) throws(LayersFault) -> [String] {
    try items.enumerated().map { (index, item) throws(LayersFault) in
      guard let text = item.string else {
        throw LayersFault("\(place)[\(index)] is \(item.kindWithArticle); a text is expected.")
      }
      return text
    }
  }

  /// Reads a member that must be there.
  public func required<Value>(_ name: String, _ value: Value?) throws(LayersFault) -> Value {
    guard let value else { throw LayersFault("\(place) has no '\(name)'.") }
    return value
  }

  /// Reads a word of an enumeration.
  public func word<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ type: Word.Type
  ) throws(LayersFault) -> Word? {
    guard let text = try text(name) else { return nil }
    guard let word = Word(rawValue: text) else {
      let words = Word.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      throw LayersFault("\(place)'s '\(name)' is '\(cut: text)'; one of \(words) is expected.")
    }
    return word
  }

  private func read<Value>(
    _ name: String, _ expected: String, _ value: (JSON) -> Value?
  ) throws(LayersFault) -> Value? {
    guard let json = self[name] else { return nil }
    guard let value = value(json) else {
      throw LayersFault("\(place)'s '\(name)' is \(json.kindWithArticle); \(expected) is expected.")
    }
    return value
  }
}
