/// The resident memory of both processes over the cycles of a run, for a chart. Growth is judged by checkpoints alone.
///
/// The number of samples is bounded: when there are too many, every second one is dropped, and from then on half as many are taken.
package struct MemorySamples: Sendable, Equatable {
  package struct Sample: Sendable, Equatable {
    /// The number of cycles that had ended.
    package let cycle: Int
    /// In bytes; nil where each cycle has a native side of its own.
    package let native: Int?
    /// In bytes; nil when the process of the script side does not belong to the run.
    package let script: Int?

    package init(cycle: Int, native: Int?, script: Int?) {
      self.cycle = cycle
      self.native = native
      self.script = script
    }
  }

  static let limit = 200

  package private(set) var all: [Sample] = []
  private var stride = 1

  package init() {}

  /// True if a sample is to be taken after so many cycles.
  package func isDue(_ cycle: Int) -> Bool { cycle % stride == 0 }

  package mutating func add(_ sample: Sample) {
    all.append(sample)
    guard all.count > Self.limit else { return }
    stride *= 2
    all.removeAll { $0.cycle % stride != 0 }
  }
}
