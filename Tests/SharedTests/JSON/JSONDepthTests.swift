import Testing

@testable import NavbridgeWire

/// The depth of a text before it is sent.
@Suite("The depth of a JSON text")
struct JSONDepthTests {
  private func exceeds(_ limit: Int, _ text: String) -> Bool {
    unsafe Array(text.utf8).withUnsafeBytes { unsafe JSONDepth.exceeds(limit, $0) }
  }

  @Test(
    "The depth of a JSON text is measured correctly wherever its brackets lie in blocks of bytes",
    arguments: [1, 15, 16, 17, 40, 512], 0...33)
  func nested(_ limit: Int, _ padding: Int) {
    for (depth, isExceeded) in [(limit, false), (limit + 1, true)] {
      for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
        let text =
          String(repeating: " ", count: padding) + String(repeating: open, count: depth) + "1"
          + String(repeating: close, count: depth)
        #expect(exceeds(limit, text) == isExceeded, "\(depth) levels")
      }
    }
  }

  @Test("The depth of a JSON text does not count adjacent brackets or brackets within strings, however many there are")
  func flat() {
    let side = "[" + Array(repeating: "{}", count: 10_000).joined(separator: ",") + "]"
    let within = "[\"" + String(repeating: "[{\\\"", count: 10_000) + "\"]"
    #expect(!exceeds(2, side) && !exceeds(1, within))
    #expect(exceeds(1, side))
  }
}
