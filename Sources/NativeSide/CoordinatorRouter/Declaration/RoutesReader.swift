internal import NavbridgeVocabulary
internal import NavbridgeWire

/// A value of a routes file while it is read, with its place. A null counts as missing. Each error names the place.
struct RoutesReader {
  let json: JSON
  let path: [JSONPlace.Step]

  func fault(_ message: String) -> RouterAppFault { RouterAppFault(path, message) }

  private func wrong(_ expected: String) -> RouterAppFault {
    let name = if case .member(let name)? = path.last { "'\(name)'" } else { "The item" }
    return fault("\(name) must be \(expected).")
  }

  /// Throws for a member that does not exist, because it may be a misspelling of one that does.
  func admit(_ names: String...) throws(RouterAppFault) {
    guard let members = json.object else { throw wrong("an object") }
    for (name, _) in members where !names.contains(where: { $0.isExactly(name.text) }) {
      let known = names.map { "'\($0)'" }.joined(separator: ", ")
      throw RouterAppFault(
        path + [.member(name.text)], "There is no member '\(cut: name.text)' here. The members are \(known).")
    }
  }

  func member(_ name: String) -> RoutesReader? {
    guard let value = json[name], !value.isNull else { return nil }
    return RoutesReader(json: value, path: path + [.member(name)])
  }

  func text(_ name: String) throws(RouterAppFault) -> String? {
    guard let member = member(name) else { return nil }
    return try member.text()
  }

  func text() throws(RouterAppFault) -> String {
    guard let text = json.string else { throw wrong("a text") }
    return text
  }

  func requiredText(_ name: String) throws(RouterAppFault) -> String {
    guard let text = try text(name) else { throw fault("'\(name)' is missing; a text is expected.") }
    return text
  }

  func flag(_ name: String) throws(RouterAppFault) -> Bool? {
    guard let member = member(name) else { return nil }
    return try member.flag()
  }

  func flag() throws(RouterAppFault) -> Bool {
    guard let flag = json.bool else { throw wrong("true or false") }
    return flag
  }

  func object(_ name: String) throws(RouterAppFault) -> JSONObject? {
    guard let member = member(name) else { return nil }
    guard let object = member.json.object else { throw member.wrong("an object") }
    return object
  }

  /// The members of an object, each with its name.
  func members(_ name: String) throws(RouterAppFault) -> [(name: String, value: RoutesReader)] {
    guard let member = member(name), let object = try object(name) else { return [] }
    return object.map { key, value in
      (key.text, RoutesReader(json: value, path: member.path + [.member(key.text)]))
    }
  }

  func items(_ name: String) throws(RouterAppFault) -> [RoutesReader] {
    guard let member = member(name) else { return [] }
    guard let array = member.json.array else { throw member.wrong("an array") }
    return array.enumerated().map { RoutesReader(json: $1, path: member.path + [.item($0)]) }
  }

  func texts(_ name: String) throws(RouterAppFault) -> [String] {
    var texts: [String] = []
    for item in try items(name) { texts.append(try item.text()) }
    return texts
  }

  /// A route: the name of its screen, or `{"name","params"?}`.
  func route(_ name: String) throws(RouterAppFault) -> Route {
    guard let member = member(name) else {
      throw fault("'\(name)' is missing; the name of a screen is expected, or an object with 'name' and 'params'.")
    }
    if let screen = member.json.string { return Route(name: screen) }
    try member.admit("name", "params")
    return Route(name: try member.requiredText("name"), params: try member.object("params") ?? [:])
  }
}
