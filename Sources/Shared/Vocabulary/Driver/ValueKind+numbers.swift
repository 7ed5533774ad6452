internal import NavbridgeWire

extension ValueKind where Value == Int {
  /// A whole number of 64 bits with a sign.
  public static var wholeNumber: ValueKind {
    ValueKind(
      "whole number", expected: "a whole number", example: 0,
      read: { value throws(ValueFault) in
        guard let number = value.int else { throw .wrongType("a whole number") }
        return Int(number)
      }, json: { .int(Int64($0)) })
  }
}

extension ValueKind where Value == Double {
  /// A number of a unit, whole or not.
  public static func number(of unit: NumberUnit, in bounds: NumberBounds? = nil) -> ValueKind {
    let expected = "a number of \(unit.rawValue)"
    let values = bounds.map { ValueSet.range($0) } ?? .any
    return ValueKind(
      "number of \(unit.rawValue)", expected: expected, values: values, example: .double(bounds?.range.lowerBound ?? 0),
      read: { value throws(ValueFault) in
        guard let number = value.double else { throw .wrongType(expected) }
        if let bounds, !bounds.range.contains(number) {
          let remark = bounds.remark.isEmpty ? "" : ", \(bounds.remark)"
          throw ValueFault("is \(number) \(unit.rawValue); it must be \(bounds)\(remark)")
        }
        return number
      }, json: { .double($0) })
  }
}
