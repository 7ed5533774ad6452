import Testing

@testable import NavbridgeWire

@Suite("An array in less memory")
struct ArrayTrimmedTests {
  @Test("A trimmed array has the elements, and no memory for many more", arguments: [0, 1, 20, 90])
  func trimmed(count: Int) {
    var texts: [String] = []
    texts.reserveCapacity(1000)
    for number in 0..<90 { texts.append("text \(number)") }
    let trimmed = texts.trimmed(to: count)
    #expect(trimmed == Array(texts[..<count]))
    #expect(trimmed.capacity <= count + 8 && texts.capacity >= 1000)
  }
}
