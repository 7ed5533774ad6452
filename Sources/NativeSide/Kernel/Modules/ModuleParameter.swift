internal import Shared

/// A parameter of a module's method, with its JSON type.
struct ModuleParameter: Sendable {
  enum Kind: String, Sendable {
    case text, number, flag, object, array

    func admits(_ kind: JSONValue.Kind) -> Bool {
      switch (self, kind) {
      case (.text, .string), (.flag, .bool), (.object, .object), (.array, .array): true
      case (.number, .int), (.number, .unsigned), (.number, .double): true
      default: false
      }
    }
  }

  let name: String
  let kind: Kind
  /// True when the argument may be left out, or null.
  let isOptional: Bool

  init(_ name: String, _ kind: Kind, isOptional: Bool = false) {
    self.name = name
    self.kind = kind
    self.isOptional = isOptional
  }
}
