/// Pseudo-random numbers that are the same for the same seed. The seeds in these tests once showed faults with this
/// generator, so it stays beside `SeededGenerator`.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 2 &+ 1 }

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
