internal import NavbridgeRuntime

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
    accesory: Accesory, atLayer index: Int = 0, info: NavInfo? = nil, completion: @escaping Completion = { _ in }
  ) {
    engine.transaction(
      { [engine, layer] in
        engine.perform(NavCall(layer, .show))
        engine.perform(NavCall(.accesory(index), .push(ContextRequest(accesory.rawValue, info: info))))
      }, completion: completion)
  }
}
