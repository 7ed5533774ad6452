internal import Shared

/// What the main queue lets other threads read: written at the end of its turns.
final class PublishedState: Sendable {
  struct Values: Sendable {
    /// What the design lets its modules answer without a hop (`NavigationDesign.publishedValues`).
    var design: any Sendable = ()
    /// The connection whose calls are taken, while a script context runs.
    var currentScript: Int?
    /// React Native's word for whether the app is in front.
    var appState = "active"
    var launchArguments: [String] = []
  }

  private let guarded: Guarded<Values>

  init(_ values: Values) { guarded = Guarded(values) }

  var values: Values { guarded.withLock { $0 } }

  func publish(_ change: (inout Values) -> Void) { guarded.withLock { change(&$0) } }
}
