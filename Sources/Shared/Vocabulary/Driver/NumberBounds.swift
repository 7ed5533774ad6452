/// The bounds of a number on the wire.
public struct NumberBounds: Sendable, Equatable, CustomStringConvertible {
  public let range: ClosedRange<Double>
  /// A remark about the upper bound that refusals add, without the full stop. Empty if there is none.
  public let remark: String

  public init(_ range: ClosedRange<Double>, _ remark: String = "") {
    self.range = range
    self.remark = remark
  }

  /// The time spans in one request: a day at most, in milliseconds.
  public static let day = NumberBounds(0...86_400_000, "which is a day. Several requests may follow each other")

  /// Throws if a number is out of bounds.
  /// - Parameter words: The number with its unit.
  func check(_ number: Double, _ words: String) throws(ValueFault) {
    if range.contains(number) { return }
    throw ValueFault("is \(words); it must be \(self)" + (remark.isEmpty ? "" : ", \(remark)"))
  }

  /// Both ends in words.
  public var description: String {
    let ends = [range.lowerBound, range.upperBound].map { Int64(exactly: $0).map { "\($0)" } ?? "\($0)" }
    return "from \(ends[0]) to \(ends[1])"
  }
}
