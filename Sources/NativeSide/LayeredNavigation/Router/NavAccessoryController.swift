public import HeadlessUIKit
public import NavbridgeRuntime

/// A base class for screens of accessories, which dismiss themselves (layered-navigation §7).
@MainQueue
open class NavAccessoryController: UIViewController, NavViewController {
  public var navContext: NavContext?

  /// Makes a screen without a context. The navigation assigns one as it shows the screen.
  public override init() { super.init() }

  open func navContextInit(with context: NavContext) {}
  open func setupEmptyState() {}
  open func setupContent(with content: ContentHandle) { content.complete() }

  /// Dismisses the accessory, and then reports the payload to its opener. A screen that has not been shown has no opener,
  /// and nothing happens.
  public func dismissAccesory(with payload: Any? = nil) { navContext?.dismissAccesory(with: payload) }
}
