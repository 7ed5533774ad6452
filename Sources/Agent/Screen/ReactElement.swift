internal import NavbridgeWire

/// A view of React's in a snapshot as an element of the screen.
struct ReactElement {
  /// Nil for a view that a person takes for no thing of its own.
  let element: ScreenElement?

  /// - Parameter isNamed: true for a view in an element whose name has the texts in it.
  init?(_ view: JSON, epoch: Int, isNamed: Bool) {
    guard let tag = view["tag"]?.int, var frame = ScreenRectangle(view["inWindow"]) else { return nil }
    // A view of which nothing is seen is known by its share, because clips and views over it are React's own.
    let isSeen = (view["share"]?.double ?? 0) > 0
    if !isSeen { (frame.width, frame.height) = (0, 0) }
    let type = view["type"]?.string ?? ""
    let role = Self.role(of: view, type: type)
    var element = ScreenElement(key: "\(epoch).\(tag)", role: role, frame: frame, isActionable: false)
    element.testID = view["testID"]?.string.flatMap { $0.isEmpty ? nil : $0 }
    element.placeholder = view["placeholder"]?.string
    element.name =
      [view["label"], view["text"], view["composedLabel"], view["placeholder"]].firstText
    element.value = Self.value(of: view, role: role)
    element.states = Self.states(of: view)
    if role == .scroll {
      element.beyond = ContentBeyond(
        offset: view["scroll"]?["offset"], size: view["scroll"]?["size"],
        inset: view["scroll"]?["inset"], frame: frame)
    }
    switch role {
    case .text, .heading:
      // The text of a button is its name already.
      guard !isNamed, !element.name.isEmpty else { return nil }
    case .image:
      guard !isNamed, !element.name.isEmpty || element.testID != nil else { return nil }
    case .scroll: element.isActionable = element.beyond != nil
    case .view:
      guard element.testID != nil || !(view["label"]?.string ?? "").isEmpty else { return nil }
    case .progressbar, .alert, .keyboard: break
    default: element.isActionable = true
    }
    self.element = element
  }

  private static func role(of view: JSON, type: String) -> ScreenElement.Role {
    if type.contains("TextInput") { return .textbox }
    if type.contains("Switch") { return .switch }
    if type.contains("Slider") { return .slider }
    if let name = view["role"]?.string, let known = role(named: name) { return known }
    if type.hasSuffix("ScrollView") { return .scroll }
    if type == "RCTText" || type == "Paragraph" { return .text }
    if type.contains("Image") { return .image }
    if type.contains("ActivityIndicator") || type.contains("Progress") { return .progressbar }
    return view["accessible"] == true ? .touchable : .view
  }

  /// The roles of React Native and of ARIA by the names that they have here (react-native, accessibilityRole and role).
  private static func role(named name: String) -> ScreenElement.Role? {
    switch name {
    case "none", "presentation", "summary", "toolbar", "list", "grid", "timer", "group": nil
    case "header": .heading
    case "adjustable": .slider
    case "imagebutton", "togglebutton", "keyboardkey", "spinbutton": .button
    case "searchbox": .search
    case "img": .image
    default: ScreenElement.Role(rawValue: name)
    }
  }

  private static func value(of view: JSON, role: ScreenElement.Role) -> String? {
    let value = view["value"] ?? .null
    switch role {
    case .textbox: return value.string ?? ""
    case .switch: return value == true ? "on" : "off"
    default: return value.isNull ? nil : value.string ?? value["text"]?.string ?? value.description
    }
  }

  private static func states(of view: JSON) -> [String] {
    var states = ["disabled", "selected", "focused", "busy"].filter { view[$0] == true }
    switch view["checked"] {
    case true?: states.append("checked")
    case "mixed"?: states.append("partly checked")
    default: break
    }
    if let expanded = view["expanded"]?.bool { states.append(expanded ? "expanded" : "collapsed") }
    return states
  }
}

extension Array where Element == JSON? {
  /// The first text that is not empty; empty if there is none.
  fileprivate var firstText: String { lazy.compactMap { $0?.string }.first { !$0.isEmpty } ?? "" }
}
