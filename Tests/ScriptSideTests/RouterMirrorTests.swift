import NavbridgeVocabulary
import Testing

@testable import NavbridgeNativeRouter
@testable import ScriptSide

/// native-router §10: a mirror follows the native side, and notices what it has missed.
@Suite("A mirror of the router's state")
struct RouterMirrorTests {
  private static func state(_ seq: Int) -> RouterState { RouterState(tabs: [], seq: seq) }

  @Test("A mirror of the router's state begins with any state, and follows each next one")
  func order() {
    var mirror = RouterMirror()
    #expect(mirror.state == nil)
    #expect(mirror.receive(Self.state(4), isWhole: false) == .applied)
    #expect(mirror.receive(Self.state(5), isWhole: false) == .applied)
    #expect(mirror.state == Self.state(5))
  }

  @Test("A mirror of the router's state ignores a state that it has passed")
  func old() {
    var mirror = RouterMirror()
    _ = mirror.receive(Self.state(5), isWhole: false)
    #expect(mirror.receive(Self.state(5), isWhole: false) == .ignored)
    #expect(mirror.receive(Self.state(4), isWhole: false) == .ignored)
    #expect(mirror.receive(Self.state(3), isWhole: true) == .ignored)
    #expect(mirror.receive(requested: Self.state(4)) == .ignored)
    #expect(mirror.state == Self.state(5) && !mirror.isStale)
  }

  @Test(
    "A mirror of the router's state requests the whole state once when changes are missing, and follows on from it")
  func gap() {
    var mirror = RouterMirror()
    _ = mirror.receive(Self.state(1), isWhole: false)
    #expect(mirror.receive(Self.state(3), isWhole: false) == .request)
    #expect(mirror.receive(Self.state(2), isWhole: false) == .ignored)
    #expect(mirror.receive(Self.state(4), isWhole: false) == .ignored)
    #expect(mirror.state == Self.state(1) && mirror.isStale)
    #expect(mirror.receive(requested: Self.state(4)) == .applied)
    #expect(mirror.state == Self.state(4) && !mirror.isStale)
    #expect(mirror.receive(Self.state(5), isWhole: false) == .applied)
  }

  @Test("A mirror of the router's state takes the first state of a script context without a gap")
  func whole() {
    var mirror = RouterMirror()
    _ = mirror.receive(Self.state(1), isWhole: false)
    #expect(mirror.receive(Self.state(7), isWhole: true) == .applied)
    #expect(mirror.state == Self.state(7))
  }
}
