import NavbridgeLauncher
internal import NavbridgeRuntime
import ScriptSide

/// The cost of a push and a pop against the number of something on the device.
package struct Curve: Sendable {
  package struct Point: Sendable, Equatable {
    package let size: Int
    /// The median of the rounds' medians, in microseconds.
    package let microseconds: Double

    init(size: Int, microseconds: Double) { (self.size, self.microseconds) = (size, microseconds) }
  }

  package let crowd: Crowd
  package let points: [Point]

  init(crowd: Crowd, points: [Point]) { (self.crowd, self.points) = (crowd, points) }

  /// The ratio of the last point to the first.
  package var growth: Double {
    guard let first = points.first, let last = points.last, first.microseconds > 0 else { return 1 }
    return last.microseconds / first.microseconds
  }

  /// The growth in a sentence.
  package var sentence: String {
    guard let first = points.first, let last = points.last else { return "" }
    let times = growth.rounded(to: 2)
    let change =
      growth < 0.95 ? "falls to \(times) of it" : growth < 1.05 ? "stays the same" : "grows to \(times) times"
    return "From \(first.size) to \(last.size) \(crowd.words), the time of a push and a pop \(change): "
      + "\(first.microseconds.rounded(to: 1)) µs, then \(last.microseconds.rounded(to: 1)) µs."
  }

  /// Measures a curve. Sizes above `limit` are left out.
  static func run(
    _ crowd: Crowd, rounds: Int, count: Int, limit: Int, progress: @Sendable (String) -> Void
  ) async throws -> Curve {
    var points: [Point] = []
    for size in crowd.sizes where size <= limit {
      progress("curve: \(size) \(crowd.words)")
      let times = try await medians(crowd, size, rounds: rounds, count: count)
      points.append(Point(size: size, microseconds: Median.of(times) / 1000))
    }
    return Curve(crowd: crowd, points: points)
  }

  private static func medians(_ crowd: Crowd, _ size: Int, rounds: Int, count: Int) async throws -> [Double] {
    // A call that waits for its content waits longer than the measurement lasts.
    try await NativeSideProcess.run(["--render-timeout", "600000"]) { path, _ in
      let task = Task(executorPreference: ScriptThread.executor) {
        let device = try await CrowdedDevice(crowd, size, at: path)
        for _ in 0..<max(5, count / 5) { try await device.pushAndPop() }
        var medians: [Double] = []
        for _ in 0..<rounds {
          var measurement = Measurement()
          for _ in 0..<count {
            let began = MonotonicTime.now
            try await device.pushAndPop()
            measurement.record(UInt64(MonotonicTime.now - began))
          }
          medians.append(measurement.p50)
        }
        await device.close()
        return medians
      }
      return try await task.value
    }.0
  }
}
