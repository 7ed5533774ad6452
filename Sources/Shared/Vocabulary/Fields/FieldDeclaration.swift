/// An argument of a method or a member of an event's payload, as tables and checks need it.
public struct FieldDeclaration: Sendable, Equatable {
  public let name: String
  public let kind: FieldKind
  public let presence: FieldPresence
  /// The members of an object whose content is fixed. Empty for all other fields.
  public let members: [FieldDeclaration]

  public init(_ name: String, _ kind: FieldKind, _ presence: FieldPresence, members: [FieldDeclaration] = []) {
    self.name = name
    self.kind = kind
    self.presence = presence
    self.members = members
  }
}

/// A declared field with the Swift type of its values.
public struct Field<Value: FieldType>: Sendable {
  /// The name, which must need no escapes in JSON.
  public let name: String
  let members: [FieldDeclaration]

  public init(_ name: String, members: [FieldDeclaration] = []) {
    self.name = name
    self.members = members
  }

  public var declaration: FieldDeclaration {
    FieldDeclaration(name, Value.kind, Value.presence, members: members)
  }
}

extension Field where Value == FieldTypes.Text {
  public static func text(_ name: String) -> Self { Self(name) }
}

extension Field where Value == FieldTypes.Number {
  public static func number(_ name: String) -> Self { Self(name) }
}

extension Field where Value == FieldTypes.Integer {
  public static func integer(_ name: String) -> Self { Self(name) }
}

extension Field where Value == FieldTypes.Flag {
  public static func flag(_ name: String) -> Self { Self(name) }
}

extension Field where Value == FieldTypes.Object {
  /// - Parameter members: the members of an object whose content is fixed.
  public static func object(_ name: String, _ members: [FieldDeclaration] = []) -> Self {
    Self(name, members: members)
  }
}

extension Field where Value == FieldTypes.Array {
  public static func array(_ name: String) -> Self { Self(name) }
}

extension Field where Value == FieldTypes.Value {
  public static func value(_ name: String) -> Self { Self(name) }
}

extension Field where Value == FieldTypes.Numbers {
  public static func numbers(_ name: String) -> Self { Self(name) }
}

extension Field {
  /// A field that may be left out.
  public static func optional<Wrapped>(_ field: Field<Wrapped>) -> Self where Value == Wrapped? {
    Self(field.name, members: field.members)
  }

  /// A field that is null when it has no value.
  public static func nullable<Wrapped>(_ field: Field<Wrapped>) -> Self where Value == FieldTypes.Nullable<Wrapped> {
    Self(field.name, members: field.members)
  }
}
