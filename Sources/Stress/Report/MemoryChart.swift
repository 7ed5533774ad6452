internal import NavbridgePages

/// The memory of both processes over the cycles of a run, as a drawing in a page.
struct MemoryChart {
  struct Line {
    let name: String
    let points: [(cycle: Int, bytes: Int)]
  }

  let lines: [Line]

  /// Nil if there are too few samples for a line.
  init?(_ samples: [MemorySamples.Sample]) {
    let native = samples.compactMap { sample in sample.native.map { (sample.cycle, $0) } }
    let script = samples.compactMap { sample in sample.script.map { (sample.cycle, $0) } }
    lines = [Line(name: "native side", points: native), Line(name: "script side", points: script)]
      .filter { $0.points.count > 1 }
    if lines.isEmpty { return nil }
  }

  private static let (top, bottom, left, right) = (15.0, 220.0, 56.0, ChartElements.width - 24)
  private static let mebibyte = 1 << 20

  var svg: String {
    let points = lines.flatMap(\.points)
    let x = Scale(most: points.map(\.cycle).max() ?? 1, from: Self.left, to: Self.right)
    let y = Scale(
      most: (points.map(\.bytes).max() ?? 1) / Self.mebibyte + 1, from: Self.bottom, to: Self.top)
    var content = y.ticks.map { tick in
      ChartElements.line("axis", from: (Self.left, y.place(Double(tick))), to: (Self.right, y.place(Double(tick))))
        + ChartElements.text("\(tick) MiB", x: Self.left - 6, y: y.place(Double(tick)) + 4, " text-anchor=\"end\"")
    }
    content += x.ticks.map { tick in
      ChartElements.text("\(tick)", x: x.place(Double(tick)), y: Self.bottom + 18, " text-anchor=\"middle\"")
    }
    content.append(ChartElements.text("cycle", x: Self.right, y: Self.bottom + 36, " text-anchor=\"end\""))
    for (at, line) in lines.enumerated() {
      let places = line.points.map { point in
        (x: x.place(Double(point.cycle)), y: y.place(Double(point.bytes) / Double(Self.mebibyte)))
      }
      content.append(
        ChartElements.path(places, line: at)
          + ChartElements.key(line.name, line: at, x: Self.left + Double(at) * 120, y: Self.bottom + 36))
    }
    return ChartElements.figure(
      title: "Resident memory in MiB after each cycle", values: words, height: Self.bottom + 46, content)
  }

  /// `native side: from 24 MiB after cycle 0 to 26 MiB after cycle 40, at most 27 MiB.`
  private var words: String {
    lines.compactMap { line in
      guard let first = line.points.first, let last = line.points.last else { return nil }
      let most = line.points.map(\.bytes).max() ?? last.bytes
      return
        "\(line.name): from \(Self.mebibytes(first.bytes)) after cycle \(first.cycle) to \(Self.mebibytes(last.bytes)) after "
        + "cycle \(last.cycle), at most \(Self.mebibytes(most))."
    }.joined(separator: " ")
  }

  private static func mebibytes(_ bytes: Int) -> String { "\((bytes + mebibyte / 2) / mebibyte) MiB" }

  /// A linear axis from zero, with about four round numbers on it.
  struct Scale {
    private let most: Double
    private let step: Int
    private let start: Double
    private let end: Double

    init(most: Int, from start: Double, to end: Double) {
      let steps = [1, 2, 5].flatMap { first in
        (0..<10).map { power in (0..<power).reduce(first) { all, _ in all * 10 } }
      }
      step = steps.sorted().first { $0 * 5 >= most } ?? most
      self.most = Double(max(1, most))
      (self.start, self.end) = (start, end)
    }

    var ticks: [Int] { Array(stride(from: 0, through: Int(most), by: step)) }

    func place(_ value: Double) -> Double { start + (end - start) * value / most }
  }
}
