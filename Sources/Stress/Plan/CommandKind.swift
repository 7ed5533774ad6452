internal import NavbridgeRuntime
package import NavbridgeVocabulary

/// The kinds of commands in flight. Together they cover every outcome.
package enum CommandKind: String, Sendable, CaseIterable {
  /// The command is answered at once.
  case noop
  case setRoot
  /// The screen is shown without an animation.
  case push
  /// The screen is shown by a transition, which a reload may cut short.
  case animatedPush
  /// The target component does not exist, so the command can never settle.
  case ghostPush
  /// The new component is never mounted, so the command waits until its epoch ends.
  case unmountedPush
  /// The command is rejected when nothing can be popped.
  case pop
  case mergeOptions

  /// The name of the native method.
  var method: String {
    switch self {
    case .noop: BenchmarkDeclaration.declared.noop.name
    case .setRoot: RNNCommands.declared.setRoot.name
    case .push, .animatedPush, .ghostPush, .unmountedPush: RNNCommands.declared.push.name
    case .pop: RNNCommands.declared.pop.name
    case .mergeOptions: RNNCommands.declared.mergeOptions.name
    }
  }

  /// The native module, by architecture.
  func module(on architecture: Architecture) -> String {
    (self == .noop ? BenchmarkDeclaration.names : RNNCommands.names)[architecture]
  }

  /// Returns true when the native side counts the settlement. A void method on turbo is answered but settles nothing.
  package func isCounted(on architecture: Architecture) -> Bool { self != .mergeOptions || architecture == .bridge }

  /// The relative frequency of this kind.
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
  /// Returns the commands of a context: first a root, so that there is a stack to work on, then a mix.
  static func mix(_ count: Int, using random: inout SeededGenerator) -> [CommandKind] {
    let drawn = allCases.flatMap { Array(repeating: $0, count: $0.weight) }
    return (0..<count).map { $0 == 0 && count > 1 ? .setRoot : drawn[random.below(drawn.count)] }
  }
}
