/// The stages of a command, from the write of a script side in C to its reading of the answer.
package struct Stages: Sendable {
  /// A moment of a command. A stage lasts from one to the next.
  package enum Point: String, Sendable, CaseIterable {
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
  package struct Stage: Sendable, Equatable {
    package let from: Point
    package let to: Point
    package let mean: Double
  }

  package let workload: Workload
  /// The stages without the price of taking the moments.
  package let stages: [Stage]
  /// The mean of whole round trips of the same run, in nanoseconds.
  package let whole: Double
  /// The mean of whole round trips of a native side that takes no times, in nanoseconds.
  package let untraced: Double

  /// The sum of the means of all stages.
  package var sum: Double { stages.reduce(0) { $0 + $1.mean } }

  /// The price of taking the moments of a round trip, in nanoseconds: the difference of both means.
  package var price: Double { max(0, whole - untraced) }

  /// - Parameters:
  ///   - trips: The round trips in the order of their begins, which do not overlap.
  ///   - marks: The moments of the native side, in any order. Moments outside a trip are left out.
  ///   - untraced: The round trips of a native side that takes no times.
  ///
  /// A point that most trips do not have is left out; a void method settles without a result. A trip that lacks one of
  /// the other points is left out.
  ///
  /// The price of taking the moments is taken off the stages that begin with a moment of the native side, in equal
  /// parts. A stage that is shorter than its part becomes 0, and the others bear the rest.
  init(
    _ workload: Workload, trips: [PreparedCommands.Trip], marks: [StageMark], untraced: [PreparedCommands.Trip]
  ) {
    let all = Self.moments(of: trips, marks)
    let points = Point.allCases.filter { point in all.count { $0[point] != nil } * 2 > all.count }
    let complete = all.map { moments in points.compactMap { moments[$0] } }.filter { $0.count == points.count }
    let means = points.indices.dropFirst().map { at in
      complete.reduce(0) { $0 + Double($1[at]) - Double($1[at - 1]) } / Double(max(1, complete.count))
    }
    self.workload = workload
    whole = Self.mean(trips)
    // Without round trips to compare with there is no price.
    self.untraced = untraced.isEmpty ? whole : Self.mean(untraced)
    let price = max(0, means.reduce(0, +) - self.untraced)
    let later = Self.take(price, off: means.dropFirst())
    // The first stage begins on the script side. It is shorter only where a busy machine has delayed it.
    let first = means.prefix(1).map { $0 - max(0, price - means.dropFirst().reduce(0, +)) }
    stages = zip(points.indices.dropFirst(), first + later).map { at, mean in
      Stage(from: points[at - 1], to: points[at], mean: mean)
    }
  }

  /// Takes a price off times in equal parts, and never more off a time than it has.
  private static func take(_ price: Double, off times: ArraySlice<Double>) -> [Double] {
    // The shortest ones come first, so that each knows what those before it could not bear.
    let order = times.indices.sorted { times[$0] < times[$1] }
    var (rest, left) = (price, Array(times))
    for (place, index) in order.enumerated() {
      let part = min(times[index], rest / Double(order.count - place))
      left[index - times.startIndex] -= part
      rest -= part
    }
    return left
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
