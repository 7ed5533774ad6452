internal import NavbridgeWire

/// The members of an action, or of one of its parameters, while it is read. A null counts as missing. Each error names
/// the place.
struct ActionMembers {
  private let members: JSONObject
  /// The names that lead from the outermost action to the object.
  private let path: [String]
  /// The name of the action's route, for errors. Nil if there is none that can be read.
  private let routeName: String?

  init(_ action: JSON) throws(RouterError) {
    guard action.object != nil else {
      throw RouterError(.badAction, "The action is not an object, but \(action.kindWithArticle).")
    }
    self.init(action: action, at: [])
  }

  private init(action: JSON, at path: [String]) {
    let name = action.value(at: ["route", "name"]) ?? action.value(at: ["navParams", "route", "name"])
    self.init(action, at: path, routeName: name?.string)
  }

  private init(_ json: JSON, at path: [String], routeName: String?) {
    (members, self.path, self.routeName) = (json.object ?? [:], path, routeName)
  }

  func fault(_ predicate: String) -> RouterError {
    let place = path.isEmpty ? "The action" : "The action's '\(path.joined(separator: "."))'"
    let route = routeName.map { $0.isEmpty ? "" : " for the route '\(cut: $0)'" } ?? ""
    return RouterError(.badAction, "\(place)\(route) \(predicate).")
  }

  /// Throws for a member that does not exist, because it may be a misspelling of one that does.
  func admit(_ names: [String]) throws(RouterError) {
    for (name, _) in members where !names.contains(where: { $0.isExactly(name.text) }) {
      let known = names.map { "'\($0)'" }.joined(separator: ", ")
      throw fault("has the member '\(cut: name.text)', which does not exist; the members are \(known)")
    }
  }

  private func value(_ name: String) -> JSON? {
    guard let value = members[name], !value.isNull else { return nil }
    return value
  }

  private func wrong(_ name: String, _ value: JSON, _ expected: String) -> RouterError {
    fault("has a wrong '\(name)': it is \(value.kindWithArticle), and \(expected) is expected")
  }

  func text(_ name: String) throws(RouterError) -> String? {
    guard let value = value(name) else { return nil }
    guard let text = value.string else { throw wrong(name, value, "a text") }
    return text
  }

  func flag(_ name: String) throws(RouterError) -> Bool? {
    guard let value = value(name) else { return nil }
    guard let flag = value.bool else { throw wrong(name, value, "true or false") }
    return flag
  }

  func object(_ name: String) throws(RouterError) -> JSONObject? {
    guard let value = value(name) else { return nil }
    guard let object = value.object else { throw wrong(name, value, "an object") }
    return object
  }

  func members(_ name: String) throws(RouterError) -> ActionMembers? {
    guard let value = try container(name) else { return nil }
    return ActionMembers(value, at: path + [name], routeName: routeName)
  }

  /// An action that is performed on the destination of this one.
  func action(_ name: String) throws(RouterError) -> ActionMembers? {
    guard let value = try container(name) else { return nil }
    return ActionMembers(action: value, at: path + [name])
  }

  private func container(_ name: String) throws(RouterError) -> JSON? {
    guard let value = value(name) else { return nil }
    guard value.object != nil else { throw wrong(name, value, "an object") }
    return value
  }

  // MARK: - Parameters

  func route(_ name: String) throws(RouterError) -> Route? {
    guard let route = try members(name) else { return nil }
    try route.admit(["key", "name", "params"])
    guard let screen = try route.text("name"), !screen.isEmpty else {
      throw route.fault("has no 'name'; the name of a screen is expected")
    }
    return Route(key: try route.text("key") ?? "", name: screen, params: try route.object("params") ?? [:])
  }

  func drawerState() throws(RouterError) -> DrawerState? {
    guard let state = try members("drawerState") else { return nil }
    try state.admit(["side"])
    guard let word = try state.text("side") else { return DrawerState() }
    guard let side = DrawerState.Side(rawValue: word) else {
      throw state.fault("has the side '\(cut: word)'; 'left' or 'right' is expected")
    }
    return DrawerState(side: side)
  }

  func navParams() throws(RouterError) -> NavigateParams? {
    guard let params = try members("navParams") else { return nil }
    try params.admit(["route", "stack", "animated", "replaceKey"])
    guard let route = try params.route("route") else {
      throw params.fault("has no 'route'; an object with the 'name' of a screen is expected")
    }
    return NavigateParams(
      route: route, stack: try params.text("stack"), animated: try params.flag("animated") ?? true,
      replaceKey: try params.text("replaceKey"))
  }

  func popParams() throws(RouterError) -> PopParams? {
    guard let params = try members("popParams") else { return nil }
    try params.admit(["count", "toKey", "animated"])
    return PopParams(
      count: try params.count() ?? 1, toKey: try params.text("toKey"), animated: try params.flag("animated") ?? true)
  }

  private func count() throws(RouterError) -> Int? {
    guard let value = value("count") else { return nil }
    guard let count = value.int, count >= 1 else {
      throw fault("has a wrong 'count': it is \(cut: value.description), and a whole number from 1 is expected")
    }
    return count
  }
}
