internal import NavbridgePages

/// Draws charts as elements of a page. The drawing is as wide as the screen of a phone, so that its texts can be read there;
/// names stand above their bars for that.
extension Chart {
  /// The chart as an element of a page.
  var svg: String {
    switch self {
    case .bars(let bars): Self.svg(of: bars)
    case .lines(let lines): Self.svg(of: lines)
    }
  }

  /// True if a bar on a scale from zero would hide the others.
  static func needsLogarithm(_ bars: [Bar]) -> Bool {
    let values = bars.map(\.value).filter { $0 > 0 }
    return (values.max() ?? 1) > 20 * (values.min() ?? 1)
  }

  private static let (width, numbers) = (ChartElements.width, 60.0)

  private static func svg(of bars: [Bar]) -> String {
    let row = 36.0
    let isLogarithmic = needsLogarithm(bars)
    let values = bars.flatMap { [$0.value] + ($0.bound.map { [$0] } ?? []) }
    let axis = Axis(values, from: 0, to: width - numbers)
    let scale = (width - numbers) / max(values.max() ?? 0, .leastNonzeroMagnitude)
    let place = { (value: Double) in isLogarithmic ? axis.place(value) : value * scale }
    let height = Double(bars.count) * row + (isLogarithmic ? 20 : 0)
    var content: [String] = []
    if isLogarithmic {
      for tick in axis.ticks {
        content.append(ChartElements.line("axis", from: (place(tick), 0), to: (place(tick), height - 18)))
      }
      content.append(
        ChartElements.text(
          "Logarithmic: the lines are \(axis.ticks.map(tickText).joined(separator: ", ")).", x: 0, y: height - 4))
    }
    for (at, bar) in bars.enumerated() {
      let top = Double(at) * row
      let length = max(1, place(bar.value))
      let isBeyond = bar.bound.map { bar.value > $0 } ?? false
      content.append(
        ChartElements.text(bar.name, x: 0, y: top + 13)
          + "<rect class=\"\(isBeyond ? "beyond" : "bar")\" x=\"0\" y=\"\((top + 18).rounded(to: 1))\" "
          + "width=\"\(length.rounded(to: 1))\" height=\"14\"/>"
          + ChartElements.text(bar.value.rounded(to: bar.value < 1000 ? 2 : 0), x: length + 6, y: top + 29)
          + (bar.bound.map { ChartElements.line("rule", from: (place($0), top + 16), to: (place($0), top + 34)) } ?? "")
      )
    }
    return ChartElements.drawing(height: height, content)
  }

  private static func tickText(_ tick: Double) -> String { tick.rounded(to: tick < 0.1 ? 2 : tick < 1 ? 1 : 0) }

  private static func svg(of lines: [Line]) -> String {
    let (bottom, left, right, row) = (260.0, 56.0, width - 12, 20.0)
    let points = lines.flatMap(\.points)
    let x = Axis(points.map(\.x), from: left, to: right)
    let y = Axis(points.map(\.y), from: bottom, to: 15)
    let hues = ChartElements.colors(lines.count)
    var content = x.ticks.map { tick in
      ChartElements.line("axis", from: (x.place(tick), 15), to: (x.place(tick), bottom))
        + ChartElements.text(tickText(tick), x: x.place(tick), y: bottom + 18, " text-anchor=\"middle\"")
    }
    content += y.ticks.map { tick in
      ChartElements.line("axis", from: (left, y.place(tick)), to: (right, y.place(tick)))
        + ChartElements.text("\(tickText(tick)) µs", x: left - 6, y: y.place(tick), " text-anchor=\"end\"")
    }
    // The names stand below the lines, two in a row.
    for (at, line) in lines.enumerated() {
      let key = (x: at % 2 == 0 ? left : left + 150, y: bottom + 44 + Double(at / 2) * row)
      content.append(
        ChartElements.path(line.points.map { (x.place($0.x), y.place($0.y)) }, color: hues[at])
          + ChartElements.text(line.name, x: key.x, y: key.y, " style=\"fill:\(hues[at])\""))
    }
    return ChartElements.drawing(height: bottom + 44 + Double((lines.count + 1) / 2) * row, content)
  }
}
