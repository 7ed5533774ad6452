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

  /// The presentation of the view controller that this one presents.
  var presentationOver: UIPresentationController? { presented?.modal?.presentation }
}
