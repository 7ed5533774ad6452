/// The stages of a command, from the write of a script side in C to its reading of the answer.
public struct Stages: Sendable {
  /// A moment of a command. A stage lasts from one to the next.
  public enum Point: String, Sendable, CaseIterable {
    case scriptWrites = "script writes"
    case bytesRead = "bytes read"
    case parsed
    case methodQueue = "method queue"
    case mainQueue = "main queue"
    case handler
    case settled
    case nativeWrites = "native side writes"
    case scriptReads = "script reads"

  }

  /// The time of a stage, as a mean in nanoseconds.
  public struct Stage: Sendable, Equatable {
    public let from: Point
    public let to: Point
    public let mean: Double
  }

  public let workload: Workload
  public let stages: [Stage]
  /// The mean of whole round trips of the same run, in nanoseconds.
  public let whole: Double
  /// The mean of whole round trips of a native side that takes no times, in nanoseconds.
  public let untraced: Double

  /// The sum of the means of all stages.
  public var sum: Double { stages.reduce(0) { $0 + $1.mean } }

  init(workload: Workload, stages: [Stage], whole: Double, untraced: Double) {
    (self.workload, self.stages, self.whole, self.untraced) = (workload, stages, whole, untraced)
  }

  /// - Parameters:
  ///   - trips: The round trips in the order of their begins, which do not overlap.
  ///   - marks: The moments of the native side, in any order. Moments outside a trip are left out.
  ///   - untraced: The round trips of a native side that takes no times.
  ///
  /// A point that most trips do not have is left out; a void method settles without a result. A trip that lacks one of
  /// the other points is left out.
  init(
    _ workload: Workload, trips: [PreparedCommands.Trip], marks: [StageMark], untraced: [PreparedCommands.Trip]
  ) {
    let all = Self.moments(of: trips, marks)
    let points = Point.allCases.filter { point in all.count { $0[point] != nil } * 2 > all.count }
    let complete = all.map { moments in points.compactMap { moments[$0] } }.filter { $0.count == points.count }
    let stages = points.indices.dropFirst().map { at in
      let sum = complete.reduce(0) { $0 + Double($1[at]) - Double($1[at - 1]) }
      return Stage(from: points[at - 1], to: points[at], mean: sum / Double(max(1, complete.count)))
    }
    self.init(workload: workload, stages: stages, whole: Self.mean(trips), untraced: Self.mean(untraced))
  }

  private static func moments(of trips: [PreparedCommands.Trip], _ marks: [StageMark]) -> [[Point: UInt64]] {
    var rest = marks.sorted { $0.time < $1.time }[...]
    return trips.map { trip in
      rest = rest.drop { $0.time < trip.began }
      var moments: [Point: UInt64] = [.scriptWrites: trip.began, .scriptReads: trip.ended]
      for mark in rest.prefix(while: { $0.time <= trip.ended }) { moments[mark.point] = mark.time }
      return moments
    }
  }

  private static func mean(_ trips: [PreparedCommands.Trip]) -> Double {
    trips.isEmpty ? 0 : trips.reduce(0) { $0 + Double($1.ended - $1.began) } / Double(trips.count)
  }

  /// Measures a workload of a script side in C, in turns with the same without taking times.
  static func run(_ workload: Workload, rounds: Int, count: Int) async throws -> Stages {
    var trips: [PreparedCommands.Trip] = []
    var untraced: [PreparedCommands.Trip] = []
    var marks: [StageMark] = []
    for _ in 0..<rounds {
      untraced += try await StagedNativeSide.ask(workload, count: count, takesTimes: false).trips
      let staged = try await StagedNativeSide.ask(workload, count: count, takesTimes: true)
      trips += staged.trips
      marks += staged.marks
    }
    return Stages(workload, trips: trips, marks: marks, untraced: untraced)
  }
}
