internal import NavbridgeKernel
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// What is wrong with a node by itself (protocol §4a). react-native-navigation's JavaScript sends no such node, so
/// most of it would end an app on iOS, or be ignored.
extension RNNLayoutNode {
  /// - Parameters:
  ///   - data: its member `data`.
  ///   - items: its member `children`.
  ///   - hasId: true if it has an id that is a text.
  ///   - hasName: true if `data` has a name that is a text.
  /// - Throws: `INVALID_LAYOUT`, and the exceptions of iOS `UnknownControllerType` and `MissingViewId`, each with its
  ///   place in the node.
  static func check(
    _ json: JSONValue, _ data: JSONValue?, _ items: JSONValue?, type: RNNLayoutType?, hasId: Bool, hasName: Bool
  ) throws(NativeException) {
    guard let type else { throw faultOfType(json) }
    if !hasId { try checkMissingId(json["id"], type) }
    if let data, data.kind != .object { try refuse(data, "data", expected: "an object") }
    if let items, items.kind != .array { try refuse(items, "children", expected: "an array of nodes") }
    if type.isLeaf {
      if let items, items.kind == .array, items.count > 0 {
        throw .invalidLayout("\(type.article) \(type.rawValue) has no children.").at("children[0]")
      }
      if !hasName { try checkMissingName(data?["name"], type) }
    }
    try checkObjects(of: data)
  }

  private static func faultOfType(_ json: JSONValue) -> NativeException {
    if json.isNull { return .unknownControllerType(nil).at("") }
    guard json.kind == .object else { return .notOfKind(json.json, expected: "a node of a layout").at("") }
    guard let type = json["type"], !type.isNull else {
      return .unknownControllerType(nil, advice: adviceForLibrary(json.json)).at("type")
    }
    guard let word = type.string else { return .notOfKind(type.json, expected: "a text").at("type") }
    return .unknownControllerType(
      word, advice: RNNLayoutType.allCases.map(\.rawValue).nearest(to: word).map { "Did you mean '\($0)'?" }
    ).at("type")
  }

  /// A sentence for a layout in the form that the functions of the library take, which its JavaScript makes nodes of.
  /// Nil for any other object.
  private static func adviceForLibrary(_ json: JSON) -> String? {
    let forms = RNNLayoutType.allCases.map { ($0, $0.rawValue.prefix(1).lowercased() + $0.rawValue.dropFirst()) }
    guard let (type, key) = forms.first(where: { json[$0.1] != nil }) else { return nil }
    return "The layout {\"\(key)\": …} of the library's functions is the node {\"id\", \"type\": \"\(type.rawValue)\", "
      + "\"data\", \"children\"} in a message."
  }

  private static func checkMissingId(_ id: JSONValue?, _ type: RNNLayoutType) throws(NativeException) {
    if let id, !id.isNull { throw .notOfKind(id.json, expected: "a text").at("id") }
    if type == .component { throw .missingViewId.at("id") }
  }

  private static func checkMissingName(_ name: JSONValue?, _ type: RNNLayoutType) throws(NativeException) {
    if let name, !name.isNull { throw .notOfKind(name.json, expected: "a text").at("data.name") }
    throw .invalidLayout("\(type.article) \(type.rawValue) needs the name under which it is registered.").at(
      "data.name")
  }

  private static func checkObjects(of data: JSONValue?) throws(NativeException) {
    guard let data, data.kind == .object else { return }
    if let name = data["name"], name.kind != .string { try refuse(name, "data.name", expected: "a text") }
    if let options = data["options"], options.kind != .object {
      try refuse(options, "data.options", expected: "an object")
    }
    if let props = data["passProps"], props.kind != .object {
      try refuse(props, "data.passProps", expected: "an object")
    }
  }

  /// Refuses a member of another kind. A null counts as left out.
  private static func refuse(_ value: JSONValue, _ member: String, expected: String) throws(NativeException) {
    if !value.isNull { throw .notOfKind(value.json, expected: expected).at(member) }
  }
}

extension RNNLayoutType {
  /// True for the types whose nodes have no children.
  fileprivate var isLeaf: Bool { self == .component || self == .externalComponent }

  fileprivate var article: String { self == .externalComponent ? "An" : "A" }
}
