internal import HeadlessUIKit
internal import NavbridgeKernel
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
    node.merge(snapshot.attributes(titleTextAttributes).filter { $0.key != "color" }) { $1 }
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
