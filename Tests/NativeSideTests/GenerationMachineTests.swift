import Testing

@testable import NativeSide
@testable import NavbridgeKernel
@testable import NavbridgeVocabulary

@Suite("The generation machine")
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

  @Test("The generation machine begins epoch 1 with the first script")
  func firstScript() {
    var machine = GenerationMachine()
    #expect(machine.visibleEpoch == 1)
    expect(machine.initialize(by: 7), [.begin(first, script: 7)])
    #expect(machine.currentScript == 7)
  }

  @Test(
    """
    The generation machine invalidates the generation, notifies the script and tears down at a reload, and awaits \
    the same script
    """)
  func reload() {
    var machine = GenerationMachine()
    _ = machine.initialize(by: 7)
    expect(machine.reload(), [.invalidate(first), .announceReload(script: 7, next: second), .tearDown(first)])
    #expect(machine.currentScript == nil && machine.isReloading(7))
    #expect(machine.visibleEpoch == 1)
    expect(machine.reload(), [], "A second reload before the new epoch begins is part of the first one.")
    expect(machine.initialize(by: 7), [.begin(second, script: 7)])
    #expect(machine.visibleEpoch == 2)
  }

  @Test("The generation machine refuses initialize unless a reload is pending")
  func notDue() {
    var machine = GenerationMachine()
    _ = machine.initialize(by: 7)
    expect(machine.initialize(by: 7), [.refuse])
    #expect(machine.currentScript == 7)
  }

  @Test("The generation machine replaces the first script with a second one as in a reload")
  func replaced() {
    var machine = GenerationMachine()
    _ = machine.initialize(by: 7)
    expect(
      machine.initialize(by: 8),
      [
        .invalidate(first), .announceReload(script: 7, next: second), .tearDown(first), .close(script: 7),
        .begin(second, script: 8),
      ])
    expect(machine.initialize(by: 7), [.ignore], "Later messages of the replaced script are ignored.")
    expect(machine.lost(7), [], "The end of the replaced connection is ignored.")
    #expect(machine.currentScript == 8)
  }

  @Test(
    "The generation machine begins the next epoch with another script during a reload, and closes the expected one")
  func replacedWhileReloading() {
    var machine = GenerationMachine()
    _ = machine.initialize(by: 7)
    _ = machine.reload()
    expect(machine.initialize(by: 8), [.close(script: 7), .begin(second, script: 8)])
  }

  @Test("The generation machine treats a lost script as a reload that any script can complete")
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
