internal import Glibc
public import NavbridgeRuntime
public import NavbridgeWire
internal import OrderedCollections

/// The properties that a component reads: an enumeration whose cases have the names under which React sends them. A
/// component has at most 64.
public protocol ComponentProperty: CaseIterable, RawRepresentable<Int>, Sendable {
  /// The type that the old architecture has for the property.
  var valueType: ComponentPropertyType { get }
}

/// The type of a component's property, by the name that React Native's old architecture has for it.
public enum ComponentPropertyType: String, Sendable {
  /// A text.
  case text = "NSString"
  /// True or false.
  case flag = "BOOL"
  /// A number.
  case number = "NSNumber"
  /// Colours arrive as React Native processes them.
  case color = "UIColor"
  /// An image: an object with its `uri`.
  case image = "RCTImageSource"
  /// An object of any members.
  case object = "NSDictionary"
  /// An array of any items.
  case array = "NSArray"
}

/// The declared properties of a component, by their names.
public final class ComponentPropertyTable: Sendable {
  /// The names and the types, in the order of the declaration.
  package let properties: [(name: String, type: ComponentPropertyType)]
  /// The names as bytes, one after the other.
  private let bytes: [UInt8]
  /// The end of each name in `bytes`.
  private let ends: [Int]
  /// The position of a property plus one, at the place that its name has by `place(of:)`, or after it. 0 where there is none.
  private let places: [UInt8]

  /// A component without properties.
  public static let none = ComponentPropertyTable([])

  /// The table of an enumeration, whose cases are the properties.
  public convenience init<Property: ComponentProperty>(_: Property.Type) {
    self.init(Property.allCases.map { (String(describing: $0), $0.valueType) })
  }

  private init(_ properties: [(name: String, type: ComponentPropertyType)]) {
    precondition(properties.count <= 64, "A component has at most 64 properties.")
    var bytes: [UInt8] = []
    var ends: [Int] = []
    var places = [UInt8](repeating: 0, count: Self.room)
    for (index, property) in properties.enumerated() {
      let name = Array(property.name.utf8)
      bytes += name
      ends.append(bytes.count)
      var place = unsafe name.withUnsafeBufferPointer { unsafe Self.place(of: $0) }
      while places[place] != 0 { place = (place + 1) % Self.room }
      places[place] = UInt8(index + 1)
    }
    (self.properties, self.bytes, self.ends, self.places) = (properties, bytes, ends, places)
  }

  private func isName(at start: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe bytes.withUnsafeBufferPointer { all in
      guard let mine = all.baseAddress, let other = name.baseAddress else { return true }
      return unsafe memcmp(mine + start, other, name.count) == 0
    }
  }

  private static let room = 128

  private static func place(of name: UnsafeBufferPointer<UInt8>) -> Int {
    var sum = UInt(name.count)
    for index in name.indices { sum = unsafe sum &* 31 &+ UInt(name[index]) }
    return Int(sum % UInt(room))
  }

  /// Returns the position of a property in the declaration. Nil for a name that is not declared.
  func position(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    var place = unsafe Self.place(of: name)
    while true {
      let position = Int(places[place]) - 1
      guard position >= 0 else { return nil }
      let start = position == 0 ? 0 : ends[position - 1]
      if ends[position] - start == name.count, unsafe isName(at: start, name) { return position }
      place = (place + 1) % Self.room
    }
  }
}

/// The values that React has given a component's properties.
public struct ComponentProperties: Sendable {
  package let table: ComponentPropertyTable
  @usableFromInline var values: [JSON?]

  package init(_ table: ComponentPropertyTable) {
    self.table = table
    values = Array(repeating: nil, count: table.properties.count)
  }

  /// The value of a property. Nil if React has set none, or null.
  @inlinable public subscript(property: some ComponentProperty) -> JSON? { values[property.rawValue] }

  /// The values of an object's members.
  package init(_ table: ComponentPropertyTable, of members: JSONObject) {
    self.table = table
    values = table.properties.map { property in members[property.name].flatMap { $0.isNull ? nil : $0 } }
  }

  /// Takes over the declared ones of an object's members, and returns which they are.
  package mutating func set(_ update: JSONValue) -> ComponentChanges {
    var changes = ComponentChanges()
    unsafe update.forEachRawMember { name, value in
      guard let position = unsafe table.position(of: name) else { return }
      let value = update.at(value)
      values[position] = value.isNull ? nil : value.json
      changes.bits |= 1 << UInt64(position)
    }
    return changes
  }

  /// The properties that React has set, in the order of their declaration.
  package var all: [(name: String, type: ComponentPropertyType, value: JSON)] {
    zip(table.properties, values).compactMap { property, value in value.map { (property.name, property.type, $0) } }
  }
}

/// The properties that a commit of React's has set.
public struct ComponentChanges: Sendable {
  @usableFromInline var bits: UInt64 = 0

  /// True if the property has another value than before.
  @inlinable public func contains(_ property: some ComponentProperty) -> Bool {
    bits >> UInt64(property.rawValue) & 1 != 0
  }
}

/// A component that reads its properties by the cases of one enumeration.
@MainQueue
public protocol PropertyReading: RCTComponentView {
  /// The enumeration of the component's properties.
  associatedtype Property: ComponentProperty
}

/// A property's value, if it is of a type.
extension PropertyReading {
  /// The value of a property that is a text; nil for none, or for one of another type.
  @inlinable public func text(_ property: Property) -> String? { props[property]?.string }
  /// The value of a property that is a flag; `standard` for none, or for one of another type.
  @inlinable public func flag(_ property: Property, default standard: Bool = false) -> Bool {
    props[property]?.bool ?? standard
  }
  /// A flag, or a word with three values: true, false, and UIKit's own choice. Nil for the last one.
  public func decided(_ property: Property) -> Bool? { props[property]?.bool ?? text(property).flatMap(Bool.init) }
  /// The value of a property that is a number; nil for none, or for one of another type.
  @inlinable public func number(_ property: Property) -> Double? { props[property]?.double }
}
