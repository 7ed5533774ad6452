public import OrderedCollections

/// An object's members, in their original order.
public typealias JSONObject = OrderedDictionary<ExactText, JSON>

extension JSONObject {
  /// Makes an object of members whose names are all different.
  public init(uniqueKeysWithValues members: some Sequence<(String, JSON)>) {
    self.init(uniqueKeysWithValues: members.lazy.map { (ExactText($0.0), $0.1) })
  }

  /// The member with a name.
  @inlinable
  public subscript(name: String) -> JSON? {
    get { self[ExactText(name)] }
    set { self[ExactText(name)] = newValue }
  }

  /// Adds the members of another object, which replace those of the same names. A literal keeps its order here; the
  /// generic methods of ordered dictionaries read it as a `Dictionary`, whose order changes from process to process.
  package mutating func merge(_ others: JSONObject) { merge(others) { $1 } }

  package func merging(_ others: JSONObject) -> JSONObject { merging(others) { $1 } }
}

/// A JSON value that owns its content, for values that are stored, merged or displayed. The hot path reads `JSONValue`s
/// instead.
public enum JSON: Sendable, Equatable {
  /// Null.
  case null
  /// True or false.
  case bool(Bool)
  /// A whole number of 64 bits.
  case int(Int64)
  /// Any other number. JSON has none that are not finite.
  case double(Double)
  /// A text.
  case string(String)
  /// An array.
  case array([JSON])
  /// An object, whose members keep their order.
  case object(JSONObject)

  /// The member of an object; nil for a missing one, and for a value that is no object.
  public subscript(key: String) -> JSON? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// The item of an array, from 0; nil beyond its end, and for a value that is no array.
  public subscript(index: Int) -> JSON? {
    if case .array(let items) = self, items.indices.contains(index) { items[index] } else { nil }
  }

  /// Returns the value at a path of keys, or nil if one of the values is missing or null.
  public func value(at path: some Sequence<String>) -> JSON? {
    var here = self
    for key in path {
      guard let next = here[key] else { return nil }
      here = next
    }
    return here.isNull ? Optional.none : here
  }

  /// An array of texts.
  public static func texts(_ texts: some Sequence<String>) -> JSON { .array(texts.map { .string($0) }) }

  /// The text; nil for a value of another type.
  public var string: String? { if case .string(let text) = self { text } else { nil } }
  /// The flag; nil for a value of another type.
  public var bool: Bool? { if case .bool(let flag) = self { flag } else { nil } }
  /// The items; nil for a value of another type.
  public var array: [JSON]? { if case .array(let items) = self { items } else { nil } }
  /// The members; nil for a value of another type.
  public var object: JSONObject? { if case .object(let members) = self { members } else { nil } }
  /// True for null.
  public var isNull: Bool { self == .null }

  /// The value of a number, whole or not.
  public var double: Double? {
    switch self {
    case .int(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }

  /// The value of a whole number, which may be stored as a double.
  public var int: Int? {
    switch self {
    case .int(let number): Int(number)
    case .double(let number): Int(exactly: number)
    default: nil
    }
  }

  /// Returns this value merged with `other`: objects are merged member by member, and any other value is replaced. A
  /// null in `other` changes nothing.
  public func merging(_ other: JSON) -> JSON {
    guard case .object(var members) = self, case .object(let others) = other else {
      return other.isNull ? self : other
    }
    for (key, value) in others { members[key] = (members[key] ?? .null).merging(value) }
    return .object(members)
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int64) { self = .int(value) }
  public init(floatLiteral value: Double) { self = .double(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(nilLiteral: ()) { self = .null }
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, JSON)...) {
    var object = JSONObject(minimumCapacity: elements.count)
    for (key, value) in elements { object[ExactText(key)] = value }
    self = .object(object)
  }
}

extension JSON: CustomStringConvertible {
  public var description: String { JSONWriter.text { $0.value(self) } }
}
