extension Chart {
  /// The chart as an element of a page.
  var svg: String {
    switch self {
    case .bars(let bars): Self.svg(of: bars)
    case .lines(let lines): Self.svg(of: lines)
    }
  }

  private static let (width, names, numbers) = (860.0, 260.0, 90.0)

  private static func element(height: Double, _ content: [String]) -> String {
    "<svg viewBox=\"0 0 \(width.rounded(to: 0)) \(height.rounded(to: 0))\" role=\"img\">"
      + content.joined(separator: "\n") + "</svg>"
  }

  private static func svg(of bars: [Bar]) -> String {
    let row = 20.0
    let longest = bars.map { max($0.value, $0.bound ?? 0) }.max() ?? 0
    let scale = (width - names - numbers) / max(longest, .leastNonzeroMagnitude)
    let content = bars.enumerated().map { at, bar in
      let top = Double(at) * row
      let length = max(1, bar.value * scale)
      let isBeyond = bar.bound.map { bar.value > $0 } ?? false
      let bound = bar.bound.map { bound in
        let x = (names + bound * scale).rounded(to: 1)
        return "<line class=\"rule\" x1=\"\(x)\" x2=\"\(x)\" y1=\"\((top + 1).rounded(to: 1))\" "
          + "y2=\"\((top + row - 1).rounded(to: 1))\"/>"
      }
      return "<text x=\"\((names - 8).rounded(to: 1))\" y=\"\((top + 14).rounded(to: 1))\" text-anchor=\"end\">"
        + "\(HTMLPage.escaped(bar.name))</text>"
        + "<rect class=\"\(isBeyond ? "beyond" : "bar")\" x=\"\(names.rounded(to: 1))\" y=\"\((top + 3).rounded(to: 1))\" "
        + "width=\"\(length.rounded(to: 1))\" height=\"14\"/>"
        + "<text x=\"\((names + length + 6).rounded(to: 1))\" y=\"\((top + 14).rounded(to: 1))\">"
        + "\(bar.value.rounded(to: bar.value < 1000 ? 2 : 0))</text>" + (bound ?? "")
    }
    return element(height: Double(bars.count) * row, content)
  }

  private static func svg(of lines: [Line]) -> String {
    let (height, left, bottom) = (360.0, 60.0, 30.0)
    let points = lines.flatMap(\.points)
    let x = Axis(points.map(\.x), from: left, to: width - 160)
    let y = Axis(points.map(\.y), from: height - bottom, to: 15)
    let hues = lines.indices.map { "hsl(\($0 * 360 / max(1, lines.count)) 65% 50%)" }
    var content = x.ticks.map { tick in
      let at = x.place(tick).rounded(to: 1)
      return "<line class=\"axis\" x1=\"\(at)\" x2=\"\(at)\" y1=\"15\" y2=\"\((height - bottom).rounded(to: 0))\"/>"
        + "<text x=\"\(at)\" y=\"\((height - 10).rounded(to: 0))\" text-anchor=\"middle\">\(tick.rounded(to: 0))</text>"
    }
    content += y.ticks.map { tick in
      let at = y.place(tick).rounded(to: 1)
      return "<line class=\"axis\" x1=\"\(left.rounded(to: 0))\" x2=\"\((width - 160).rounded(to: 0))\" y1=\"\(at)\" "
        + "y2=\"\(at)\"/><text x=\"\((left - 8).rounded(to: 0))\" y=\"\(at)\" text-anchor=\"end\">"
        + "\(tick.rounded(to: 0)) µs</text>"
    }
    for (at, line) in lines.enumerated() {
      let path = line.points.map { "\(x.place($0.x).rounded(to: 1)),\(y.place($0.y).rounded(to: 1))" }
      let key = (25 + Double(at) * 20).rounded(to: 0)
      content.append(
        "<polyline fill=\"none\" stroke-width=\"2\" stroke=\"\(hues[at])\" points=\"\(path.joined(separator: " "))\"/>"
          + "<text x=\"\((width - 140).rounded(to: 0))\" y=\"\(key)\" style=\"fill:\(hues[at])\">"
          + "\(HTMLPage.escaped(line.name))</text>")
    }
    return element(height: height, content)
  }
}
