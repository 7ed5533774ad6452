/// The bounds of a number on the wire.
public struct NumberBounds: Sendable, Equatable, CustomStringConvertible {
  public let range: ClosedRange<Double>
  /// A remark about the upper bound that refusals add, without the full stop. Empty if there is none.
  public let remark: String

  public init(_ range: ClosedRange<Double>, _ remark: String = "") {
    self.range = range
    self.remark = remark
  }

  /// Numbers without an upper bound.
  public init(from least: Double) { self.init(least...(.infinity)) }

  /// The time spans in one request: a day at most, in milliseconds.
  public static let day = NumberBounds(0...86_400_000, "which is a day. Several requests may follow each other")

  /// Both ends in words.
  public var description: String {
    func words(_ end: Double) -> String { Int64(exactly: end).map { "\($0)" } ?? "\(end)" }
    let least = "from \(words(range.lowerBound))"
    return range.upperBound == .infinity ? least : "\(least) to \(words(range.upperBound))"
  }
}
