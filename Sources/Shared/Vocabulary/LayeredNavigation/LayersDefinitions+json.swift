public import NavbridgeWire

extension LayersDefinitions {
  /// Reads definitions. An entry that only has a name may be a text. Throws a sentence that names the first mistake.
  public init(json: JSON) throws(LayersFault) {
    let members = try LayersMembers(
      json, at: "The definition set", known: ["nav", "tabs", "controllers", "accesories", "modals", "modal"])
    self.init()
    nav = try members["nav"].map { json throws(LayersFault) in
      try Root(json: json, at: "The definition of 'nav'", isTab: false)
    }
    tabs = try Self.list(members, "tabs") { json, place throws(LayersFault) in
      try Root(json: json, at: place, isTab: true)
    }
    controllers = try Self.list(members, "controllers") { json, place throws(LayersFault) in
      try Screen(json: json, at: place, isAccesory: false)
    }
    for name in ["accesories", "modals"] {
      accesories += try Self.list(members, name) { json, place throws(LayersFault) in
        try Screen(json: json, at: place, isAccesory: true)
      }
    }
    modal = try members["modal"].map { json throws(LayersFault) in
      try Bars(LayersMembers(json, at: "The definition of 'modal'", known: Bars.members))
    }
  }

  private static func list<Item>(
    _ members: LayersMembers, _ name: String, _ read: (JSON, String) throws(LayersFault) -> Item
  ) throws(LayersFault) -> [Item] {
    var items: [Item] = []
    for (index, json) in (try members.array(name) ?? []).enumerated() {
      items.append(try read(json, "The definition '\(name)'[\(index)]"))
    }
    return items
  }

  public var json: JSON {
    var members: JSONObject = [:]
    if let nav { members["nav"] = nav.json }
    if !tabs.isEmpty { members["tabs"] = .array(tabs.map(\.json)) }
    if !controllers.isEmpty { members["controllers"] = .array(controllers.map(\.json)) }
    if !accesories.isEmpty { members["accesories"] = .array(accesories.map(\.json)) }
    if let modal { members["modal"] = .object(modal.members) }
    return .object(members)
  }
}

extension LayersDefinitions.Bars {
  fileprivate static let members = ["navBar", "tabBar", "navBarAnimated"]

  fileprivate init(_ members: LayersMembers) throws(LayersFault) {
    navBar = try members.flag("navBar") ?? true
    tabBar = try members.flag("tabBar") ?? true
    navBarAnimated = try members.flag("navBarAnimated") ?? true
  }

  fileprivate var members: JSONObject {
    ["navBar": .bool(navBar), "tabBar": .bool(tabBar), "navBarAnimated": .bool(navBarAnimated)]
  }
}

extension LayersDefinitions.Root {
  fileprivate init(json: JSON, at place: String, isTab: Bool) throws(LayersFault) {
    if let name = json.string {
      self.init(name)
      return
    }
    let known = ["name", "component", "title"] + LayersDefinitions.Bars.members + (isTab ? ["index"] : [])
    let members = try LayersMembers(json, at: place, known: known)
    // The main navigation has one root, whose name is its component's.
    let component = try members.text("component")
    self.init(
      try members.required("name", members.text("name") ?? (isTab ? nil : component)),
      index: try members.wholeNumber("index"), component: component, title: try members.text("title"))
    bars = try LayersDefinitions.Bars(members)
  }

  fileprivate var json: JSON {
    var members: JSONObject = ["name": .string(name)]
    if let index { members["index"] = .int(Int64(index)) }
    if let component { members["component"] = .string(component) }
    if let title { members["title"] = .string(title) }
    if bars != LayersDefinitions.Bars() { members.merge(bars.members) { _, new in new } }
    return .object(members)
  }
}

extension LayersDefinitions.Screen {
  fileprivate init(json: JSON, at place: String, isAccesory: Bool) throws(LayersFault) {
    if let name = json.string {
      self.init(name)
      return
    }
    let known = ["name", "component", "title"] + (isAccesory ? ["parents", "frame"] : [])
    let members = try LayersMembers(json, at: place, known: known)
    self.init(
      try members.required("name", members.text("name")), component: try members.text("component"),
      title: try members.text("title"), parents: try members.texts("parents"))
    guard let frame = try members.array("frame") else { return }
    let numbers = frame.compactMap(\.double)
    guard frame.count == 4, numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0 else {
      throw LayersFault("\(place)'s 'frame' is no area; the numbers x, y, width and height are expected.")
    }
    self.frame = numbers
  }

  fileprivate var json: JSON {
    var members: JSONObject = ["name": .string(name)]
    if let component { members["component"] = .string(component) }
    if let title { members["title"] = .string(title) }
    if let parents { members["parents"] = .array(parents.map { .string($0) }) }
    if let frame { members["frame"] = .array(frame.map { .double($0) }) }
    return .object(members)
  }
}
