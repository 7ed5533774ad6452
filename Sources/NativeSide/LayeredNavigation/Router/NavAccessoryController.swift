internal import HeadlessUIKit
internal import NavbridgeRuntime

/// A base class for screens of accessories, which dismiss themselves (layered-navigation §7).
@MainQueue
class NavAccessoryController: UIViewController, NavViewController {
  var navContext: NavContext?
  /// The navigation to which the accessory belongs.
  weak var engine: NavigationEngine?

  init(_ engine: NavigationEngine) {
    self.engine = engine
    super.init()
  }

  func navContextInit(with context: NavContext) {}
  func setupEmptyState() {}
  func setupContent(with content: ContentHandle) { content.complete() }

  /// Dismisses the accessory, and then reports the payload to its opener.
  func dismissAccesory(with payload: Any? = nil) {
    guard let context = navContext, let layer = context.layer, let engine else { return }
    engine.perform(NavCall(layer, .popToRoot(payload: NavPayload(payload)))) { outcome in
      if outcome.isDone { context.callback(payload) }
    }
  }
}
