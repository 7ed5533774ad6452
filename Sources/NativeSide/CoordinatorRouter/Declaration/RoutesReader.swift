internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// A value of a routes file while it is read.
typealias RoutesReader = MemberReader<RouterAppFault>

extension RoutesReader {
  func text(_ name: String) throws(RouterAppFault) -> String { try read(.text(name)) }
  func optionalText(_ name: String) throws(RouterAppFault) -> String? { try read(.optional(.text(name))) }

  func flag(_ name: String, default standard: Bool) throws(RouterAppFault) -> Bool {
    try read(.flag(name, default: standard))
  }

  func values(_ name: String) throws(RouterAppFault) -> JSONObject {
    try read(.optional(.object(name)))?.object ?? [:]
  }

  /// A route: the name of its screen, or `{"name","params"?}`.
  func route(_ name: String) throws(RouterAppFault) -> NativeRoute {
    guard let member = member(name) else {
      throw RouterAppFault(
        path + [.member(name)],
        "'\(name)' is missing; the name of a screen is expected, or an object with 'name' and 'params'.")
    }
    if let screen = member.json.string { return NativeRoute(name: screen) }
    try member.admit(["name", "params"])
    return NativeRoute(name: try member.text("name"), params: try member.values("params"))
  }
}
