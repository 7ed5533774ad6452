internal import NavbridgeRuntime

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
