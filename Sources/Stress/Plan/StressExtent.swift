/// The length of a stress run.
package enum StressExtent: Sendable, Equatable {
  case cycles(Int)
  /// The run ends with the first cycle that ends after so many minutes.
  case minutes(Double)
}

extension StressExtent {
  /// `100 cycles` or `1.5 minutes`
  package var words: String {
    switch self {
    case .cycles(let count): "\(count) cycles"
    case .minutes(let minutes): minutes == 1 ? "1 minute" : "\(Self.text(minutes)) minutes"
    }
  }

  /// The number without decimals that say nothing.
  static func text(_ minutes: Double) -> String {
    minutes.rounded() == minutes && minutes < 1e9 ? "\(Int(minutes))" : "\(minutes)"
  }
}

/// Decides at the end of each cycle if it is the middle or the end of the run.
struct StressCourseEnds {
  private let extent: StressExtent
  private var hadMiddle = false

  init(_ extent: StressExtent) { self.extent = extent }

  /// - Parameters:
  ///   - done: the cycles that have ended.
  ///   - seconds: the real time since the first of them began.
  mutating func ended(_ done: Int, after seconds: Double) -> (isMiddle: Bool, isEnd: Bool) {
    switch extent {
    case .cycles(let count): return (done == count / 2, done >= count)
    case .minutes(let minutes):
      // The end is another cycle than the middle, however long a cycle takes.
      if hadMiddle { return (false, seconds >= minutes * 60) }
      hadMiddle = seconds >= minutes * 30
      return (hadMiddle, false)
    }
  }
}
