internal import Shared

/// What a script waits for, a part of a sentence for each.
public struct ScriptAwaits: Sendable, Equatable {
  /// Calls without an answer, the oldest first, and the end of the app's file where that is a promise. A run that is at
  /// rest has failed when there are any: nothing will ever come of them.
  public internal(set) var unsettled: [String] = []
  /// Timers, the next first.
  public internal(set) var timers: [String] = []

  public init() {}

  private static let shownCount = 20

  /// Lines for people; nil where nothing is awaited.
  public var report: String? {
    let all = unsettled + timers
    guard !all.isEmpty else { return nil }
    let shown = all.prefix(Self.shownCount).map { "\n  \($0)" }.joined()
    return "The script still awaits:" + shown
      + (all.count > Self.shownCount ? "\n  and \(all.count - Self.shownCount) more" : "")
  }
}

extension ScriptAwaits {
  /// - Parameter told: what the library's `awaited` answers.
  init(_ told: JSON, file: String) {
    unsettled = (told["calls"]?.array ?? []).map { call in
      "\(call["name"]?.string ?? "a call")\(Self.place(call, "called"))"
    }
    if told["topLevel"] == true { unsettled.append("the promise that '\(file)' ends with") }
    timers = (told["timers"]?.array ?? []).map { timer in
      let kind = timer["kind"]?.string ?? "timer"
      let length = kind == "timer" || kind == "interval" ? " of \(Self.milliseconds(timer["delay"]))" : ""
      let article = kind == "timer" ? "a" : "an"
      return "\(article) \(kind)\(length)\(Self.place(timer, "set")), due in \(Self.milliseconds(timer["due"]))"
    }
  }

  private static func place(_ made: JSON, _ verb: String) -> String {
    let frames = (made["stack"]?.string ?? "").split(separator: "\n").lazy.compactMap { ScriptFailure.Frame($0) }
    return frames.first.map { ", \(verb) at \($0.location)" } ?? ""
  }

  private static func milliseconds(_ value: JSON?) -> String {
    let rounded = ((value?.double ?? 0) * 10).rounded() / 10
    return "\(Int64(exactly: rounded).map { "\($0)" } ?? "\(rounded)") ms"
  }
}
