internal import Shared

/// One argument of a module's method, as it travels.
struct ModuleParameter: Sendable {
  enum Kind: String, Sendable {
    case text, number, flag, object, array

    func admits(_ value: JSONValue) -> Bool {
      switch self {
      case .text: value.kind == .string
      case .number: value.double != nil
      case .flag: value.bool != nil
      case .object: value.kind == .object
      case .array: value.kind == .array
      }
    }
  }

  let name: String
  let kind: Kind
  /// Whether it may be left out, or null.
  let isOptional: Bool

  init(_ name: String, _ kind: Kind, isOptional: Bool = false) {
    self.name = name
    self.kind = kind
    self.isOptional = isOptional
  }
}
