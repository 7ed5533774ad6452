package import HeadlessUIKit
package import NavbridgeRuntime
package import NavbridgeVocabulary
package import NavbridgeWire

/// Records the trace for subscribers. Without subscribers there is no log, so that disabled tracing costs a test for
/// nil only.
@MainQueue
package final class TraceLog {
  private unowned let host: NativeHost
  private let reader: (TraceRecord) -> Void
  private var sequence = 0
  /// The kinds of records that have a subscriber. Records of other kinds are not made.
  var kinds: Set<TraceRecord.Kind> = []

  /// True when a subscriber reads UIKit's records.
  var watchesUIKit: Bool { !kinds.isDisjoint(with: [.appearance, .transition, .animation]) }

  package init(host: NativeHost, reader: @escaping (TraceRecord) -> Void) {
    self.host = host
    self.reader = reader
  }

  package func record(
    _ kind: TraceRecord.Kind, subject: @autoclosure () -> String, action: @autoclosure () -> String,
    call: Int? = nil, id: @autoclosure () -> String? = nil, bytes: Int = 0,
    payload: @autoclosure () -> JSON = .null
  ) {
    guard kinds.contains(kind) else { return }
    sequence += 1
    reader(
      TraceRecord(
        sequence: sequence, at: host.clock.now, generation: host.machine.generation, kind: kind,
        subject: subject(), action: action(), call: call, id: id(), bytes: bytes, payload: payload()))
  }
}

extension TraceLog: UIApplicationObserver {
  package func willCallAppearance(of controller: UIViewController) {
    record(
      .appearance, subject: "\(type(of: controller))", action: controller.appearanceState.rawValue,
      id: host.design.componentId(of: controller))
  }

  package func transitionBegan(_ number: Int, _ sentence: String) {
    record(.transition, subject: sentence, action: "began", id: "\(number)")
  }

  package func transitionEnded(_ number: Int) {
    record(.transition, subject: "transition", action: "ended", id: "\(number)")
  }
}
