extension Double {
  /// The number as text, with a fixed number of decimals.
  func rounded(to decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    guard isFinite, magnitude < 1e15 else { return "\(self)" }
    let whole = Int64((magnitude * scale).rounded())
    let sign = self < 0 && whole > 0 ? "-" : ""
    guard decimals > 0 else { return "\(sign)\(whole)" }
    let fraction = "\(whole % Int64(scale))"
    let zeros = String(repeating: "0", count: decimals - fraction.count)
    return "\(sign)\(whole / Int64(scale)).\(zeros)\(fraction)"
  }
}
