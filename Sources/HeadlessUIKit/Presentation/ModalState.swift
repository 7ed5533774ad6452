internal import NavbridgeRuntime

/// The presentation state of a view controller that presents, is presented or was configured for it. Plain screens have
/// none.
@MainQueue
final class ModalState {
  /// The view controller that this one presents.
  var presented: UIViewController?
  /// The view controller's own presentation. It is created on first access and removed after the dismissal.
  var presentation: UIPresentationController?
  var style = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var isModalInPresentation = false
  var definesPresentationContext = false
  var isAboutToBePresented = false
  var providesTransitionStyle = false
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The chain on which this view controller is while it is presented, and its position there.
  var chain: PresentationChain?
  var place = 0
  /// The chain that begins over this view controller, which is not presented itself.
  var chainAbove: PresentationChain?

  /// The application of the view controller over which this one is presented. It is read from the bottom of the chain,
  /// because a walk through all presenters would make a chain of presentations cost the square of its length.
  var applicationOfPresenter: UIApplication? {
    chain?.base?.application ?? presentation?.presentingViewController?.application
  }

  /// The presentation of the view controller that this one presents.
  var presentationOver: UIPresentationController? { presented?.modal?.presentation }
}
