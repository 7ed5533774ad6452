package import NavbridgeWire
internal import OrderedCollections

/// The values that take the places `$ROOT.KEY` in the texts of a described screen.
package struct DescribedValues: Sendable, Equatable {
  private let place: String
  private let values: JSON

  /// - Parameter root: the word of the texts for all the values, such as `props`.
  package init(_ root: String, _ values: JSON) {
    place = "$\(root)."
    self.values = values
  }

  /// Returns a text with each place filled. A missing value becomes an empty text.
  package func fill(_ text: String) -> String {
    var filled = ""
    var rest = text[...]
    while let marker = rest.firstRange(of: place) {
      filled += rest[..<marker.lowerBound]
      let key = rest[marker.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      filled += Self.word(values[String(key)])
      rest = rest[key.endIndex...]
    }
    return filled + rest
  }

  /// Returns a value with each place in its texts filled. A text that is one place only becomes the value itself.
  package func fill(in body: JSON) -> JSON {
    switch body {
    case .string(let text):
      if text.hasPrefix(place), let whole = values[String(text.dropFirst(place.count))] { return whole }
      return .string(fill(text))
    case .array(let items): return .array(items.map(fill(in:)))
    case .object(let members): return .object(members.mapValues(fill(in:)))
    default: return body
    }
  }

  private static func word(_ value: JSON?) -> String {
    switch value {
    case nil, .null: ""
    case .string(let text): text
    case let value?: value.description
    }
  }
}
