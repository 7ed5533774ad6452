package import NavbridgeRuntime

/// Changes bytes, removes some, adds some or repeats a part: one to three times.
package func mutated(_ bytes: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
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
