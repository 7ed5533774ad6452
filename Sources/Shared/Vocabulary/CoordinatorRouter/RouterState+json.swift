public import NavbridgeWire

extension RouterState {
  /// The state as it is sent to the script side (native-router §10).
  public var json: JSON {
    [
      "tabs": .array(
        tabs.map { tab in
          [
            "name": .string(tab.name), "navId": .string(tab.navId), "rootRoute": tab.rootRoute.json,
            "chain": .array(tab.chain.map(\.json)),
          ]
        }),
      "selected": .int(Int64(selected)),
      "modals": .array(
        modals.map { modal in
          [
            "navId": .string(modal.navId), "presenterKey": .string(modal.presenterKey),
            "chain": .array(modal.chain.map(\.json)),
          ]
        }),
      "drawer": .string(drawer?.rawValue ?? "none"),
      "seq": .int(Int64(seq)),
    ]
  }

  /// Reads a state that `json` has made. Nil if a member is missing or of a wrong type.
  public init?(json: JSON) {
    guard let tabs = json["tabs"]?.array?.all(Tab.init), let selected = json["selected"]?.int,
      tabs.indices.contains(selected), let modals = json["modals"]?.array?.all(Modal.init),
      let drawer = json["drawer"]?.string, let seq = json["seq"]?.int
    else { return nil }
    let side = DrawerState.Side(rawValue: drawer)
    guard side != nil || drawer == "none" else { return nil }
    self.init(tabs: tabs, selected: selected, modals: modals, drawer: side, seq: seq)
  }
}

extension RouterState.Screen {
  /// The members of the route, and those of the coordinator.
  public var json: JSON {
    [
      "key": .string(route.key), "name": .string(route.name), "params": .object(route.params),
      "coordinator": .string(coordinator), "views": .int(Int64(views)),
    ]
  }

  /// Reads the form of the protocol; nil if a member is missing or wrong.
  public init?(json: JSON) {
    guard let route = NativeRoute(json: json), let coordinator = json["coordinator"]?.string,
      let views = json["views"]?.int
    else { return nil }
    self.init(route: route, coordinator: coordinator, views: views)
  }
}

extension RouterState.Tab {
  init?(json: JSON) {
    guard let name = json["name"]?.string, let navId = json["navId"]?.string,
      let root = json["rootRoute"].flatMap(NativeRoute.init), let chain = RouterState.chain(json["chain"])
    else { return nil }
    self.init(name: name, navId: navId, rootRoute: root, chain: chain)
  }
}

extension RouterState.Modal {
  init?(json: JSON) {
    guard let navId = json["navId"]?.string, let presenter = json["presenterKey"]?.string,
      let chain = RouterState.chain(json["chain"])
    else { return nil }
    self.init(navId: navId, presenterKey: presenter, chain: chain)
  }
}

extension RouterState {
  /// Reads the screens of a chain, which has at least one.
  fileprivate static func chain(_ json: JSON?) -> [Screen]? {
    guard let chain = json?.array?.all(Screen.init), !chain.isEmpty else { return nil }
    return chain
  }
}

extension [JSON] {
  /// Reads each item. Nil if one of them cannot be read.
  fileprivate func all<Value>(_ read: (JSON) -> Value?) -> [Value]? {
    let values = compactMap(read)
    return values.count == count ? values : nil
  }
}
