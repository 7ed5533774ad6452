import NavbridgeRuntime
import Testing

@Suite("Shared time")
struct SharedTimeTests {
  private static let second: Int64 = 1_000_000_000

  @Test("Shared time is divided among the parts, and what one leaves is for those behind it")
  func divided() {
    var time = SharedTime(seconds: 60, parts: 3, now: 5 * Self.second)
    #expect(time.next(now: 5 * Self.second) == 20)
    // The first part took 10 s less than it might have.
    #expect(time.next(now: 15 * Self.second) == 25)
    #expect(time.next(now: 40 * Self.second) == 25)
  }

  @Test("Shared time that is used up leaves none, and without a limit there is none to share")
  func ends() {
    var time = SharedTime(seconds: 1, parts: 2, now: 0)
    #expect(time.next(now: 2 * Self.second) == 0)
    #expect(time.next(now: 3 * Self.second) == 0)
    // A part more than was told gets what is left.
    var other = SharedTime(seconds: 4, parts: 1, now: 0)
    _ = other.next(now: 0)
    #expect(other.next(now: Self.second) == 3)
    var free = SharedTime(seconds: nil, parts: 2, now: 0)
    #expect(free.next(now: 0) == nil)
  }
}
