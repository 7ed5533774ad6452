import NavbridgeRuntime

/// The view controllers that are presented one over another, from the lowest to the topmost. With it the decision on the
/// status bar and on the orientations does not look at each of them.
@MainQueue
final class PresentationChain {
  @MainQueue private struct Link {
    @WeakReference var controller: UIViewController?
    /// The position of the topmost link up to this one that takes its presenter's view out of the window. It is -1 if
    /// there is none.
    let takesAway: Int
    /// The same for a link that fills the window.
    let fills: Int
  }

  /// The view controller over which the lowest one is presented. It is not presented itself.
  @WeakReference private(set) var base: UIViewController?
  private var links: [Link] = []

  private init(over base: UIViewController) {
    self.base = base
    base.modalState.chainAbove = self
  }

  /// Puts a presented view controller on the chain of its presenter, or begins one.
  static func link(_ presented: UIViewController, over presenter: UIViewController) {
    let chain = presenter.modalState.chain ?? presenter.modalState.chainAbove ?? PresentationChain(over: presenter)
    chain.append(presented)
  }

  /// Takes a view controller off its chain. The ones above it remain presented over it.
  static func unlink(_ presented: UIViewController) {
    guard let modal = presented.modal, let chain = modal.chain else { return }
    let above = chain.links[(modal.place + 1)...].compactMap(\.controller)
    chain.links.removeSubrange(modal.place...)
    if chain.links.isEmpty { chain.base?.modal?.chainAbove = nil }
    modal.chain = nil
    guard !above.isEmpty else { return }
    let rest = PresentationChain(over: presented)
    for controller in above { rest.append(controller) }
  }

  private func append(_ controller: UIViewController) {
    let style = controller.modal?.presentation?.presentationStyle ?? .automatic
    let below = links.last
    controller.modalState.chain = self
    controller.modalState.place = links.count
    links.append(
      Link(
        controller: controller, takesAway: style.takesPresenterAway ? links.count : below?.takesAway ?? -1,
        fills: style.isCard ? below?.fills ?? -1 : links.count))
  }

  /// The topmost view controller that takes its presenter's view out of the window.
  var topmostThatTakesAway: UIViewController? { controller(at: links.last?.takesAway) }

  /// The topmost view controller that fills the window. A sheet does not.
  var topmostThatFills: UIViewController? { controller(at: links.last?.fills) }

  /// Returns true if both are on this chain, and the first is presented below the second.
  func has(_ lower: UIViewController, below upper: UIViewController) -> Bool {
    guard let lower = lower.modal, let upper = upper.modal else { return false }
    return lower.chain === self && upper.chain === self && lower.place < upper.place
  }

  private func controller(at place: Int?) -> UIViewController? {
    guard let place, place >= 0 else { return nil }
    return links[place].controller
  }
}
