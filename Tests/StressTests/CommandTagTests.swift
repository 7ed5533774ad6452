import NavbridgeStress
import Testing

@Suite("A command's tag", .timeLimit(.minutes(20)))
struct CommandTagTests {
  @Test(
    "A command's tag is read from an id that begins with it",
    arguments: [("e5.17", 5, 17), ("e5.17.stack", 5, 17), ("e1.0.ghost", 1, 0)])
  func reads(_ id: String, _ epoch: Int, _ number: Int) {
    #expect(CommandTag(id) == CommandTag(epoch: epoch, number: number))
  }

  @Test(
    "A command's tag is not found in other ids",
    arguments: ["", "e5", "5.17", "ex.17", "e5.x", "Component1", "RNN.AppLaunched"])
  func refuses(_ id: String) {
    #expect(CommandTag(id) == nil)
  }
}
