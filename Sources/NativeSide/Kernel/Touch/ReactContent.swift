package import HeadlessUIKit
package import NavbridgeRuntime
internal import NavbridgeVocabulary

/// A view on the screen whose content is React's.
@MainQueue
struct ReactContent {
  let place: SurfacePlace
  let surface: RCTSurface
  weak var view: UIView?

  /// False if the view has left the screen.
  var isOnScreen: Bool { view?.window != nil }
}

extension Finger {
  /// The views on the screen whose content is React's, the frontmost first: those of overlays, of modals from the
  /// topmost down, and of the root, with the views in their bars.
  var reactContents: [ReactContent] {
    host.application.windows.reversed().filter { !$0.isHidden }.flatMap { reactContents(in: $0) }
  }

  /// The contents in a view and its subviews, the frontmost first.
  func reactContents(in view: UIView) -> [ReactContent] {
    guard !view.isHidden else { return [] }
    return view.subviews.reversed().flatMap { reactContents(in: $0) } + (reactContent(of: view).map { [$0] } ?? [])
  }

  private func reactContent(of view: UIView) -> ReactContent? {
    guard let place = (view as? any ReactContentView)?.reactPlace else { return nil }
    return ReactContent(
      place: SurfacePlace(rootTag: place.surface.rootTag, hostTag: place.hostTag), surface: place.surface, view: view)
  }
}

/// A view that wraps one scroll view. A finger that drags this view scrolls that one, and a snapshot shows the two as
/// one view.
@MainQueue
package protocol ScrollViewOwner: UIView {
  var scrollView: UIScrollView { get }
}
