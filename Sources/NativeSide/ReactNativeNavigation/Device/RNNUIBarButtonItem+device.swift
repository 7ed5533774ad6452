internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

extension RNNUIBarButtonItem: SnapshotDescribing, TouchDescribing {
  /// Adds the button's options: `{"id","text"|"icon"|"systemItem"|"component",…}`.
  func describe(in node: inout JSONObject, of snapshot: Snapshot) {
    node["id"] = .string(buttonId)
    if var background = options.iconBackground, let color = iconBackgroundColor {
      background.color = color
      node["iconBackground"] = snapshot.iconBackground(background)
    }
    if options.iconInsets != .zero { node["iconInsets"] = .numbers(options.iconInsets.numbers) }
    node.merge(snapshot.attributes(titleTextAttributes).filter { $0.key != "color" })
    switch options.content {
    case .component(let component)?:
      node["component"] = ["name": .string(component.name), "componentId": .string(component.componentId)]
    case .icon(let icon)?: node["icon"] = icon
    case .sfSymbol(let name)?: node["icon"] = ["system": .string(name)]
    case .systemItem, .text, nil: break
    }
    if let text = options.text { node["text"] = .string(text) }
  }

  func describe(_ target: inout TouchTarget) {
    target.buttonId = buttonId
    if let text = options.text { target.text = text }
  }
}

extension Finger {
  /// Presses hard on a screen for which a push with a preview waits, which shows the preview. Then it opens the
  /// previewed screen or lets go (protocol §8, rnn-commands §3.4.1). With `action` the finger selects one of the
  /// preview's actions.
  func peek(_ id: String, commits: Bool, action: String?) throws(RPCError) -> PeekAnswer {
    let screen =
      visibleControllers.first { id.isExactly(host.design.componentId(of: $0)) } as? RNNComponentViewController
    guard let screen, let preview = screen.preview else {
      throw RPCError(.notFound, "Nothing is to be previewed from '\(cut: id)' on the screen.")
    }
    if let action {
      guard preview.actions.contains(where: action.isExactly) else {
        throw RPCError(.notFound, "The preview of '\(cut: id)' has no action '\(cut: action)'.")
      }
      screen.eventEmitter.sendOnNavigationButtonPressed(preview.controller.layoutInfo.componentId, buttonId: action)
    } else if commits {
      screen.preview = nil
      preview.commit()
    }
    let size = preview.controller.preferredContentSize
    return PeekAnswer(preferredContentSize: size == .zero ? nil : [size.width, size.height])
  }
}
