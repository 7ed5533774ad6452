package import NavbridgeWire

/// A parameter of a module's method, with its JSON type.
package struct ModuleParameter: Sendable {
  package enum Kind: String, Sendable {
    case text, number, flag, object, array

    package func admits(_ kind: JSONValue.Kind) -> Bool {
      switch (self, kind) {
      case (.text, .string), (.flag, .bool), (.object, .object), (.array, .array): true
      case (.number, .int), (.number, .unsigned), (.number, .double): true
      default: false
      }
    }
  }

  package let name: String
  package let kind: Kind
  /// True when the argument may be left out, or null.
  package let isOptional: Bool

  package init(_ name: String, _ kind: Kind, isOptional: Bool = false) {
    self.name = name
    self.kind = kind
    self.isOptional = isOptional
  }
}
