internal import HeadlessUIKit
internal import NavbridgeWire

extension ExternalScreen {
  /// A sentence that explains why a description cannot be used, with the place of the error.
  public struct Fault: Error, Sendable, Equatable, CustomStringConvertible {
    public let description: String
  }

  /// Reads a description, which is JSON in the form of protocol §10.
  public init(json text: String) throws(Fault) {
    let json: JSON
    do { json = try JSONDocument(text).root.json } catch { throw Fault(description: "it is not JSON: \(error)") }
    guard json.object != nil else { throw Fault(description: "it must be a JSON object") }
    title = try Self.text(json, "title", in: "the screen")
    views = try Self.items(json, "views") { (item, place) throws(Fault) in
      guard let kind = try Self.text(item, "class", in: place).flatMap(View.Kind.init) else {
        throw Fault(description: "\(place): 'class' must be \"UILabel\" or \"UIButton\"")
      }
      return View(
        kind: kind, text: try Self.text(item, "text", in: place) ?? "",
        testID: try Self.text(item, "testID", in: place), isEnabled: item["enabled"]?.bool ?? true,
        action: try Self.action(item, in: place))
    }
    scroll = try Self.scroll(json["scrollView"])
    container = try Self.container(json)
    rightButtons = try Self.items(json, "rightButtons") { (item, place) throws(Fault) in
      BarButton(
        text: try Self.text(item, "text", in: place) ?? "", testID: try Self.text(item, "testID", in: place),
        isEnabled: item["enabled"]?.bool ?? true, action: try Self.action(item, in: place))
    }
  }

  private static func scroll(_ json: JSON?) throws(Fault) -> Scroll? {
    guard let json, !json.isNull else { return nil }
    guard json.object != nil else { throw Fault(description: "'scrollView' must be an object") }
    let height = try number(json, "contentHeight") ?? 0
    var inset = UIEdgeInsets.zero
    if let value = json["contentInset"], !value.isNull {
      guard let read = UIEdgeInsets(numbers: value) else {
        throw Fault(description: "scrollView: 'contentInset' must be four numbers: top, left, bottom, right")
      }
      inset = read
    }
    var flags: [ScrollFlag: Bool] = [:]
    for flag in ScrollFlag.allCases { flags[flag] = try Self.flag(json, flag.rawValue) }
    return Scroll(
      testID: try text(json, "testID", in: "scrollView"), contentHeight: height, contentInset: inset,
      isAutomatic: try flag(json, "automaticallyAdjustContentInsets") ?? true,
      eventThrottle: try number(json, "scrollEventThrottle"), flags: flags)
  }

  private static func flag(_ json: JSON, _ name: String) throws(Fault) -> Bool? {
    guard let value = json[name], !value.isNull else { return nil }
    guard let flag = value.bool else { throw Fault(description: "scrollView: '\(name)' must be true or false") }
    return flag
  }

  private static func container(_ json: JSON) throws(Fault) -> Container? {
    let (stack, tabs) = (try names(json, "stack"), try names(json, "tabs"))
    guard stack != nil || tabs != nil else { return nil }
    let own = ["title", "views", "scrollView", "rightButtons"].first { !(json[$0] ?? .null).isNull }
    guard own == nil, stack == nil || tabs == nil else {
      throw Fault(
        description: "a screen with '\(stack == nil ? "tabs" : "stack")' holds others, and can have no "
          + "'\(own ?? "tabs")' besides")
    }
    return stack.map(Container.stack) ?? tabs.map(Container.tabs)
  }

  private static func names(_ json: JSON, _ name: String) throws(Fault) -> [String]? {
    guard let value = json[name], !value.isNull else { return nil }
    let names = value.array?.compactMap(\.string) ?? []
    guard !names.isEmpty, names.count == value.array?.count else {
      throw Fault(description: "'\(name)' must be an array of external components' names")
    }
    return names
  }

  private static func number(_ json: JSON, _ name: String) throws(Fault) -> Double? {
    guard let value = json[name], !value.isNull else { return nil }
    guard let number = value.double, number >= 0 else {
      throw Fault(description: "scrollView: '\(name)' must be a number, 0 or more")
    }
    return number
  }

  private static func items<Item>(
    _ json: JSON, _ name: String, _ read: (JSON, String) throws(Fault) -> Item
  ) throws(Fault) -> [Item] {
    guard let value = json[name], !value.isNull else { return [] }
    guard let array = value.array else { throw Fault(description: "'\(name)' must be an array") }
    var items: [Item] = []
    for (index, item) in array.enumerated() {
      guard item.object != nil else { throw Fault(description: "\(name)[\(index)] must be an object") }
      items.append(try read(item, "\(name)[\(index)]"))
    }
    return items
  }

  private static func text(_ json: JSON, _ name: String, in place: String) throws(Fault) -> String? {
    guard let value = json[name], !value.isNull else { return nil }
    guard let text = value.string else { throw Fault(description: "\(place): '\(name)' must be a text") }
    return text
  }

  private static func action(_ item: JSON, in place: String) throws(Fault) -> Action? {
    guard let json = item["action"], !json.isNull else { return nil }
    if let name = json["pushNative"]?.string { return .pushNative(name) }
    if json["pop"]?.bool == true { return .pop }
    if json["dismiss"]?.bool == true { return .dismiss }
    if let testID = json["setText"]?[0]?.string, let text = json["setText"]?[1]?.string {
      return .setText(testID: testID, text: text)
    }
    if let event = json["emit"]?[0]?.string { return .emit(event: event, body: json["emit"]?[1] ?? .null) }
    throw Fault(
      description: "\(place): 'action' must be one of {\"pushNative\": NAME}, {\"pop\": true}, {\"dismiss\": true}, "
        + "{\"setText\": [TESTID, TEXT]} and {\"emit\": [EVENT, BODY]}")
  }
}
