internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeWire
internal import OrderedCollections

/// A native button of a bar. A press is an event of the description of the bar.
@MainQueue
final class RNSBarButtonItem: UIBarButtonItem {
  /// The id by which the script finds the button's function.
  let buttonId: String

  /// - Returns: nil for a description that is no button, such as a space.
  init?(_ description: JSON, config: RNSScreenStackHeaderConfig, side: String, position: Int) {
    guard description["type"]?.string != "spacing" else { return nil }
    buttonId = description["buttonId"]?.string ?? "\(position)-\(side)"
    super.init(title: description["title"]?.string)
    image = UIImage(ofItem: description)
    isEnabled = !(description["disabled"]?.bool ?? false)
    tintColor = description["tintColor"].flatMap { UIColor(react: $0) }
    if let style = description["titleStyle"] {
      titleTextAttributes.font = UIFont(
        family: style["fontFamily"]?.string, size: style["fontSize"]?.double, weight: style["fontWeight"]?.string,
        standard: (17, .regular))
      titleTextAttributes.foregroundColor = style["color"].flatMap { UIColor(react: $0) }
    }
    accessibilityLabel = description["accessibilityLabel"]?.string
    accessibilityIdentifier = description["identifier"]?.string
    if let menu = description["menu"] {
      self.menu = UIMenu(menu, config: config)
      changesSelectionAsPrimaryAction = description["changesSelectionAsPrimaryAction"]?.bool ?? false
    } else {
      let id = buttonId
      action = { [weak config] in config?.send("topPressHeaderBarButtonItem", ["buttonId": .string(id)]) }
    }
  }
}

extension UIMenu {
  /// A menu as the script describes it. An item with `items` is a menu within it; any other one is an action, whose choice
  /// is an event of the description of the bar (react-native-screens §10.2).
  fileprivate convenience init(_ description: JSON, config: RNSScreenStackHeaderConfig) {
    func flag(_ name: String) -> Bool { description[name]?.bool ?? false }
    var options: Options = []
    if flag("displayInline") { options.insert(.displayInline) }
    if flag("destructive") { options.insert(.destructive) }
    if flag("singleSelection") { options.insert(.singleSelection) }
    if flag("displayAsPalette") { options.insert(.displayAsPalette) }
    self.init(
      title: description["title"]?.string ?? "", image: UIImage(ofItem: description), options: options,
      children: (description["items"]?.array ?? []).map { item in
        item["items"] == nil ? UIAction(item, config: config) : UIMenu(item, config: config)
      })
  }
}

extension UIAction {
  fileprivate convenience init(_ description: JSON, config: RNSScreenStackHeaderConfig) {
    func flag(_ name: String) -> Bool { description[name]?.bool ?? false }
    var attributes: Attributes = []
    if flag("disabled") { attributes.insert(.disabled) }
    if flag("destructive") { attributes.insert(.destructive) }
    if flag("hidden") { attributes.insert(.hidden) }
    if flag("keepsMenuPresented") { attributes.insert(.keepsMenuPresented) }
    let id = description["menuId"]?.string
    self.init(
      title: description["title"]?.string ?? "", image: UIImage(ofItem: description), identifier: id,
      attributes: attributes, state: description["state"]?.string.flatMap(State.init) ?? .off
    ) { [weak config] in
      config?.send("topPressHeaderBarButtonMenuItem", ["menuId": id.map(JSON.string) ?? .null])
    }
  }
}

extension UIImage {
  /// The picture of a native button or of an entry of its menu; nil if it has none.
  fileprivate init?(ofItem description: JSON) {
    let sources = [
      description["imageSource"]?["uri"], description["templateSource"]?["uri"], description["sfSymbolName"],
    ]
    guard let source = sources.lazy.compactMap({ $0?.string }).first else { return nil }
    self.init(source: source)
  }
}

extension RNSBarButtonItem: TouchDescribing, SnapshotDescribing {
  func describe(_ target: inout TouchTarget) { target.buttonId = buttonId }
  func describe(in node: inout JSONObject, of snapshot: Snapshot) {
    node["id"] = .string(buttonId)
    guard titleTextAttributes != UITextAttributes() else { return }
    node.merge(snapshot.attributes(titleTextAttributes).filter { $0.key != "color" || $0.value != .null })
  }
}
