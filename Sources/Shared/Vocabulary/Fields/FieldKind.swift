public import NavbridgeWire

/// The kind of a field.
public enum FieldKind: Sendable {
  /// A text.
  case text
  /// Any number.
  case number
  /// A number without a fraction.
  case wholeNumber
  /// True or false.
  case flag
  /// An object.
  case object
  /// An array.
  case array
  /// A value of any type.
  case any

  /// Returns true if a value of a JSON type may be of this kind.
  public func admits(_ kind: JSONValue.Kind) -> Bool {
    switch (self, kind) {
    case (.text, .string), (.flag, .bool), (.object, .object), (.array, .array): true
    case (.number, .int), (.number, .unsigned), (.number, .double), (.any, _): true
    case (.wholeNumber, .int), (.wholeNumber, .unsigned), (.wholeNumber, .double): true
    default: false
    }
  }
}

/// The cases in which a field has no value.
public enum FieldPresence: Sendable {
  /// The field always has a value.
  case required
  /// The field may be left out. Null has the same meaning.
  case optional
  /// The field is always written, and may be null.
  case nullable
}

extension JSON {
  /// The type of the value.
  var kind: JSONValue.Kind {
    switch self {
    case .null: .null
    case .bool: .bool
    case .int: .int
    case .double: .double
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  /// The kind of the value with its article, for refusals.
  package var kindWithArticle: String {
    switch self {
    case .null: "null"
    case .bool: "a flag"
    case .int, .double: "a number"
    case .string: "a text"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// The values of a kind that are accepted.
public enum ValueSet: Sendable, Equatable {
  /// Every value of the kind.
  case any
  /// Numbers within bounds.
  case range(NumberBounds)
  /// These texts.
  case words([String])
  /// One number, with its meaning.
  case only(Int, String)
  /// An array with this number of items.
  case count(Int)

  static func within(_ bounds: NumberBounds?) -> ValueSet { bounds.map { .range($0) } ?? .any }

  /// Words in a sentence: `"a", "b" or "c"`.
  static func alternatives(_ words: [String]) -> String {
    let quoted = words.map { "\"\($0)\"" }
    return quoted.count < 2 ? quoted.joined() : "\(quoted.dropLast().joined(separator: ", ")) or \(quoted.last!)"
  }
}

/// The bounds of a number on the wire.
public struct NumberBounds: Sendable, Equatable, CustomStringConvertible {
  /// The numbers that are accepted.
  public let range: ClosedRange<Double>
  /// A remark about the upper bound that refusals add, without the full stop. Empty if there is none.
  public let remark: String

  /// Bounds, with a remark for refusals.
  public init(_ range: ClosedRange<Double>, _ remark: String = "") {
    self.range = range
    self.remark = remark
  }

  /// Numbers without an upper bound.
  public init(from least: Double) { self.init(least...(.infinity)) }

  /// The time spans in one request: a day at most, in milliseconds.
  public static let day = NumberBounds(0...86_400_000, "which is a day. Several requests may follow each other")

  /// Both ends in words.
  public var description: String {
    func words(_ end: Double) -> String { Int64(exactly: end).map { "\($0)" } ?? "\(end)" }
    let least = "from \(words(range.lowerBound))"
    return range.upperBound == .infinity ? least : "\(least) to \(words(range.upperBound))"
  }
}

/// The unit of a number on the wire, with its name in the plural.
public enum NumberUnit: String, Sendable {
  /// Points of the screen.
  case points
  /// Thousandths of a second.
  case milliseconds
  /// Seconds.
  case seconds
  /// A count of repetitions.
  case times
}
