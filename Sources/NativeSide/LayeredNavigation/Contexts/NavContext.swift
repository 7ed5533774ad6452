public import HeadlessUIKit
public import NavbridgeRuntime
internal import NavbridgeWire

/// One opened screen: its place in the navigation, what it was opened with, and its controller (layered-navigation §6).
///
/// The navigation makes it. Stacks and states carry its text only.
@MainQueue
public final class NavContext {
  /// The id, which no other context of the navigation has. −1 for the context of an outcome that is not about one stack.
  public nonisolated let contextId: Int
  /// The layer of the stack. Nil for the context of a transaction.
  public nonisolated let layer: Layer?
  /// The name of the controller, as it was defined.
  public nonisolated let controller: String
  /// The resource that the screen shows.
  public nonisolated let resourceId: String?
  /// The payload and the closures of the opener.
  public nonisolated let info: NavInfo
  /// The navigation to which the context belongs. Nil when that has ended.
  weak var owner: (any ContextOwner)?
  /// The operation that made it the current context last.
  var navigator: Navigator
  /// The constructor of a push by closure. Nil when the definition's is used.
  let constructor: (@MainQueue () -> UIViewController)?
  private var strong: UIViewController?
  private weak var weakReference: UIViewController?
  /// The payload that a pop carries, until `onPopped` is called.
  var popPayload = NavPayload.none
  /// The payload that is reported to the opener before `onPopped`, because the screen has dismissed itself with it.
  var lastReport: NavPayload?
  private var hasBeenPopped = false

  init(
    contextId: Int, layer: Layer?, controller: String, resourceId: String? = nil, info: NavInfo? = nil,
    navigator: Navigator = .push, constructor: (@MainQueue () -> UIViewController)? = nil
  ) {
    self.contextId = contextId
    self.layer = layer
    self.controller = controller
    self.resourceId = resourceId
    self.info = info ?? NavInfo()
    self.info.contextId = contextId
    self.navigator = navigator
    self.constructor = constructor
  }

  /// The view controller that shows the context. Nil before it is shown, and when it is gone.
  public var viewController: UIViewController? { weakReference }

  /// Keeps a new controller until `handOver`.
  func keep(_ controller: UIViewController) {
    strong = controller
    weakReference = controller
  }

  /// Leaves the controller to the navigation controller, which owns it from now on.
  func handOver() { strong = nil }

  /// Reports a payload to the opener. It may be called any number of times.
  public func callback(_ payload: Any?) { info.callback(NavPayload(payload)) }

  /// Dismisses the accessory to which the context belongs. When it is gone, its opener gets the payload by `callback`,
  /// and then its end by `onPopped` (layered-navigation §7).
  ///
  /// - Parameter completion: Called once, on the main thread. The outcome has the failure `notShown` if the context
  ///   belongs to no accessory, and `ended` if its navigation has ended.
  public func dismissAccesory(with payload: Any? = nil, completion: @escaping (NavOutcome) -> Void = { _ in }) {
    guard let owner else { return completion(NavOutcome(context: self, failure: .ended)) }
    owner.dismissAccesory(self, with: NavPayload(payload), completion: completion)
  }

  /// Reports that the context has left its stack. Only the first call has an effect.
  func popped() {
    guard !hasBeenPopped else { return }
    hasBeenPopped = true
    if let lastReport { info.callback(lastReport) }
    info.onPopped(popPayload)
  }

  var reference: ControllerReference {
    ControllerReference(controller, resourceId: resourceId, contextId: contextId)
  }

  /// The members as a dump shows them. The payload is there if it has a text.
  var dump: JSON {
    [
      "contextId": .int(Int64(contextId)), "layer": layer.map { .string($0.name) } ?? .null,
      "controller": .string(controller), "resourceId": resourceId.map { .string($0) } ?? .null,
      "navigator": .string(navigator.rawValue), "payload": info.payload.text.map { .string($0) } ?? .null,
    ]
  }
}
