import Testing

@testable import HeadlessUIKit

@Suite struct AppearanceMachineTests {
  struct Row: Sendable, CustomTestStringConvertible {
    /// `+` and `-` start an appearance and a disappearance; `e` ends the started one.
    let steps: String
    let result: AppearanceMachine.Start
    let state: UIAppearanceState
    var testDescription: String { steps }
  }

  static let rows: [Row] = [
    Row(steps: "+", result: .deliver, state: .willAppear),
    Row(steps: "-", result: .nothing, state: .none),
    Row(steps: "++", result: .unbalanced, state: .willAppear),
    Row(steps: "+-", result: .deliver, state: .willDisappear),
    Row(steps: "+e+", result: .unbalanced, state: .didAppear),
    Row(steps: "+e-", result: .deliver, state: .willDisappear),
    Row(steps: "+e--", result: .unbalanced, state: .willDisappear),
    Row(steps: "+e-+", result: .deliver, state: .willAppear),
    Row(steps: "+e-e-", result: .nothing, state: .didDisappear),
    Row(steps: "+e-e+", result: .deliver, state: .willAppear),
  ]

  @Test("A start is delivered, ignored or unbalanced depending on the previous steps", arguments: rows)
  func start(_ row: Row) {
    var machine = AppearanceMachine()
    var result = AppearanceMachine.Start.nothing
    for step in row.steps {
      if step == "e" { _ = machine.end() } else { result = machine.start(appearing: step == "+", animated: false) }
    }
    #expect(result == row.result && machine.state == row.state)
  }

  @Test("An end delivers the started callback once")
  func end() {
    var machine = AppearanceMachine()
    #expect(machine.end() == .nothing)
    _ = machine.start(appearing: true, animated: true)
    #expect(machine.end() == .didAppear && machine.end() == .nothing)
    _ = machine.start(appearing: false, animated: false)
    #expect(machine.end() == .didDisappear && machine.end() == .nothing)
  }
}
