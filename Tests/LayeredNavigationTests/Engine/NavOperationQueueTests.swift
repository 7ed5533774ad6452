import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@testable import NavbridgeLayeredNavigation

@MainQueue @Suite("The queue of operations")
struct NavOperationQueueTests {
  @Test("The queue of operations takes the first end of each operation only, and begins the next one once")
  func twice() async throws {
    let device = LayeredDevice()
    let queue = NavOperationQueue(label: "test", application: device.application)
    var lines: [String] = []
    queue.log = { lines.append("\($0) \($1)") }
    var again: () -> Void = {}
    queue.add("first") { end in
      again = end
      end()
      end()
    }
    queue.add("second") { _ in }
    queue.add("third") { $0() }
    await device.settle()
    again()
    await device.settle()
    #expect(lines == ["first began", "first ended", "second began"])
    #expect(queue.running == "second" && queue.count == 2)
  }
}
