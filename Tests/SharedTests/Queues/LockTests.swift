import Testing

@testable import NavbridgeRuntime

@Suite("A lock")
struct LockTests {
  @Test("A lock admits one thread at a time, and all of them in the end")
  func contention() async {
    let value = Guarded(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<20_000 {
            value.withLock { value in
              // The change takes more than one instruction, so that two threads at a time would be detected.
              let read = value
              value = read + 1
            }
          }
        }
      }
    }
    #expect(value.withLock { $0 } == 160_000)
  }

  @Test("A lock is released when its body throws")
  func throwing() {
    struct Refusal: Error {}
    let value = Guarded(1)
    #expect(throws: Refusal.self) { try value.withLock { _ in throw Refusal() } }
    #expect(value.withLock { $0 } == 1)
  }
}
