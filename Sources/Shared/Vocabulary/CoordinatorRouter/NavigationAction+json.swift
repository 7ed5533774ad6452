public import NavbridgeWire
internal import OrderedCollections

extension NavigationAction {
  /// The action in the form of the wire: `{"type": …}` with its parameters. Parameters that are nil are left out.
  public var json: JSON {
    var members: JSONObject = ["type": .string(kind.rawValue)]
    switch self {
    case .goBack, .reset, .resetHome, .closerDrawer, .popToTop: break
    case .setParams(let params): members["params"] = params.map { .object($0) }
    case .navigate(let action, let route, let stack):
      members["action"] = action?.json
      members["route"] = route?.json
      members["stack"] = stack.map { .string($0) }
    case .openDrawer(let drawerState), .toggleDrawer(let drawerState):
      members["drawerState"] = drawerState.map { ["side": .string($0.side.rawValue)] }
    case .push(let navParams), .replace(let navParams): members["navParams"] = navParams?.json
    case .pop(let popParams): members["popParams"] = popParams?.json
    }
    return .object(members)
  }

  /// Reads an action. Throws an error that names the first mistake (native-router §4).
  public init<Failure>(_ members: MemberReader<Failure>) throws(Failure) {
    if members.json.object == nil { try members.admit([]) }
    let kind = try Kind(members)
    try members.admit(["type"] + kind.parameters)
    switch kind {
    case .goBack: self = .goBack
    case .setParams: self = .setParams(params: try members.read(.optional(.object("params")))?.object)
    case .navigate:
      let action = try members.object("action").map { (action) throws(Failure) in try NavigationAction(action) }
      self = .navigate(action: action, route: try members.route(), stack: try members.read(.optional(.text("stack"))))
    case .reset: self = .reset
    case .resetHome: self = .resetHome
    case .openDrawer: self = .openDrawer(drawerState: try members.drawerState())
    case .closerDrawer: self = .closerDrawer
    case .toggleDrawer: self = .toggleDrawer(drawerState: try members.drawerState())
    case .push: self = .push(navParams: try members.navParams())
    case .pop: self = .pop(popParams: try members.popParams())
    case .replace: self = .replace(navParams: try members.navParams())
    case .popToTop: self = .popToTop
    }
  }
}

extension MemberReader {
  /// The member `route`. Nil if it is missing.
  fileprivate func route() throws(Failure) -> NativeRoute? {
    guard let route = try object("route") else { return nil }
    try route.admit(["key", "name", "params"])
    let screen = try route.read(.text("name"))
    if screen.isEmpty { throw route.member("name")!.fault("is empty; the name of a screen is expected") }
    return NativeRoute(
      key: try route.read(.optional(.text("key"))) ?? "", name: screen,
      params: try route.read(.optional(.object("params")))?.object ?? [:])
  }

  fileprivate func drawerState() throws(Failure) -> DrawerState? {
    guard let state = try object("drawerState") else { return nil }
    try state.admit(["side"])
    return DrawerState(side: try state.read(.word("side", DrawerState.Side.self, default: .left)))
  }

  fileprivate func navParams() throws(Failure) -> NavigateParams? {
    guard let params = try object("navParams") else { return nil }
    try params.admit(["route", "stack", "animated", "replaceKey"])
    _ = try params.read(.object("route"))
    return NavigateParams(
      route: try params.route()!, stack: try params.read(.optional(.text("stack"))),
      animated: try params.read(.flag("animated", default: true)),
      replaceKey: try params.read(.optional(.text("replaceKey"))))
  }

  fileprivate func popParams() throws(Failure) -> PopParams? {
    guard let params = try object("popParams") else { return nil }
    try params.admit(["count", "toKey", "animated"])
    return PopParams(
      count: try params.read(.integer("count", in: NumberBounds(from: 1), default: 1)),
      toKey: try params.read(.optional(.text("toKey"))), animated: try params.read(.flag("animated", default: true)))
  }
}

extension NavigationAction.Kind {
  /// The names of the parameters on the wire.
  public var parameters: [String] {
    switch self {
    case .goBack, .reset, .resetHome, .closerDrawer, .popToTop: []
    case .setParams: ["params"]
    case .navigate: ["action", "route", "stack"]
    case .openDrawer, .toggleDrawer: ["drawerState"]
    case .push, .replace: ["navParams"]
    case .pop: ["popParams"]
    }
  }

  /// Reads the type of an action, which may have a second name.
  fileprivate init<Failure>(_ members: MemberReader<Failure>) throws(Failure) {
    if let second = members.json["type"]?.string.flatMap(Self.init(wire:)) {
      self = second
    } else {
      self = try members.read(.word("type", Self.self))
    }
  }
}

extension NavigateParams {
  /// The value in the form of the protocol.
  public var json: JSON {
    var members: JSONObject = ["route": route.json]
    members["stack"] = stack.map { .string($0) }
    if !animated { members["animated"] = false }
    members["replaceKey"] = replaceKey.map { .string($0) }
    return .object(members)
  }
}

extension PopParams {
  /// The value in the form of the protocol.
  public var json: JSON {
    var members: JSONObject = ["count": .int(Int64(count))]
    members["toKey"] = toKey.map { .string($0) }
    if !animated { members["animated"] = false }
    return .object(members)
  }
}
