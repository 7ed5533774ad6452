/// A property of React Native's that is part of the layout: a row of the table in `FlexAttribute.all`.
package struct FlexAttribute: Sendable {
  /// When a property is read. Names for the same edge precede one another irrespective of their order (flexbox §2).
  enum Turn: Sendable {
    case first
    /// After all of `first`, which it replaces.
    case overriding
    /// At the end, where the edge has no length yet.
    case filling
  }

  typealias Path<Value> = any WritableKeyPath<FlexStyle, Value> & Sendable

  package let name: String
  let turn: Turn
  let read: @Sendable (FlexValue, inout FlexStyle) -> Void

  private init(_ name: String, _ turn: Turn = .first, _ read: @escaping @Sendable (FlexValue, inout FlexStyle) -> Void)
  {
    self.name = name
    self.turn = turn
    self.read = read
  }

  static func length(_ name: String, _ path: Path<FlexLength>) -> FlexAttribute {
    FlexAttribute(name) { value, style in if let length = value.length { style[keyPath: path] = length } }
  }

  static func overridingLength(_ name: String, _ path: Path<FlexLength>) -> FlexAttribute {
    FlexAttribute(name, .overriding) { value, style in if let length = value.length { style[keyPath: path] = length } }
  }

  static func fillingLength(_ name: String, _ path: Path<FlexLength>) -> FlexAttribute {
    FlexAttribute(name, .filling) { value, style in
      if let length = value.length, !style[keyPath: path].isDefined { style[keyPath: path] = length }
    }
  }

  static func number(_ name: String, _ path: Path<Double?>) -> FlexAttribute {
    FlexAttribute(name) { value, style in if let number = value.number { style[keyPath: path] = number } }
  }

  static func ratio(_ name: String, _ path: Path<Double?>) -> FlexAttribute {
    FlexAttribute(name) { value, style in style[keyPath: path] = value.ratio }
  }

  static func keyword<Value: RawRepresentable<String> & SendableMetatype>(_ name: String, _ path: Path<Value>)
    -> FlexAttribute
  {
    FlexAttribute(name) { value, style in
      if case .text(let text) = value, let keyword = Value(rawValue: text) { style[keyPath: path] = keyword }
    }
  }
}
