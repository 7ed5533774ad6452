public import NavbridgeVocabulary
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

/// A mistake in the declaration of an app.
public struct RouterAppFault: MemberFailure, FileFailure, Sendable, Equatable, CustomStringConvertible {
  /// The place in the declaration, as a path from its root: `.screens[2].flag`. Empty for the whole declaration.
  public let path: String
  /// The place in the file as line and column, counted from 1. Nil for a declaration that is not a file.
  public let place: String?
  /// A full sentence.
  public let message: String

  package let steps: [JSONStep]

  package init(_ steps: [JSONStep], _ message: String, place: JSONPlace? = nil) {
    self.steps = steps
    path = steps.map(\.description).joined()
    self.place = place?.description
    self.message = message
  }

  /// The fault of a value that cannot be read. The path is part of it, so its message names only the value.
  public init(_ fault: MemberFault) {
    self.init(fault.path, MemberFault(fault.path.suffix(1), fault.predicate).sentence)
  }

  public var description: String {
    let context = [place, path.isEmpty ? nil : path].compactMap { $0 }.joined(separator: " ")
    return context.isEmpty ? message : "\(context): \(message)"
  }
}
