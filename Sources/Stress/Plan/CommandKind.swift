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
  /// A root of tabs, for a storm.
  case setTabs
  case showModal
  /// The command is rejected when the last modal is gone, or none was shown.
  case dismissModal
  case dismissModals
  case showOverlay
  case dismissOverlays

  /// The name of the native method.
  var method: String {
    switch self {
    case .noop: BenchmarkDeclaration.declared.noop.name
    case .setRoot, .setTabs: RNNCommands.declared.setRoot.name
    case .push, .animatedPush, .ghostPush, .unmountedPush: RNNCommands.declared.push.name
    case .pop: RNNCommands.declared.pop.name
    case .mergeOptions: RNNCommands.declared.mergeOptions.name
    case .showModal: RNNCommands.declared.showModal.name
    case .dismissModal: RNNCommands.declared.dismissModal.name
    case .dismissModals: RNNCommands.declared.dismissAllModals.name
    case .showOverlay: RNNCommands.declared.showOverlay.name
    case .dismissOverlays: RNNCommands.declared.dismissAllOverlays.name
    }
  }

  /// The native module, by architecture.
  func module(on architecture: Architecture) -> String {
    (self == .noop ? BenchmarkDeclaration.names : RNNCommands.names)[architecture]
  }

  /// Returns true when the native side counts the settlement. A void method on turbo is answered but settles nothing.
  package func isCounted(on architecture: Architecture) -> Bool { self != .mergeOptions || architecture == .bridge }

  /// The relative frequency of this kind in a mix.
  fileprivate func weight(in mix: CommandMix) -> Int {
    switch self {
    case .setTabs, .showModal, .dismissModal, .dismissModals, .showOverlay, .dismissOverlays: mix == .storm ? 2 : 0
    case .setRoot, .unmountedPush: 1
    case .ghostPush: 2
    case .push, .animatedPush, .pop, .mergeOptions: 3
    case .noop: 4
    }
  }
}

/// The mixes of commands, each with its frequencies.
package enum CommandMix: Sendable {
  case usual
  /// With tabs, modals and overlays, which give a driver something to touch.
  case storm
}

extension CommandKind {
  /// Returns the commands of a context: first a root, so that there is a stack to work on, then a mix.
  static func mix(_ count: Int, of mix: CommandMix = .usual, using random: inout SeededGenerator) -> [CommandKind] {
    let drawn = allCases.flatMap { Array(repeating: $0, count: $0.weight(in: mix)) }
    return (0..<count).map { $0 == 0 && count > 1 ? .setRoot : drawn[random.below(drawn.count)] }
  }
}
