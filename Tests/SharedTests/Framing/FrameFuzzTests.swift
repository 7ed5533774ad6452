import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@Suite("A frame decoder given damaged streams")
struct FrameFuzzTests {
  @Test(
    """
    A frame decoder given damaged streams returns the same for 20,000 of them however they are cut, and nothing \
    after a bad frame
    """)
  func chunking() {
    var random = SeededGenerator(seed: 0x6E61_7662)
    var bodies = 0
    var refused = 0
    var silent = 0
    for round in 0..<20_000 {
      let stream = mutated(Self.goodStream(using: &random), using: &random)
      let whole = decode([stream[...]], limit: 500)
      let pieces = decode(Self.cut(stream, using: &random), limit: 500)
      guard whole == pieces else {
        Issue.record("Round \(round): the decoder returned \(whole) for the whole stream and \(pieces) for its pieces.")
        return
      }
      let bad = whole.indices.filter { if case .bad = whole[$0] { true } else { false } }
      guard bad.isEmpty || bad == [whole.count - 1] else {
        Issue.record("Round \(round): an event followed a bad frame: \(whole).")
        return
      }
      bodies += whole.count - bad.count
      refused += bad.count
      if whole.isEmpty { silent += 1 }
    }
    // Each outcome is frequent, so the damage is neither too small nor too great.
    #expect(bodies > 5_000 && refused > 5_000 && silent > 100, "\(bodies) bodies, \(refused) bad, \(silent) silent")
  }

  private static func goodStream(using random: inout SeededGenerator) -> [UInt8] {
    var stream = ""
    for _ in 0...random.below(3) {
      if random.oneIn(3) { stream += "Content-Type: json\r\n" }
      stream += random.oneIn(2) ? "Content-Length: " : "content-length:"
      if random.oneIn(4) { stream += "000" }
      let body = String(repeating: "b", count: random.below(40))
      stream += "\(body.count)\r\n\r\n\(body)"
    }
    return Array(stream.utf8)
  }

  private static func cut(_ stream: [UInt8], using random: inout SeededGenerator) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var at = 0
    let longest = 1 + random.below(30)
    while at < stream.count {
      let end = min(stream.count, at + 1 + random.below(longest))
      pieces.append(stream[at..<end])
      at = end
    }
    return pieces
  }
}
