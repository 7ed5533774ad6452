import Glibc

/// A chart of a table.
struct Chart: Sendable {
  enum Kind: Sendable {
    /// Bars from zero.
    case bars([Bar])
    /// Lines over logarithmic axes.
    case lines([Line], x: String)
  }

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

  /// What is drawn, in words.
  let title: String
  /// The unit of the values, behind each of them.
  let unit: String
  let kind: Kind

  static func bars(_ bars: [Bar], of title: String, unit: String) -> Chart {
    Chart(title: title, unit: unit, kind: .bars(bars))
  }

  /// - Parameter x: what the horizontal axis counts.
  static func lines(_ lines: [Line], of title: String, unit: String, x: String) -> Chart {
    Chart(title: title, unit: unit, kind: .lines(lines, x: x))
  }
}

/// A logarithmic axis of a chart.
struct Axis {
  private let least: Double
  private let greatest: Double
  private let start: Double
  private let end: Double

  /// - Parameters:
  ///   - values: The values that are shown, all above zero.
  ///   - start: The place of the power of ten that is not greater than any value.
  ///   - end: The place of the power of ten that is not less than any value.
  init(_ values: [Double], from start: Double, to end: Double) {
    let exponents = values.filter { $0 > 0 }.map { log10($0) }
    least = (exponents.min() ?? 0).rounded(.down)
    greatest = max(least + 1, (exponents.max() ?? 1).rounded(.up))
    (self.start, self.end) = (start, end)
  }

  /// The powers of ten on the axis.
  var ticks: [Double] { stride(from: least, through: greatest, by: 1).map { pow(10, $0) } }

  func place(_ value: Double) -> Double {
    start + (end - start) * (log10(max(value, .leastNonzeroMagnitude)) - least) / (greatest - least)
  }
}
