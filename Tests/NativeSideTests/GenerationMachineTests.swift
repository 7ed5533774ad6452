import Testing

@testable import NativeSide
@testable import NavbridgeKernel
@testable import NavbridgeVocabulary

@Suite("Generations")
struct GenerationMachineTests {
  private let first = Generation.first
  private let second = Generation.first.next

  /// `#expect` accepts no mutating calls.
  private func expect(
    _ steps: [GenerationMachine.Step], _ wanted: [GenerationMachine.Step], _ comment: Comment? = nil,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(steps == wanted, comment, sourceLocation: location)
  }

  @Test("the first script begins epoch 1")
  func firstScript() {
    var machine = GenerationMachine()
    #expect(machine.visibleEpoch == 1)
    expect(machine.initialize(by: 7), [.begin(first, script: 7)])
    #expect(machine.currentScript == 7)
  }

  @Test("a reload invalidates, tells, tears down, and awaits the same script")
  func reload() {
    var machine = GenerationMachine()
    _ = machine.initialize(by: 7)
    expect(machine.reload(), [.invalidate(first), .tellReload(script: 7, next: second), .tearDown(first)])
    #expect(machine.currentScript == nil && machine.isReloading(7))
    #expect(machine.visibleEpoch == 1)
    expect(machine.reload(), [], "one reload if the second comes before the new epoch began")
    expect(machine.initialize(by: 7), [.begin(second, script: 7)])
    #expect(machine.visibleEpoch == 2)
  }

  @Test("initialize without a reload due is refused")
  func notDue() {
    var machine = GenerationMachine()
    _ = machine.initialize(by: 7)
    expect(machine.initialize(by: 7), [.refuse])
    #expect(machine.currentScript == 7)
  }

  @Test("a second script takes the first one's place as a reload does")
  func replaced() {
    var machine = GenerationMachine()
    _ = machine.initialize(by: 7)
    expect(
      machine.initialize(by: 8),
      [
        .invalidate(first), .tellReload(script: 7, next: second), .tearDown(first), .close(script: 7),
        .begin(second, script: 8),
      ])
    expect(machine.initialize(by: 7), [.ignore], "nothing that it sends afterwards is acted upon")
    expect(machine.lost(7), [], "the replaced connection's end means nothing any more")
    #expect(machine.currentScript == 8)
  }

  @Test("another script during a reload begins it, and the expected one is closed")
  func replacedWhileReloading() {
    var machine = GenerationMachine()
    _ = machine.initialize(by: 7)
    _ = machine.reload()
    expect(machine.initialize(by: 8), [.close(script: 7), .begin(second, script: 8)])
  }

  @Test("a lost script is a reload that waits for anybody")
  func lost() {
    var machine = GenerationMachine()
    _ = machine.initialize(by: 7)
    expect(machine.lost(3), [])
    expect(machine.lost(7), [.invalidate(first), .tearDown(first)])
    expect(machine.initialize(by: 9), [.begin(second, script: 9)])
    _ = machine.reload()
    expect(machine.lost(9), [])
    expect(machine.initialize(by: 10), [.begin(second.next, script: 10)])
  }
}
