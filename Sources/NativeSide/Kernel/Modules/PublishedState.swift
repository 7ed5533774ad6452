internal import NavbridgeRuntime
internal import Synchronization

/// The state that the main queue publishes to other threads. The design's values are written when a script context
/// begins, and when a call asks for them after they may have changed. The other values are written when they change.
package final class PublishedState: Sendable {
  package struct Values: Sendable {
    /// The values from which the design's modules answer without a hop (`publishedValues` of the design).
    package var design: any Sendable = ()
    /// The connection whose calls are accepted while a script context runs.
    var currentScript: Int?
    /// The state of the app, in the terms of React Native's AppState.
    var appState = "active"
    package var launchArguments: [String] = []

    package init() {}
  }

  private let guarded: Guarded<Values>
  /// True when the design's values may have changed since they were written. A call that needs them then hops to the
  /// main queue, which writes and answers it.
  let isOutdated = Atomic<Bool>(false)
  /// True while a subscriber reads records of the bridge thread, which then makes a `MessageTrace` of each message.
  let tracesMessages = Atomic<Bool>(false)

  package init(_ values: Values) { guarded = Guarded(values) }

  package var values: Values { guarded.withLock { $0 } }

  package func publish(_ change: (inout Values) -> Void) { guarded.withLock { change(&$0) } }
}
