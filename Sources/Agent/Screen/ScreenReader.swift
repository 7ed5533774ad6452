internal import NavbridgeInspector
internal import NavbridgeWire
internal import OrderedCollections

/// Reads the elements of a screen from a snapshot with React's content (protocol §9), in the order in which a person would
/// come across them: the content of a screen, then its bars, then what lies over it.
///
/// What a modal, an alert or an opaque view covers has no seen part. Elements below a modal are left out, as assistive
/// features leave them out.
struct ScreenReader {
  private(set) var elements: [ScreenElement] = []
  /// The areas that hide what was read before.
  private var covers: [(frame: ScreenRectangle, order: Int)] = []
  /// The names of the containers and screens that are shown, from the root on.
  private(set) var places: [ShownPlace] = []
  private var parents: [String] = []
  private let epoch: Int
  private let screen: ScreenRectangle

  /// The size of the screen in points, such as `440×956`.
  var size: String { "\(screen.width.wholePoints)×\(screen.height.wholePoints)" }

  /// True if something is shown below a modal or an alert, and was left out.
  private(set) var isBelowModal = false

  /// A controller that is shown.
  struct ShownPlace: Equatable {
    let type: String
    let name: String
    let id: String
    /// The number of the controllers in it that cannot be seen, such as those below the top of a stack.
    let hidden: Int
  }

  init(_ snapshot: JSON) {
    epoch = snapshot["epoch"]?.int ?? 0
    let size = snapshot["size"]?.array?.compactMap(\.double) ?? []
    screen = ScreenRectangle(x: 0, y: 0, width: size.first ?? 0, height: size.last ?? 0)
    for window in snapshot["windows"]?.array ?? [] { read(window: window) }
    if snapshot["keyboard"]?["visible"] == true, let frame = ScreenRectangle(snapshot["keyboard"]?["frame"]) {
      cover(frame)
      add(ScreenElement(key: "keyboard", role: .keyboard, frame: frame, isActionable: false))
    }
    for index in elements.indices { elements[index].seen = seenParts(of: index) }
  }

  // MARK: - Windows and controllers

  private mutating func read(window: JSON) {
    if let root = window["root"], !root.isNull { read(controller: root) }
    for node in window["presented"]?.array ?? [] where node["visible"] == true && node["dismissed"] != true {
      if node["type"] != "Alert" { forgetWhatLiesBelow("modal") }
      read(controller: node)
    }
  }

  /// A modal takes the attention: nothing below it can be acted on.
  ///
  /// - Parameter kind: what is shown above: a modal, an alert or a sheet of actions.
  private mutating func forgetWhatLiesBelow(_ kind: String) {
    isBelowModal = isBelowModal || !elements.isEmpty
    elements.removeAll()
    covers.removeAll()
    places.append(ShownPlace(type: kind, name: "", id: "", hidden: 0))
  }

  private mutating func read(controller node: JSON) {
    guard node["visible"] == true else { return }
    if node["type"] == "Alert" {
      forgetWhatLiesBelow(node["style"]?.string == "actionSheet" ? "action sheet" : "alert")
      return read(alert: node)
    }
    let children = node["children"]?.array ?? []
    places.append(
      ShownPlace(
        type: node["type"]?.string ?? node["class"]?.string ?? "controller", name: node["name"]?.string ?? "",
        id: node["componentId"]?.string ?? "", hidden: children.count { $0["visible"] != true }))
    let owner = node["componentId"]?.string ?? node["class"]?.string ?? ""
    if let content = node["react"] { read(content: content) }
    for (at, view) in (node["views"]?.array ?? []).enumerated() { read(view: view, "\(owner).view\(at)") }
    // An open drawer lies over the others.
    let side = node["sideMenu"]?["openSide"]?.string
    let isOver = side.map { node["sideMenu"]?[$0]?["openMode"] == "aboveContent" } ?? false
    func isDrawer(_ child: JSON) -> Bool {
      ["SideMenuLeft", "SideMenuRight", "drawerMenu"].contains(child["type"]?.string ?? "")
    }
    for child in children where !(isOver && isDrawer(child)) { read(controller: child) }
    for child in children where isOver && isDrawer(child) {
      if let frame = ScreenRectangle(child["frame"]), child["visible"] == true { cover(frame) }
      read(controller: child)
    }
    if let bar = node["topBar"], bar["visible"] == true {
      // What a bar shows belongs to the screen below it: another screen has another title.
      let shown = children.last { $0["visible"] == true }?["componentId"]?.string
      read(topBar: bar, shown ?? owner)
    }
    if let bar = node["tabBar"], bar["visible"] == true { read(tabBar: bar, owner) }
  }

  // MARK: - React's content

  private mutating func read(content tree: JSON) {
    for frame in tree["covers"]?.array ?? [] { if let frame = ScreenRectangle(frame) { cover(frame) } }
    for child in tree["children"]?.array ?? [] { read(react: child, isNamed: false) }
  }

  /// - Parameter isNamed: true for a view in an element whose name has the texts in it.
  private mutating func read(react view: JSON, isNamed: Bool) {
    guard view["visible"] != false else { return }
    var names = isNamed
    var pushed = false
    // A library's button may have its testID on a view within it.
    if isNamed, let testID = Self.name(view["testID"]), let around = parents.last,
      let at = elements.lastIndex(where: { $0.key == around }), elements[at].isActionable, elements[at].testID == nil
    {
      elements[at].testID = testID
    }
    if let element = ReactElement(view, epoch: epoch, isNamed: isNamed)?.element {
      add(element)
      parents.append(element.key)
      pushed = true
      names = isNamed || element.isActionable && element.role != .scroll && !element.name.isEmpty
    }
    for child in view["children"]?.array ?? [] { read(react: child, isNamed: names) }
    if pushed { parents.removeLast() }
  }

  // MARK: - Native views

  private mutating func read(view: JSON, _ key: String) {
    guard let frame = ScreenRectangle(view["frame"]) else { return }
    let type = view["class"]?.string ?? ""
    var element = ScreenElement(key: key, role: Self.role(ofClass: type), frame: frame, isActionable: true)
    element.isActionable = ![.text, .view].contains(element.role)
    (element.name, element.testID) = (view["text"]?.string ?? "", Self.name(view["testID"]))
    if view["enabled"] == false { element.states.append("disabled") }
    element.beyond = ContentBeyond(
      offset: view["contentOffset"], size: view["contentSize"], inset: view["contentInset"],
      frame: frame)
    add(element)
    if let content = view["react"] { read(content: content) }
  }

  private static func role(ofClass name: String) -> ScreenElement.Role {
    switch name {
    case _ where name.contains("Button") || name.contains("Cell"): .button
    case _ where name.contains("Label"): .text
    case _ where name.contains("TextField") || name.contains("TextView"): .textbox
    case _ where name.contains("Switch"): .switch
    case _ where name.contains("Slider"): .slider
    case _ where name.contains("Image"): .image
    case _ where name.contains("ScrollView") || name.contains("TableView") || name.contains("CollectionView"): .scroll
    default: .view
    }
  }

  /// An alert or a sheet of actions: its texts, its fields and its buttons.
  private mutating func read(alert: JSON) {
    let key = "\(Self.partOfAlert)\(alert["alertId"]?.int ?? 0)"
    let layout = alert["layout"]
    if let card = ScreenRectangle(layout?["card"]) { cover(card) }
    let frame = ScreenRectangle(alert["frame"]) ?? screen
    for member in ["title", "message"] {
      guard let text = alert[member]?.string, !text.isEmpty else { continue }
      let place = ScreenRectangle(layout?[member]?["frame"]) ?? frame
      let role: ScreenElement.Role = member == "title" ? .alert : .text
      add(ScreenElement(key: "\(key).\(member)", role: role, name: text, frame: place, isActionable: false))
    }
    for (at, input) in (alert["inputs"]?.array ?? []).enumerated() {
      guard let place = ScreenRectangle(input["frame"]) else { continue }
      var element = ScreenElement(key: "\(key).input\(at)", role: .textbox, frame: place, isActionable: true)
      (element.value, element.placeholder) = (input["text"]?.string, input["placeholder"]?.string)
      (element.testID, element.name) = (Self.name(input["testID"]), input["placeholder"]?.string ?? "")
      if input["focused"] == true { element.states.append("focused") }
      add(element)
    }
    for (at, button) in (alert["buttons"]?.array ?? []).enumerated() { add(button: button, "\(key).button\(at)") }
  }

  // MARK: - Bars

  private mutating func read(topBar bar: JSON, _ owner: String) {
    if let frame = ScreenRectangle(bar["frame"]) { cover(frame) }
    let key = "\(owner).topBar"
    if let button = bar["backButton"], button["visible"] == true {
      add(button: button, "\(key).back", name: button["title"]?.string ?? "", states: ["back"])
    }
    for side in ["left", "right"] {
      for (at, button) in (bar["\(side)Buttons"]?.array ?? []).enumerated() {
        add(button: button, "\(key).\(side)\(at).\(button["id"]?.string ?? "")")
        for (row, item) in (button["menu"]?["rows"]?.array ?? []).enumerated() {
          add(button: item, "\(key).\(side).\(at).row\(row)", role: .menuitem)
        }
      }
    }
    for member in ["title", "subtitle"] {
      guard let title = bar[member], let frame = ScreenRectangle(title["frame"] ?? bar["frame"]) else { continue }
      if let text = title["text"]?.string, !text.isEmpty {
        let role: ScreenElement.Role = member == "title" ? .heading : .text
        var element = ScreenElement(key: "\(key).\(member)", role: role, name: text, frame: frame, isActionable: false)
        element.testID = Self.name(title["testID"])
        add(element)
      }
      if let content = title["react"] { read(content: content) }
    }
    if let search = bar["searchBar"], let frame = ScreenRectangle(search["frame"]) {
      var element = ScreenElement(key: "\(key).search", role: .search, frame: frame, isActionable: true)
      (element.value, element.placeholder) = (search["text"]?.string, search["placeholder"]?.string)
      (element.name, element.testID) = (search["placeholder"]?.string ?? "", Self.name(search["testID"]))
      if search["focused"] == true { element.states.append("focused") }
      add(element)
      if let frame = ScreenRectangle(search["cancelFrame"]) {
        var button = ScreenElement(key: key + Self.endOfSearch, role: .button, frame: frame, isActionable: true)
        button.name = search["cancelText"]?.string ?? "Cancel"
        add(button)
      }
    }
  }

  /// The end of the key of the button that ends a search, and the beginning of those of an alert's parts.
  static let (endOfSearch, partOfAlert) = (".search.cancel", "alert")

  private mutating func read(tabBar bar: JSON, _ owner: String) {
    if let frame = ScreenRectangle(bar["frame"]) { cover(frame) }
    for (at, item) in (bar["items"]?.array ?? []).enumerated() {
      var states = item["selected"] == true ? ["selected"] : []
      if let badge = item["badge"]?.string, !badge.isEmpty { states.append("badge \(AppText.quoted(badge))") }
      add(button: item, "\(owner).tab\(at)", role: .tab, states: states)
    }
  }

  private mutating func add(
    button: JSON, _ key: String, role: ScreenElement.Role = .button, name: String? = nil, states: [String] = []
  ) {
    guard let frame = ScreenRectangle(button["frame"]) else { return }
    var element = ScreenElement(key: key, role: role, frame: frame, isActionable: true)
    let icon = button["icon"]?.string ?? button["systemItem"]?.string
    element.name =
      name ?? Self.name(button["accessibilityLabel"]) ?? Self.name(button["text"]) ?? Self.name(button["title"]) ?? icon
      ?? ""
    (element.testID, element.states) = (Self.name(button["testID"]), states)
    if button["enabled"] == false { element.states.append("disabled") }
    add(element)
    if let content = button["react"] { read(content: content) }
  }

  // MARK: - What is seen

  private mutating func add(_ element: ScreenElement) {
    var element = element
    (element.parent, element.depth) = (parents.last, parents.count)
    elements.append(element)
  }

  private mutating func cover(_ frame: ScreenRectangle) { covers.append((frame, elements.count)) }

  private func seenParts(of index: Int) -> [ScreenRectangle] {
    guard let part = elements[index].frame.intersection(screen) else { return [] }
    var left = [part]
    for (frame, order) in covers where order > index { left = left.flatMap { $0.subtracting(frame) } }
    return left.sorted { $0.area > $1.area }
  }

  /// A text that names something; nil for an empty one.
  private static func name(_ value: JSON?) -> String? { value?.string.flatMap { $0.isEmpty ? nil : $0 } }
}
