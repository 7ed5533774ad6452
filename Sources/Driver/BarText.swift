internal import NavbridgeWire

/// The items of a controller's bars that one taps and asserts, as nodes of a printed tree: `{"element": TEXT}`.
enum BarText {
  /// - Parameter whole: true for all texts; otherwise a subtitle has a line only where a test can name it.
  static func lines(_ node: JSON, whole: Bool = false) -> [JSON] {
    (alert(node) + topBar(node["topBar"], whole) + tabBar(node["tabBar"])).map { ["element": .string($0)] }
  }

  private static func alert(_ node: JSON) -> [String] {
    guard node["type"] == "Alert" else { return [] }
    let texts = [node["title"]?.string, node["message"]?.string].compactMap(\.self).filter { !$0.isEmpty }
    let inputs = (node["inputs"]?.array ?? []).map {
      words("input", text: $0["text"]?.string, testID: $0["testID"]?.string)
    }
    let buttons = (node["buttons"]?.array ?? []).map { button in
      let style = button["style"]?.string
      let marks = [
        style == "default" ? nil : style, button["preferred"] == true ? "preferred" : nil,
        button["enabled"] == false ? "disabled" : nil,
      ]
      return ([words("button", text: button["text"]?.string)] + marks.compactMap(\.self)).joined(separator: " ")
    }
    return texts.map { words("text", text: $0) } + inputs + buttons
  }

  private static func topBar(_ bar: JSON?, _ whole: Bool) -> [String] {
    guard let bar, bar["visible"] == true else { return [] }
    var lines: [String] = []
    if let testID = bar["testID"]?.string { lines.append("top bar #\(testID)") }
    if let back = bar["backButton"], let testID = back["testID"]?.string, back["visible"] != false {
      lines.append(words("back button", text: back["title"]?.string, testID: testID))
    }
    // The text of a title stands beside its controller.
    let title = bar["title"]
    let component = component(title)
    if component != nil || title?["testID"]?.string != nil {
      lines.append(words("title", component: component, testID: title?["testID"]?.string))
    }
    let (subtitle, subtitleID) = (bar["subtitle"]?["text"]?.string ?? "", bar["subtitle"]?["testID"]?.string)
    if subtitleID != nil || (whole && !subtitle.isEmpty) {
      lines.append(words("subtitle", text: subtitle, testID: subtitleID))
    }
    for (side, key) in [("left", "leftButtons"), ("right", "rightButtons")] {
      lines += (bar[key]?.array ?? []).map { button($0, side) }
    }
    if let search = bar["searchBar"], !search.isNull, search["visible"] != false {
      let text = search["text"]?.string ?? ""
      lines.append(words("search bar", text: text.isEmpty ? search["placeholder"]?.string : text))
    }
    return lines
  }

  private static func tabBar(_ bar: JSON?) -> [String] {
    guard let bar, bar["visible"] == true else { return [] }
    return (bar["items"]?.array ?? []).enumerated().map { index, item in
      var line = words(
        "tab \(index)", text: item["text"]?.string ?? item["icon"]?.string, testID: item["testID"]?.string)
      if let badge = item["badge"]?.string { line += " badge \"\(badge)\"" }
      if item["selected"] == true { line += " selected" }
      return line
    }
  }

  private static func button(_ button: JSON, _ side: String) -> String {
    let name =
      button["text"]?.string ?? button["icon"]?.string ?? button["systemItem"]?.string
      ?? button["accessibilityLabel"]?.string
    var line = words(
      "\(side) button", id: button["id"]?.string, text: name, component: component(button),
      testID: button["testID"]?.string)
    if let badge = button["badge"]?.string { line += " badge \"\(badge)\"" }
    if button["enabled"] == false { line += " disabled" }
    return line
  }

  /// The name and the id of the component that a title or a button shows.
  private static func component(_ node: JSON?) -> String? {
    guard let component = node?["component"], !component.isNull else { return nil }
    let parts = [component["componentId"]?.string, component["name"]?.string.map { "(\($0))" }]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  private static func words(
    _ kind: String, id: String? = nil, text: String? = nil, component: String? = nil, testID: String? = nil
  ) -> String {
    [kind, id, text.map { "\"\($0)\"" }, component, testID.map { "#\($0)" }].compactMap { $0 }.joined(separator: " ")
  }
}
