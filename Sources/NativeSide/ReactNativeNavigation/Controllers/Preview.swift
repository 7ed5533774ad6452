internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeWire

/// A screen that a hard press on another screen shows and that can then be opened (rnn-commands §3.4.1).
@MainQueue
struct Preview {
  let controller: any RNNLayoutProtocol
  /// The ids of its actions. A group is replaced by the actions inside it.
  let actions: [String]
  let commit: () -> Void

  init(_ controller: any RNNLayoutProtocol, actions: JSON?, commit: @escaping () -> Void) {
    self.controller = controller
    self.actions = Self.ids(actions)
    self.commit = commit
  }

  private static func ids(_ actions: JSON?) -> [String] {
    (actions?.array ?? []).flatMap { action in
      let group = ids(action["actions"])
      return group.isEmpty ? [action["id"]?.string].compactMap { $0 } : group
    }
  }
}
