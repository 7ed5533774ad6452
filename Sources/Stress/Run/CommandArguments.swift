internal import Shared

/// What a command of a run carries: ids that tell its epoch, and as much of a layout as it takes.
struct CommandArguments {
  static let screenName = "stress.Screen"
  /// Of a component that the script does not mount.
  static let unmountedName = "stress.Unmounted"

  let kind: CommandKind
  let tag: CommandTag
  /// The component that it works on; nil for one that there is not.
  let target: CommandTag?

  private var targetId: String { target?.id ?? tag.ghostId }

  /// What its answer names, where it names anything.
  var answerTag: CommandTag {
    switch kind {
    case .noop, .setRoot, .push, .animatedPush, .ghostPush, .unmountedPush: tag
    case .pop, .mergeOptions: target ?? tag
    }
  }

  func write(to writer: JSONWriter) {
    if kind != .mergeOptions { writer.value(tag.id) }
    switch kind {
    case .noop:
      writer.value(tag.id)
      writer.object {}
    case .setRoot:
      writer.value(["root": stack, "modals": [], "overlays": []] as JSON)
    case .push, .animatedPush, .ghostPush, .unmountedPush:
      writer.value(targetId)
      writer.value(screen)
    case .pop:
      writer.value(targetId)
      writer.object {}
    case .mergeOptions:
      writer.value(targetId)
      writer.value(["topBar": ["title": ["text": .string(tag.id)]]] as JSON)
    }
  }

  private var stack: JSON {
    ["id": .string(tag.stackId), "type": "Stack", "data": [:], "children": [screen]]
  }

  private var screen: JSON {
    let isUnmounted = kind == .unmountedPush
    var push: JSON = ["enabled": .bool(kind == .animatedPush)]
    // Otherwise as the architecture has it.
    if isUnmounted { push = push.merging(["waitForRender": true]) }
    return [
      "id": .string(tag.id), "type": "Component", "children": [],
      "data": [
        "name": .string(isUnmounted ? Self.unmountedName : Self.screenName),
        "options": ["animations": ["push": push]],
      ],
    ]
  }
}
