/// A chart of a table.
enum Chart: Sendable {
  struct Bar: Sendable {
    let name: String
    let value: Double
    /// A bound that the value should not exceed.
    var bound: Double?
  }

  struct Line: Sendable {
    let name: String
    let points: [(x: Double, y: Double)]
  }

  /// Bars from zero.
  case bars([Bar])
  /// Lines over logarithmic axes.
  case lines([Line])
}
