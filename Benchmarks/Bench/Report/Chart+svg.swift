internal import NavbridgePages

/// Draws charts as elements of a page. The drawing is as wide as the screen of a phone, so that its texts can be read there;
/// names stand above their bars for that.
extension Chart {
  /// The chart as an element of a page.
  var svg: String {
    switch kind {
    case .bars(let bars): svg(of: bars)
    case .lines(let lines, let x): svg(of: lines, x)
    }
  }

  /// True if a bar on a scale from zero would hide the others.
  static func needsLogarithm(_ bars: [Bar]) -> Bool {
    let values = bars.map(\.value).filter { $0 > 0 }
    return (values.max() ?? 1) > 20 * (values.min() ?? 1)
  }

  private static let (width, numbers, row) = (ChartElements.width, 80.0, 36.0)

  private func figure(height: Double, values: [String], _ content: [String]) -> String {
    ChartElements.figure(title: title, values: values.joined(separator: "; ") + ".", height: height, content)
  }

  private func text(_ value: Double) -> String { "\(value.rounded(to: value < 1000 ? 2 : 0)) \(unit)" }

  private static func tickText(_ tick: Double) -> String { tick.rounded(to: tick < 0.1 ? 2 : tick < 1 ? 1 : 0) }

  // MARK: - Bars

  private func svg(of bars: [Bar]) -> String {
    let isLogarithmic = Self.needsLogarithm(bars)
    let values = bars.flatMap { [$0.value] + ($0.bound.map { [$0] } ?? []) }
    let axis = Axis(values, from: 0, to: Self.width - Self.numbers)
    let scale = (Self.width - Self.numbers) / max(values.max() ?? 0, .leastNonzeroMagnitude)
    let place = { (value: Double) in isLogarithmic ? axis.place(value) : value * scale }
    let bottom = Double(bars.count) * Self.row
    var content: [String] = []
    if isLogarithmic {
      for tick in axis.ticks {
        content.append(ChartElements.line("axis", from: (place(tick), 0), to: (place(tick), bottom)))
      }
      let ticks = axis.ticks.map(Self.tickText).joined(separator: ", ")
      content.append(ChartElements.text("Logarithmic: the lines are \(ticks) \(unit).", x: 0, y: bottom + 16))
    } else {
      content.append(ChartElements.line("axis", from: (0, 0), to: (0, bottom)))
    }
    content += bars.enumerated().map { draw($1, top: Double($0) * Self.row, place) }
    let key = bars.contains { $0.bound != nil } ? Self.key(y: bottom + (isLogarithmic ? 38 : 18)) : []
    let height = bottom + (isLogarithmic ? 20 : 0) + (key.isEmpty ? 0 : 24)
    let words = bars.map { bar in "\(bar.name) \(text(bar.value))" + (bar.bound.map { ", bound \(text($0))" } ?? "") }
    return figure(height: height, values: words, content + key)
  }

  private func draw(_ bar: Bar, top: Double, _ place: (Double) -> Double) -> String {
    let length = max(1, place(bar.value))
    let isBeyond = bar.bound.map { bar.value > $0 } ?? false
    // The rule of a bound may stand where the number would be.
    let end = max(length, bar.bound.map(place).flatMap { $0 > length && $0 < length + Self.numbers ? $0 : nil } ?? 0)
    return ChartElements.text(bar.name, x: 0, y: top + 13)
      + "<rect class=\"\(isBeyond ? "beyond" : "bar")\" x=\"0\" y=\"\((top + 18).rounded(to: 1))\" "
      + "width=\"\(length.rounded(to: 1))\" height=\"14\"/>"
      + ChartElements.text(text(bar.value), x: end + 6, y: top + 29)
      + (bar.bound.map { ChartElements.rule(x: place($0), from: top + 15, to: top + 35) } ?? "")
  }

  /// The meaning of the colours of bars that have bounds.
  private static func key(y: Double) -> [String] {
    func box(_ name: String, _ words: String, x: Double) -> String {
      "<rect class=\"\(name)\" x=\"\(x.rounded(to: 1))\" y=\"\((y - 10).rounded(to: 1))\" width=\"12\" height=\"12\"/>"
        + ChartElements.text(words, x: x + 18, y: y)
    }
    return [
      box("bar", "within its bound", x: 0), box("beyond", "beyond it", x: 140),
      ChartElements.rule(x: 246, from: y - 12, to: y + 4) + ChartElements.text("the bound", x: 254, y: y),
    ]
  }

  // MARK: - Lines

  private func svg(of lines: [Line], _ nameOfX: String) -> String {
    let (top, bottom, left, right, row) = (30.0, 260.0, 56.0, Self.width - 24, 20.0)
    let points = lines.flatMap(\.points)
    let x = Axis(points.map(\.x), from: left, to: right)
    let y = Axis(points.map(\.y), from: bottom, to: top)
    var content = x.ticks.map { tick in
      ChartElements.line("axis", from: (x.place(tick), top), to: (x.place(tick), bottom))
        + ChartElements.text(Self.tickText(tick), x: x.place(tick), y: bottom + 18, " text-anchor=\"middle\"")
    }
    content += y.ticks.map { tick in
      ChartElements.line("axis", from: (left, y.place(tick)), to: (right, y.place(tick)))
        + ChartElements.text(Self.tickText(tick), x: left - 6, y: y.place(tick) + 4, " text-anchor=\"end\"")
    }
    content.append(ChartElements.text(unit, x: left - 6, y: 12, " text-anchor=\"end\""))
    content.append(ChartElements.text(nameOfX, x: right, y: bottom + 38, " text-anchor=\"end\""))
    // The names stand below the lines, two in a row.
    for (at, line) in lines.enumerated() {
      let place = (x: at % 2 == 0 ? 0.0 : Self.width / 2, y: bottom + 62 + Double(at / 2) * row)
      content.append(
        ChartElements.path(line.points.map { (x.place($0.x), y.place($0.y)) }, line: at)
          + ChartElements.key(line.name, line: at, x: place.x, y: place.y))
    }
    let words = lines.map { line in
      "\(line.name) " + line.points.map { "\(text($0.y)) at \($0.x.rounded(to: 0))" }.joined(separator: ", ")
    }
    return figure(height: bottom + 52 + Double((lines.count + 1) / 2) * row, values: words, content)
  }
}
