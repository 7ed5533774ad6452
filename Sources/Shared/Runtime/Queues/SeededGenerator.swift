/// Random numbers that are the same in every run (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  /// What the next numbers depend on.
  package private(set) var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// The numbers that follow those after which another generator had a state.
  package init(state: UInt64) { self.state = state }

  /// - Parameter index: the number of the sequence of this seed, so that a cycle's plan does not depend on the cycles
  ///   before.
  package init(seed: UInt64, index: Int) {
    state = seed
    state = next() ^ (UInt64(bitPattern: Int64(index)) &* 0xD1B5_4A32_D192_ED03)
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  package mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  /// Returns true with a probability of 1 in `count`.
  package mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }
}
