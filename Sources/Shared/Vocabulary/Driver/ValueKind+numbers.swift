internal import NavbridgeWire

extension ValueKind where Value == Int {
  /// A whole number of 64 bits with a sign.
  public static var wholeNumber: ValueKind { wholeNumber(in: nil) }

  /// A whole number within bounds.
  public static func wholeNumber(in bounds: NumberBounds?) -> ValueKind {
    let least = bounds.map { Int64($0.range.lowerBound) } ?? 0
    return ValueKind(
      "whole number", expected: "a whole number", values: .within(bounds), example: .int(least),
      read: { value throws(ValueFault) in
        guard let number = value.int else { throw .wrongType("a whole number") }
        if let bounds { try bounds.check(Double(number), "\(number)") }
        return Int(number)
      }, json: { .int(Int64($0)) })
  }
}

extension ValueKind where Value == Double {
  /// A number of a unit, whole or not.
  public static func number(of unit: NumberUnit, in bounds: NumberBounds? = nil) -> ValueKind {
    let expected = "a number of \(unit.rawValue)"
    return ValueKind(
      "number of \(unit.rawValue)", expected: expected, values: .within(bounds),
      example: .double(bounds?.range.lowerBound ?? 0),
      read: { value throws(ValueFault) in
        guard let number = value.double else { throw .wrongType(expected) }
        if let bounds { try bounds.check(number, "\(number) \(unit.rawValue)") }
        return number
      }, json: { .double($0) })
  }
}
