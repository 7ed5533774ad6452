public import Shared

/// What a command in flight does. Together they end in every way there is.
public enum CommandKind: String, Sendable, CaseIterable {
  /// Answered at once.
  case noop
  case setRoot
  /// Shown without an animation.
  case push
  /// Shown by a transition, which a reload may cut short.
  case animatedPush
  /// Onto a component that there is not: it can never settle.
  case ghostPush
  /// Of a component that is never mounted: it waits until its epoch ends.
  case unmountedPush
  /// Rejected where nothing can be popped.
  case pop
  case mergeOptions

  /// The native method.
  var method: String {
    switch self {
    case .noop: "noop"
    case .setRoot: "setRoot"
    case .push, .animatedPush, .ghostPush, .unmountedPush: "push"
    case .pop: "pop"
    case .mergeOptions: "mergeOptions"
    }
  }

  /// The native module, by architecture.
  func module(on architecture: Architecture) -> String {
    if self == .noop { return "Benchmark" }
    return architecture == .turbo ? "RNNTurboModule" : "RNNBridgeModule"
  }

  /// Whether native counts its settlement: what is void on turbo is answered, but settles nothing.
  public func isCounted(on architecture: Architecture) -> Bool { self != .mergeOptions || architecture == .bridge }

  /// How often it is drawn, in parts.
  fileprivate var weight: Int {
    switch self {
    case .setRoot, .unmountedPush: 1
    case .ghostPush: 2
    case .push, .animatedPush, .pop, .mergeOptions: 3
    case .noop: 4
    }
  }
}

extension CommandKind {
  /// A context's commands: a root first, so that there is a stack to work on, then a mix.
  static func mix(_ count: Int, using random: inout SeededGenerator) -> [CommandKind] {
    let drawn = allCases.flatMap { Array(repeating: $0, count: $0.weight) }
    return (0..<count).map { $0 == 0 && count > 1 ? .setRoot : drawn[random.below(drawn.count)] }
  }
}
