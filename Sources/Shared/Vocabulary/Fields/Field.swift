internal import NavbridgeWire

/// A declared field with the Swift type of its values.
public struct Field<Value: FieldType>: Sendable {
  /// The declaration without the Swift type.
  public let declaration: FieldDeclaration

  private init(_ declaration: FieldDeclaration) { self.declaration = declaration }

  /// - Parameters:
  ///   - name: must need no escapes in JSON.
  ///   - standard: the value that counts when the field is left out. Nil if it must be given.
  @inline(never)
  private init(
    _ name: String, members: [FieldDeclaration] = [], values: ValueSet = .any, unit: NumberUnit? = nil,
    standard: Value.Content? = nil, _ meaning: String
  ) {
    self.init(
      FieldDeclaration(
        name, Value.kind, standard == nil ? Value.presence : .optional, members: members, values: values, unit: unit,
        standard: standard.map(Value.json), meaning: meaning))
  }

  /// The name of the member or argument.
  public var name: String { declaration.name }

  /// A field that may be left out.
  public static func optional<Wrapped>(_ field: Field<Wrapped>) -> Self where Value == Wrapped? {
    Self(field.declaration.with(.optional))
  }

  /// A field that is null when it has no value.
  public static func nullable<Wrapped>(_ field: Field<Wrapped>) -> Self where Value == FieldTypes.Nullable<Wrapped> {
    Self(field.declaration.with(.nullable))
  }
}

extension FieldDeclaration {
  fileprivate func with(_ presence: FieldPresence) -> FieldDeclaration {
    FieldDeclaration(
      name, kind, presence, members: members, values: values, unit: unit, standard: standard, meaning: meaning)
  }
}

extension Field where Value == FieldTypes.Text {
  /// A text.
  public static func text(_ name: String, _ meaning: String = "") -> Self { Self(name, meaning) }
}

extension Field where Value == FieldTypes.Texts {
  /// An array of texts.
  public static func texts(_ name: String, _ meaning: String = "") -> Self {
    Self(name, members: [FieldDeclaration("", .text)], meaning)
  }
}

extension Field where Value == FieldTypes.Number {
  /// A number, with its unit and its bounds.
  public static func number(
    _ name: String, of unit: NumberUnit? = nil, in bounds: NumberBounds? = nil, _ meaning: String = "",
    default standard: Double? = nil
  ) -> Self {
    Self(name, values: .within(bounds), unit: unit, standard: standard, meaning)
  }
}

extension Field where Value == FieldTypes.Integer {
  /// A whole number, with its bounds.
  public static func integer(
    _ name: String, in bounds: NumberBounds? = nil, _ meaning: String = "", default standard: Int? = nil
  ) -> Self {
    Self(name, values: .within(bounds), standard: standard, meaning)
  }

  /// A number that must have one value.
  public static func integer(_ name: String, only number: Int, _ reason: String, _ meaning: String) -> Self {
    Self(name, values: .only(number, reason), meaning)
  }
}

extension Field where Value == FieldTypes.Tag {
  /// A number by which React or a script names something.
  public static func tag(_ name: String, _ meaning: String = "") -> Self { Self(name, meaning) }
}

extension Field where Value == FieldTypes.Flag {
  /// True or false.
  public static func flag(_ name: String, _ meaning: String = "", default standard: Bool? = nil) -> Self {
    Self(name, standard: standard, meaning)
  }
}

extension Field where Value == FieldTypes.Object {
  /// - Parameter members: the members of an object whose content is fixed.
  public static func object(_ name: String, _ members: [FieldDeclaration] = [], _ meaning: String = "") -> Self {
    Self(name, members: members, meaning)
  }
}

extension Field where Value == FieldTypes.Array {
  /// An array of any values.
  public static func array(_ name: String, _ meaning: String = "") -> Self { Self(name, meaning) }
}

extension Field where Value == FieldTypes.Value {
  /// A value of any type.
  public static func value(_ name: String, _ meaning: String = "") -> Self { Self(name, meaning) }
}

extension Field where Value == FieldTypes.Numbers {
  /// An array of numbers.
  public static func numbers(_ name: String, _ meaning: String = "") -> Self {
    Self(name, members: [FieldDeclaration("", .number)], meaning)
  }
}

extension Field {
  /// - Parameter type: the vector, which has the number of the numbers.
  public static func vector<Vector>(
    _ name: String, _ type: Vector.Type, in bounds: NumberBounds? = nil, _ meaning: String = ""
  ) -> Self where Value == FieldTypes.Vector<Vector> {
    Self(
      name, members: [FieldDeclaration("", .number, values: .within(bounds))], values: .count(Vector.scalarCount),
      meaning)
  }

  /// One of the words that are the cases of an enumeration.
  public static func word<Word>(
    _ name: String, _ type: Word.Type, _ meaning: String = "", default standard: Word? = nil
  ) -> Self where Value == FieldTypes.Word<Word> {
    Self(name, values: .words(Word.allCases.map(\.rawValue)), standard: standard, meaning)
  }

  /// An array of words that are the cases of an enumeration.
  public static func words<Word>(_ name: String, _ type: Word.Type, _ meaning: String = "") -> Self
  where Value == FieldTypes.Words<Word> {
    Self(
      name, members: [FieldDeclaration("", .text, values: .words(Word.allCases.map(\.rawValue)))], meaning)
  }
}
