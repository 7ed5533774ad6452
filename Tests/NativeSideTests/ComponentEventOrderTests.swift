import Testing

@testable import NavbridgeReactNativeNavigation
@testable import NavbridgeVocabulary

@Suite("The order of a component's events")
struct ComponentEventOrderTests {
  typealias Event = ReactViewLifecycle.Event

  struct Row: Sendable {
    let events: [Event]
    let bridge: String?
    let turbo: String?
  }

  static let rows = [
    Row(events: [.willAppear, .didAppear, .didDisappear, .willAppear, .didAppear], bridge: nil, turbo: nil),
    Row(events: [.willAppear, .willAppear, .didAppear], bridge: nil, turbo: nil),
    Row(
      events: [.willAppear, .didDisappear], bridge: "sends didDisappear although it has not appeared", turbo: nil),
    Row(
      events: [.didAppear], bridge: "sends didAppear without willAppear", turbo: "sends didAppear without willAppear"),
    Row(
      events: [.willAppear, .didAppear, .didDisappear, .didAppear], bridge: "sends didAppear without willAppear",
      turbo: "sends didAppear without willAppear"),
    Row(
      events: [.willAppear, .didAppear, .didAppear], bridge: "sends didAppear twice", turbo: "sends didAppear twice"),
    Row(
      events: [.willAppear, .didAppear, .willAppear], bridge: "sends willAppear although it has appeared",
      turbo: "sends willAppear although it has appeared"),
    Row(
      events: [.willAppear, .didAppear, .didDisappear, .didDisappear],
      bridge: "sends didDisappear although it has not appeared", turbo: nil),
  ]

  /// The first fault of events.
  private static func fault(
    _ events: [Event], _ architecture: Architecture, hasEnded: Bool = false, mayAppearAlone: Bool = false
  ) -> String? {
    var order = ComponentEventOrder(architecture: architecture)
    for event in events {
      let fault = order.fault(of: event, hasEnded: hasEnded, mayAppearAlone: mayAppearAlone)
      if let fault { return fault }
    }
    return nil
  }

  @Test("Each event has its legal places", arguments: rows)
  func places(_ row: Row) {
    #expect(Self.fault(row.events, .bridge) == row.bridge)
    #expect(Self.fault(row.events, .turbo) == row.turbo)
  }

  @Test("Nothing follows the end of the root")
  func ended() {
    #expect(Self.fault([.didDisappear], .turbo, hasEnded: true) == "sends didDisappear although its root has ended")
  }

  @Test("Where UIKit has left viewWillAppear out, didAppear may come alone")
  func alone() { #expect(Self.fault([.didAppear], .bridge, mayAppearAlone: true) == nil) }
}
