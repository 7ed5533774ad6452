internal import NavbridgeWire

/// The arguments of a command: ids that contain its epoch, and the layout that the command needs.
struct CommandArguments {
  static let screenName = "stress.Screen"
  /// The name of a component that the script does not mount.
  static let unmountedName = "stress.Unmounted"

  let kind: CommandKind
  let tag: CommandTag
  /// The component that the command works on; nil for one that does not exist.
  let target: CommandTag?
  /// True if the screens have a button for a driver.
  var hasButtons = false

  private var targetId: String { target?.id ?? tag.ghostId }

  /// The tag that the answer must name, if it names any.
  var answerTag: CommandTag {
    switch kind {
    case .noop, .setRoot, .setTabs, .push, .animatedPush, .ghostPush, .unmountedPush, .showModal, .dismissModals,
      .showOverlay, .dismissOverlays:
      tag
    case .pop, .mergeOptions, .dismissModal: target ?? tag
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
    case .setTabs:
      writer.value(["root": tabs, "modals": [], "overlays": []] as JSON)
    case .showModal, .showOverlay:
      writer.value(screen)
    case .push, .animatedPush, .ghostPush, .unmountedPush:
      writer.value(targetId)
      writer.value(screen)
    case .dismissOverlays: break
    case .dismissModals: writer.object {}
    case .pop, .dismissModal:
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

  private var tabs: JSON {
    let second: JSON = [
      "id": .string("\(tag.id).second"), "type": "Component", "children": [],
      "data": ["name": .string(Self.screenName), "options": ["bottomTab": ["text": "Second"]]],
    ]
    return ["id": .string("\(tag.id).tabs"), "type": "BottomTabs", "data": [:], "children": [stack, second]]
  }

  private var screen: JSON {
    let isUnmounted = kind == .unmountedPush
    var push: JSON = ["enabled": .bool(kind == .animatedPush)]
    // For other components the architecture's default applies.
    if isUnmounted { push = push.merging(["waitForRender": true]) }
    var options: JSON = ["animations": ["push": push]]
    if hasButtons {
      let button: JSON = [
        "id": .string("\(tag.id).button"), "testID": .string("\(tag.id).button"), "text": "Button",
      ]
      options = options.merging(["topBar": ["rightButtons": [button]], "bottomTab": ["text": "First"]])
    }
    return [
      "id": .string(tag.id), "type": "Component", "children": [],
      "data": ["name": .string(isUnmounted ? Self.unmountedName : Self.screenName), "options": options],
    ]
  }
}
