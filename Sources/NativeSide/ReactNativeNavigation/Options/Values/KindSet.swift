internal import NavbridgeWire

/// A set of kinds of JSON values.
struct KindSet: ExpressibleByArrayLiteral, Sendable {
  private var bits: UInt16 = 0

  init(arrayLiteral kinds: JSONValue.Kind...) { for kind in kinds { bits |= Self.bit(of: kind) } }

  @inline(__always)
  func contains(_ kind: JSONValue.Kind) -> Bool { bits & Self.bit(of: kind) != 0 }

  @inline(__always)
  private static func bit(of kind: JSONValue.Kind) -> UInt16 {
    switch kind {
    case .null: 1
    case .bool: 2
    case .int: 4
    case .unsigned: 8
    case .double: 16
    case .string: 32
    case .array: 64
    case .object: 128
    }
  }
}
