internal import Shared

/// What a controller that presents, is presented or was configured for it remembers. Plain screens have none.
@MainQueue
final class ModalState {
  /// What this controller presents.
  var presented: UIViewController?
  /// Its own presentation: made when asked for, gone when it has been dismissed.
  var presentation: UIPresentationController?
  var style = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var isModalInPresentation = false
  var definesPresentationContext = false
  var isAboutToBePresented = false
  var providesTransitionStyle = false
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The presentation of what this controller presents.
  var presentationOver: UIPresentationController? { presented?.modal?.presentation }
}
