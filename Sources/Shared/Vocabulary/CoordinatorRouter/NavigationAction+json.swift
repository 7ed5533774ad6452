public import NavbridgeWire

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
  public init(json: JSON) throws(RouterError) {
    self = try Self.read(ActionMembers(json))
  }

  private static func read(_ members: ActionMembers) throws(RouterError) -> NavigationAction {
    guard let type = try members.text("type") else {
      throw members.fault("has no 'type'; the types are \(Kind.list)")
    }
    guard let kind = Kind(wire: type) else {
      throw members.fault("has the type '\(cut: type)', which does not exist; the types are \(Kind.list)")
    }
    try members.admit(["type"] + kind.parameters)
    switch kind {
    case .goBack: return .goBack
    case .setParams: return .setParams(params: try members.object("params"))
    case .navigate:
      let action = try members.action("action").map { (nested) throws(RouterError) in try read(nested) }
      return .navigate(action: action, route: try members.route("route"), stack: try members.text("stack"))
    case .reset: return .reset
    case .resetHome: return .resetHome
    case .openDrawer: return .openDrawer(drawerState: try members.drawerState())
    case .closerDrawer: return .closerDrawer
    case .toggleDrawer: return .toggleDrawer(drawerState: try members.drawerState())
    case .push: return .push(navParams: try members.navParams())
    case .pop: return .pop(popParams: try members.popParams())
    case .replace: return .replace(navParams: try members.navParams())
    case .popToTop: return .popToTop
    }
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

  fileprivate static var list: String { allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ") }
}

extension NavigateParams {
  public var json: JSON {
    var members: JSONObject = ["route": route.json]
    members["stack"] = stack.map { .string($0) }
    if !animated { members["animated"] = false }
    members["replaceKey"] = replaceKey.map { .string($0) }
    return .object(members)
  }
}

extension PopParams {
  public var json: JSON {
    var members: JSONObject = ["count": .int(Int64(count))]
    members["toKey"] = toKey.map { .string($0) }
    if !animated { members["animated"] = false }
    return .object(members)
  }
}
