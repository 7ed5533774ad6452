import NavbridgeRuntime
import Testing

@Suite("A rough time")
struct RoughTimeTests {
  @Test(
    "A rough time has no more precision than a machine allows",
    arguments: [
      (0.3, "some seconds"), (9.9, "some seconds"), (10, "about half a minute"), (44, "about half a minute"),
      (45, "about a minute"), (89, "about a minute"), (91, "about 2 minutes"), (600, "about 10 minutes"),
    ])
  func words(_ seconds: Double, _ words: String) {
    #expect(RoughTime.words(seconds: seconds) == words)
  }
}
