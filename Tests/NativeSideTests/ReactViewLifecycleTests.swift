import Testing

@testable import NativeSide
@testable import NavbridgeReactNativeNavigation
@testable import NavbridgeVocabulary

/// rnn-layouts §6.2.
@Suite("A React view's appearance events")
struct ReactViewLifecycleTests {
  enum Call: String, Sendable { case will, did, gone, mount }

  struct Row: Sendable, CustomTestStringConvertible {
    let calls: [Call]
    let turbo: [ReactViewLifecycle.Event]
    let bridge: [ReactViewLifecycle.Event]
    var testDescription: String { calls.map(\.rawValue).joined(separator: ", ") }
  }

  static let rows = [
    Row(calls: [.mount, .will, .did], turbo: [.willAppear, .didAppear], bridge: [.willAppear, .didAppear]),
    Row(calls: [.will, .did], turbo: [], bridge: [.willAppear, .didAppear]),
    Row(calls: [.will, .did, .mount], turbo: [.willAppear, .didAppear], bridge: [.willAppear, .didAppear]),
    Row(calls: [.will, .mount, .did], turbo: [.willAppear, .didAppear], bridge: [.willAppear, .didAppear]),
    Row(
      calls: [.mount, .will, .will, .did, .did], turbo: [.willAppear, .didAppear],
      bridge: [.willAppear, .willAppear, .didAppear]),
    Row(calls: [.mount, .gone], turbo: [.didDisappear], bridge: []),
    Row(
      calls: [.mount, .will, .did, .gone, .gone],
      turbo: [.willAppear, .didAppear, .didDisappear, .didDisappear], bridge: [.willAppear, .didAppear, .didDisappear]),
    Row(
      calls: [.will, .did, .gone, .mount], turbo: [.didDisappear, .willAppear, .didAppear],
      bridge: [.willAppear, .didAppear, .didDisappear]),
  ]

  @Test("A React view's appearance events follow the architecture's rules", arguments: rows)
  func events(_ row: Row) {
    for (architecture, wanted) in [(Architecture.turbo, row.turbo), (.bridge, row.bridge)] {
      var lifecycle = ReactViewLifecycle(architecture: architecture)
      let sent = row.calls.flatMap { call in
        switch call {
        case .will: lifecycle.componentWillAppear()
        case .did: lifecycle.componentDidAppear()
        case .gone: lifecycle.componentDidDisappear()
        case .mount: lifecycle.surfaceDidMount()
        }
      }
      #expect(sent == wanted, "\(architecture)")
    }
  }
}
