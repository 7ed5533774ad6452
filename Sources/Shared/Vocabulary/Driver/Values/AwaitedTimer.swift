package import NavbridgeWire

/// A timer, an interval or a frame callback of a script that has not come yet, as the script's host lists it.
package struct AwaitedTimer: Sendable {
  /// `timer`, `interval`, or a callback without a length, such as `animation frame`.
  package let kind: String
  /// Milliseconds after which it comes, from when it was set.
  package let delay: Double
  /// Milliseconds until it comes.
  package let due: Double
  /// The stack of the call that set it.
  package let stack: String

  package init(_ timer: JSON) {
    kind = timer["kind"]?.string ?? "timer"
    delay = timer["delay"]?.double ?? 0
    due = timer["due"]?.double ?? 0
    stack = timer["stack"]?.string ?? ""
  }

  /// The timer as part of a sentence: `an interval of 1000 ms, set at app.js:1:12`.
  ///
  /// - Parameter place: where it was set; nil if that is not known.
  package func text(setAt place: String?) -> String {
    let length = kind == "timer" || kind == "interval" ? " of \(Self.milliseconds(delay))" : ""
    return "\(kind == "timer" ? "a" : "an") \(kind)\(length)" + (place.map { ", set at \($0)" } ?? "")
  }

  /// `text`, with the time until it comes.
  package func dueText(setAt place: String?) -> String { "\(text(setAt: place)), due in \(Self.milliseconds(due))" }

  private static func milliseconds(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return "\(Int64(exactly: rounded).map { "\($0)" } ?? "\(rounded)") ms"
  }
}
