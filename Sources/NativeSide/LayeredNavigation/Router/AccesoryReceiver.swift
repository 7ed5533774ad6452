public import HeadlessUIKit
public import NavbridgeRuntime

/// The calls of an accessory's layer (layered-navigation §4). A push shows the accessory, and the pop of its last screen
/// hides it.
public final class AccesoryReceiver<Accesory: RawRepresentable<String>>: LayerReceiver<Accesory> {
  /// Pushes an accessory, and calls the closure with each payload that it reports back, such as that of
  /// `dismissAccesory(with:)`.
  public func push(_ accesory: Accesory, callback: @escaping @MainQueue (NavPayload) -> Void) {
    let info = NavInfo()
    info.callback = callback
    push(accesory, info: info)
  }

  /// Pops the stack to its root, with which the accessory disappears. Nothing happens if it is not up.
  ///
  /// - Parameter payload: Given to the opener of the current screen by `onPopped`.
  public func dismiss(
    payload: Any? = nil, animator: NavAnimator? = nil, completion: @escaping Completion = { _ in }
  ) { popToRoot(payload: payload, animator: animator, completion: completion) }
}

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

/// The calls of the main navigation, or of a tab (layered-navigation §4). Each shows its layer first; a change of its stack
/// hides the accessories.
public final class StackReceiver<Controller: RawRepresentable<String>, Accesory: RawRepresentable<String>>:
  LayerReceiver<Controller>
{
  /// Clears the stack and pushes, in one transaction.
  public func goTo(
    _ controller: Controller, resourceId: String? = nil, info: NavInfo? = nil, animator: NavAnimator? = nil,
    completion: @escaping Completion = { _ in }
  ) {
    let request = ContextRequest(controller.rawValue, resourceId: resourceId, info: info, animator: animator)
    perform(.goTo(request), animator, completion)
  }

  /// Shows the layer as it is. The accessories stay.
  public func show(animator: NavAnimator? = nil, completion: @escaping Completion = { _ in }) {
    perform(.show, animator, completion)
  }

  /// Hides the tabs.
  ///
  /// - Parameter explicit: true if the call is to fail with `notShown` when they do not show.
  public func hide(animator: NavAnimator? = nil, explicit: Bool = false, completion: @escaping Completion = { _ in }) {
    perform(.hide(explicit: explicit), animator, completion)
  }

  /// Shows this layer, with an accessory above it, in one transaction.
  ///
  /// - Parameter index: the layer of the accessory, from 0 to 9.
  public func overlay(
    _ accesory: Accesory, atLayer index: Int = 0, info: NavInfo? = nil, completion: @escaping Completion = { _ in }
  ) {
    engine.transaction(
      { [engine, layer] in
        engine.perform(NavCall(layer, .show))
        engine.perform(NavCall(.accesory(index), .push(ContextRequest(accesory.rawValue, info: info))))
      }, completion: completion)
  }
}
