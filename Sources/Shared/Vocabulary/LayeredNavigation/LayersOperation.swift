public import NavbridgeWire
internal import OrderedCollections

/// One operation of the layered navigation: a call's content, or an element of a transaction (layered-navigation §12).
public struct LayersOperation: Sendable, Equatable {
  /// What an operation does.
  public enum Verb: String, Sendable, CaseIterable {
    /// Pushes a controller.
    case push
    /// Pops to a controller, or pushes it.
    case popTo
    /// Pops the screen in front.
    case popCurrent
    /// Pops all screens but the lowest.
    case popToRoot
    /// Clears the stack and pushes.
    case goTo
    /// Shows the layer.
    case show
    /// Hides the layer.
    case hide
    /// Makes the stack that of the texts.
    case apply

    /// True for a verb that names a controller, and may open one.
    public var opens: Bool {
      switch self {
      case .push, .popTo, .goTo: true
      case .popCurrent, .popToRoot, .show, .hide, .apply: false
      }
    }
  }

  /// What the operation does.
  public var verb: Verb
  /// The name of the layer.
  public var layer: String
  /// The controller that it opens.
  public var controller: String?
  /// The resource that the controller shows.
  public var resourceId: String?
  /// The context to which `popTo` pops.
  public var contextId: Int?
  /// What it hands over.
  public var payload: JSON?
  /// Its animation; nil for the layer's own.
  public var animator: LayersAnimator?
  /// True if the moments of the screen's set-up are reported.
  public var reportsHooks = false
  /// True if a `hide` that hides nothing fails.
  public var isExplicit = false
  /// The stack of `apply`.
  public var texts: [String] = []
  /// The id by which events name the operation as the opener of a context.
  public var id: String?

  /// An operation of a layer.
  public init(_ verb: Verb, _ layer: String, controller: String? = nil) {
    self.verb = verb
    self.layer = layer
    self.controller = controller
  }

  private static let members = [
    "op", "layer", "controller", "resourceId", "contextId", "payload", "animator", "hooks", "explicit", "texts", "id",
  ]

  /// Reads an element of a transaction. Throws a sentence that names the first mistake.
  public init(_ members: LayersReader) throws(LayersFault) {
    try members.admit(Self.members)
    verb = try members.read(.word("op", Verb.self))
    layer = try members.read(.text("layer"))
    controller = try members.read(.optional(.text("controller")))
    if verb.opens { _ = try members.read(.text("controller")) }
    resourceId = try members.read(.optional(.text("resourceId")))
    contextId = try members.read(.optional(.integer("contextId")))
    payload = try members.read(.optional(.value("payload")))
    animator = try members.object("animator").map { (animator) throws(LayersFault) in try LayersAnimator(animator) }
    reportsHooks = try members.read(.flag("hooks", default: false))
    isExplicit = try members.read(.flag("explicit", default: false))
    texts = try members.read(.optional(.texts("texts"))) ?? []
    id = try members.read(.optional(.text("id")))
  }

  /// The value in the form of the protocol.
  public var json: JSON {
    var members: JSONObject = ["op": .string(verb.rawValue), "layer": .string(layer)]
    if let controller { members["controller"] = .string(controller) }
    if let resourceId { members["resourceId"] = .string(resourceId) }
    if let contextId { members["contextId"] = .int(Int64(contextId)) }
    if let payload { members["payload"] = payload }
    if let animator { members["animator"] = animator.json }
    if reportsHooks { members["hooks"] = true }
    if isExplicit { members["explicit"] = true }
    if verb == .apply { members["texts"] = .texts(texts) }
    if let id { members["id"] = .string(id) }
    return .object(members)
  }
}
