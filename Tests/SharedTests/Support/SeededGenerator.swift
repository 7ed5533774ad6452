/// Random numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns true with a probability of 1 in `count`.
  mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}

/// Changes bytes, removes some, adds some or repeats a part: one to three times.
func mutated(_ bytes: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
  var bytes = bytes
  for _ in 0...random.below(3) where !bytes.isEmpty {
    let at = random.below(bytes.count)
    switch random.below(6) {
    case 0: bytes[at] ^= 1 << UInt8(random.below(8))
    case 1: bytes[at] = UInt8(truncatingIfNeeded: random.next())
    case 2: bytes.remove(at: at)
    case 3: bytes.insert(Array("\r\n:0 9-{}[]\"\\,".utf8).randomElement(using: &random)!, at: at)
    case 4: bytes.insert(contentsOf: bytes[at..<min(bytes.count, at + 12)], at: at)
    default: bytes.removeLast(min(bytes.count, random.below(8)))
    }
  }
  return bytes
}
