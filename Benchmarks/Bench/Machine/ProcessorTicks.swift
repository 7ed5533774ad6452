/// The time that all processors have spent since the system's start, by the first line of `/proc/stat`.
struct ProcessorTicks: Equatable {
  let all: Double
  let idle: Double

  /// Returns nil for a text that is none of `/proc/stat`.
  init?(_ text: String) {
    let words = text.prefix { $0 != "\n" }.split(separator: " ")
    let ticks = words.dropFirst().compactMap { Double($0) }
    guard words.first == "cpu", ticks.count >= 5 else { return nil }
    // The times of guests, from the ninth on, are contained in those before. The fourth is idle, the fifth waits for disks.
    all = ticks.prefix(8).reduce(0, +)
    idle = ticks[3] + ticks[4]
  }

  /// The share of the processors that was busy since an earlier reading; nil if no time has passed.
  func busyShare(since earlier: ProcessorTicks) -> Double? {
    let passed = all - earlier.all
    return passed > 0 ? 1 - (idle - earlier.idle) / passed : nil
  }
}
