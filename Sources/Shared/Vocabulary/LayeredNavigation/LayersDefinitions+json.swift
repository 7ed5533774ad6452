public import NavbridgeWire
internal import OrderedCollections

extension LayersDefinitions {
  /// Reads definitions. An entry that only has a name may be a text. Throws a sentence that names the first mistake.
  public init(_ members: LayersReader) throws(LayersFault) {
    try members.admit(["nav", "tabs", "controllers", "accesories", "modals", "modal"])
    self.init()
    nav = try members.member("nav").map { (nav) throws(LayersFault) in try Root(nav, isTab: false) }
    for tab in try members.items("tabs") { tabs.append(try Root(tab, isTab: true)) }
    for screen in try members.items("controllers") { controllers.append(try Screen(screen, isAccesory: false)) }
    for screen in try members.items("accesories") + members.items("modals") {
      accesories.append(try Screen(screen, isAccesory: true))
    }
    guard let modal = try members.object("modal") else { return }
    try modal.admit(Bars.members)
    self.modal = try Bars(modal)
  }

  /// The value in the form of the protocol.
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

  fileprivate init(_ members: LayersReader) throws(LayersFault) {
    navBar = try members.read(.flag("navBar", default: true))
    tabBar = try members.read(.flag("tabBar", default: true))
    navBarAnimated = try members.read(.flag("navBarAnimated", default: true))
  }

  fileprivate var members: JSONObject {
    ["navBar": .bool(navBar), "tabBar": .bool(tabBar), "navBarAnimated": .bool(navBarAnimated)]
  }
}

extension LayersDefinitions.Root {
  fileprivate init(_ members: LayersReader, isTab: Bool) throws(LayersFault) {
    if let name = members.json.string {
      self.init(name)
      return
    }
    try members.admit(["name", "component", "title"] + LayersDefinitions.Bars.members + (isTab ? ["index"] : []))
    // The main navigation has one root, whose name is its component's.
    let component = try members.read(.optional(.text("component")))
    let name = try members.read(.optional(.text("name"))) ?? (isTab ? nil : component)
    if name == nil { _ = try members.read(.text("name")) }
    self.init(
      name!, index: try members.read(.optional(.integer("index"))), component: component,
      title: try members.read(.optional(.text("title"))))
    bars = try LayersDefinitions.Bars(members)
  }

  fileprivate var json: JSON {
    var members: JSONObject = ["name": .string(name)]
    if let index { members["index"] = .int(Int64(index)) }
    if let component { members["component"] = .string(component) }
    if let title { members["title"] = .string(title) }
    if bars != LayersDefinitions.Bars() { members.merge(bars.members) }
    return .object(members)
  }
}

extension LayersDefinitions.Screen {
  fileprivate init(_ members: LayersReader, isAccesory: Bool) throws(LayersFault) {
    if let name = members.json.string {
      self.init(name)
      return
    }
    try members.admit(["name", "component", "title"] + (isAccesory ? ["parents", "frame"] : []))
    self.init(
      try members.read(.text("name")), component: try members.read(.optional(.text("component"))),
      title: try members.read(.optional(.text("title"))), parents: try members.read(.optional(.texts("parents"))))
    let frame = try members.read(.optional(.vector("frame", SIMD4<Double>.self)))
    self.frame = frame.map { [$0.x, $0.y, $0.z, $0.w] }
    if let frame, frame.z < 0 || frame.w < 0 {
      throw members.member("frame")!.fault("has a size below zero; the numbers are x, y, width and height")
    }
  }

  fileprivate var json: JSON {
    var members: JSONObject = ["name": .string(name)]
    if let component { members["component"] = .string(component) }
    if let title { members["title"] = .string(title) }
    if let parents { members["parents"] = .texts(parents) }
    if let frame { members["frame"] = .array(frame.map { .double($0) }) }
    return .object(members)
  }
}
